// The Leviathan expansion: puts its Border, Leviathans, fights, tokens and prompts together as one `Part`.
import { shuffle } from '@undertow/shared/table/random.ts';
import type { LeviathanView } from '../../view.ts';
import { controlLocations } from '../control.ts';
import { RACES } from '../races.ts';
import type { Abyss, Part, Position } from '../rules.ts';
import { type CardId, MONSTER } from '../state.ts';
import { guess, remembering } from './guess.ts';
import { leviathanIds, spaceFor } from './leviathans.ts';
import { lords } from './lords.ts';
import { martialLaw } from './martial-law.ts';
import { monsters, onlyMonstersLeft } from './monsters.ts';
import { prompts } from './prompts.ts';
import { copyLeviathan, leviathanStateOf } from './state.ts';
import { revealAtStart, tokens } from './tokens.ts';
import { becomeCalm, dealToAll, layOut, placeLeviathan, rollDice, turnUpLeviathan } from './verbs.ts';

const STARTING_ALLY = 'crab-1';
const SCOURGE_POINTS = 5;

const exploration: readonly CardId[] = [
  STARTING_ALLY,
  ...RACES.flatMap((race) => [`${race}-1-boost`, `${race}-2-boost`, `${race}-3-dice`, `${race}-4-dice`]),
  ...Array<CardId>(3).fill(MONSTER),
];

function setup(table: Abyss): void {
  layOut(table, shuffle(table.random, [...leviathanIds]));
  dealToAll(table, STARTING_ALLY);
  turnUpLeviathan(table);
  const [a = 0, b = 0] = rollDice(table, 2);
  placeLeviathan(table, spaceFor(a + b));
}

/** The Leviathan deck is empty, or one of the supplies of Monster tokens (L50). */
function isDrained(position: Position): boolean {
  if (leviathanStateOf(position).deck.length === 0) return true;
  const { tokenSupply } = position.state;
  return position.rules.supplies.some((supply) => tokenSupply[supply]?.length === 0);
}

export const leviathan: Part = {
  id: 'leviathan',
  maxSeats: 5,
  lords,
  withoutLords: ['tamer'],
  exploration,
  tokens,
  setup,
  copy: copyLeviathan,
  monsters,
  handLimits: [martialLaw],
  endConditions: [isDrained],
  endsExploration: onlyMonstersLeft,
  score(position, seat) {
    const { wounds, scourge } = leviathanStateOf(position);
    return (scourge === seat ? SCOURGE_POINTS : 0) - (wounds[seat] ?? 0);
  },
  view(position): LeviathanView {
    const { deck, border, arriving, fighting, attack, discarded, wounds, slain, scourge, spentTokens, calm } =
      leviathanStateOf(position);
    return {
      deckCount: deck.length,
      border: { ...border },
      arriving,
      fighting,
      attack,
      discarded,
      wounds,
      slain,
      scourge,
      spentTokens,
      calm,
    };
  },
  remember: remembering(STARTING_ALLY),
  guess,
  spentTokens: ({ spentTokens }: LeviathanView) => spentTokens,
  moments: {
    // L43: tokens are revealed and Keys checked before plotting.
    *turnBegan(table) {
      const seat = table.state.active;
      yield* revealAtStart(table, seat);
      yield* controlLocations(table, seat);
    },
    endTriggered(table) {
      if (isDrained(table)) becomeCalm(table);
    },
  },
  prompts,
};
