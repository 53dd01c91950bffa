// Writes a position of Dungeon Lords as lines of text, for the client in the terminal.
import { anyScreen, type Company, listed } from '@undertow/client-sdk/examples/terminal/screen.ts';
import type { View } from '../client.ts';
import { cellWords, forms } from './forms.ts';
import { CREATURES, heroWords, SPACES } from './words.ts';

type SeatView = View['seats'][number];
type Hero = SeatView['party'][number];

const TUNNEL = 'tunnel';
const COLUMNS = [0, 1, 2, 3, 4];
const ROWS = [0, 1, 2, 3];

export const screen = anyScreen<View>({
  position(view, company) {
    return [
      `Year ${view.year}, round ${view.round}, ${view.phase}. ${company.nameOf(view.starting)} begins.`,
      ...offered(view),
      ...expected(view),
      ...minions(view, company),
      ...view.seats.flatMap((seat, number) => seatLines(seat, company.nameOf(number))),
      ...ownLines(view.seats[company.own ?? -1]),
      ...atHand(view),
    ];
  },

  beside(option, prompt) {
    if (prompt === 'planOrders' || prompt === 'planDummyOrder') return SPACES[option]?.join(' | ');
    return prompt === 'hireCreature' ? CREATURES[option] : undefined;
  },

  forms,
});

function offered({ offer }: View): string[] {
  const creatures = offer.creatures.map((id) => `${id} (${CREATURES[id]})`);
  return [`On offer: ${listed(creatures)}; rooms: ${listed(offer.rooms)}.`];
}

/** Events and heroes, now and in the next round; in the combat, its cards. */
function expected({ event, heroes, preview, specialEvent, combatCards, combatRound, paladin }: View): string[] {
  const told = [
    event || heroes.length > 0 ? `This round: ${event ?? 'no event'}; heroes: ${listed(heroes.map(heroWords))}.` : '',
    preview.event || preview.heroes.length > 0
      ? `Next round: ${preview.event ?? 'no event'}; heroes: ${listed(preview.heroes.map(heroWords))}.`
      : '',
    specialEvent ? `The special event of the year: ${specialEvent}.` : '',
    combatRound > 0 ? `Combat round ${combatRound}. Cards: ${combatCards.map((card) => card ?? '?').join(' ')}.` : '',
    paladin.at === 'tent' ? 'The paladin is in the tent.' : '',
  ];
  return told.filter((line) => line !== '');
}

/** Who stands where. */
function minions({ minions: placed }: View, { nameOf }: Company): string[] {
  const isPlaced = Object.values(placed).some((spaces) => spaces.some((minion) => minion !== null));
  if (!isPlaced) return [];
  const who = (minion: string | null) => {
    if (minion === null) return '-';
    return minion.startsWith('seat:') ? nameOf(Number(minion.slice('seat:'.length))) : minion;
  };
  const lines = Object.keys(SPACES).map(
    (order) => `  ${order.padEnd(20)}${(placed[order] ?? []).map(who).join(' | ')}`,
  );
  return ['Orders:', ...lines];
}

/** What the open question is about. */
function atHand({ subject }: View): string[] {
  if (!subject) return [];
  const { order, space, ...things } = subject;
  const offer = order && space ? [`${order}, space ${space} (${SPACES[order]?.[space - 1]})`] : [];
  return [`At hand: ${[...offer, ...Object.entries(things).map(([what, id]) => `${what} ${id}`)].join(', ')}.`];
}

function seatLines(seat: SeatView, name: string): string[] {
  const { food, gold, imps, impsWorked, trollTokens, evil, redMarks, trapCount, score } = seat;
  const trolls = trollTokens > 0 ? `, troll tokens ${trollTokens}` : '';
  const lair = seat.creatures.map(creatureWords);
  const tiles = seat.dungeon
    .filter(({ tile }) => tile !== TUNNEL)
    .map(({ tile, cell }) => `${tile} ${cellWords(cell)}`);
  const conquered = seat.dungeon.filter((tile) => tile.conquered).length;
  const { battle } = seat;
  return [
    `${name}: food ${food}, gold ${gold}, imps ${imps} (${impsWorked} at work)${trolls}, evil ${evil}, red marks ${redMarks}, traps ${trapCount}, points ${score.total}`,
    `  Lair: ${listed(lair)}. Prison: ${listed(seat.prison)}.`,
    ...(seat.party.length > 0 ? [`  Heroes: ${listed(seat.party.map(partyWords))}.`] : []),
    `  Dungeon: ${seat.dungeon.length - tiles.length} tunnels; rooms: ${listed(tiles)}; ${conquered} conquered.`,
    ...(battle
      ? [
          `  Battle at ${cellWords(battle.tile)}: step ${battle.step}, traps left ${battle.trapCount}. ${battle.effects.join(', ')}`,
        ]
      : []),
    `  Orders in hand: ${listed(seat.hand)}; blocked: ${listed(seat.blocked)}.`,
  ];
}

function creatureWords({ id, faceDown, sent, sheep }: SeatView['creatures'][number]): string {
  const marks = [faceDown ? 'face down' : '', sent ? 'sent' : '', sheep ? 'a sheep' : ''].filter((mark) => mark !== '');
  return marks.length > 0 ? `${id} (${marks.join(', ')})` : id;
}

function partyWords({ id, damage = 0, poison = 0, bonus = 0 }: Hero): string {
  const marks = [
    damage > 0 ? `damage ${damage}` : '',
    poison > 0 ? `poison ${poison}` : '',
    bonus > 0 ? `${bonus} more` : '',
  ].filter((mark) => mark !== '');
  return marks.length > 0 ? `${heroWords(id)} ${marks.join(' ')}` : heroWords(id);
}

/** What only you know, and your dungeon. */
function ownLines(seat: SeatView | undefined): string[] {
  if (!seat) return [];
  const { traps = [], drawn = [], spied, spiedCards = [], plannedTraps = [] } = seat;
  return [
    `Your traps: ${listed(traps)}${plannedTraps.length > 0 ? `; in the battle: ${plannedTraps.join(', ')}` : ''}.`,
    ...(drawn.length > 0 ? [`Orders drawn: ${drawn.join(', ')}.`] : []),
    ...spied.map((place, i) => `Combat card ${place} is ${spiedCards[i]}.`),
    'Your dungeon:',
    ...map(seat.dungeon),
  ];
}

/** Five columns, and four rows below the surface; a conquered tile stands in brackets. */
function map(dungeon: SeatView['dungeon']): string[] {
  const words = (column: number, row: number) => {
    const found = dungeon.find(({ cell }) => cell[0] === column && cell[1] === row);
    if (!found) return '.';
    return found.conquered ? `[${found.tile}]` : found.tile;
  };
  const width = 2 + Math.max(...dungeon.map(({ tile }) => tile.length + 2));
  const line = (name: string, cells: readonly string[]) =>
    `  ${name.padEnd(3)}${cells.map((one) => one.padEnd(width)).join('')}`.trimEnd();
  return [
    line('', COLUMNS.map(String)),
    ...ROWS.map((row) =>
      line(
        String(row),
        COLUMNS.map((column) => words(column, row)),
      ),
    ),
  ];
}
