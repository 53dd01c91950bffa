// The Lords of the reference: cost, power and rule of each.
import type { ReferenceCard } from '@undertow/web/src/game.ts';
import { abyss } from '../../rules/index.ts';
import type { AbyssTalk } from '../../words/abyss-in.ts';
import type { AbyssRules } from '../../words/rules-words.ts';
import { lordFace } from '../art/cards.ts';
import { guildSymbol } from '../art/symbols.ts';
import { FIRST_LORD, OF_LORDS } from './numbers.ts';

export type Box = keyof typeof FIRST_LORD;

const isBox = (id: string): id is Box => Object.hasOwn(FIRST_LORD, id);

/** The base game and its expansions, each with what it brings. */
export const boxes = abyss
  .rulesFor({ expansions: ['kraken', 'leviathan'] })
  .parts.flatMap((part) => (isBox(part.id) ? [{ ...part, id: part.id }] : []));

/** The number of the rule of each Lord. */
export const ruleOf: ReadonlyMap<string, string> = new Map(
  boxes.flatMap(({ id: box, lords = [] }) => {
    const [letter, first] = FIRST_LORD[box];
    return lords.map(({ id }, i) => [id, `${letter}${first + i}`] as const);
  }),
);

export function boxFact(talk: AbyssTalk, words: AbyssRules, box: Box): { readonly text: string } {
  return { text: box === 'base' ? words.base : talk.expansion(box).title };
}

const PRICES = [
  { id: 'low', most: 7 },
  { id: 'middle', most: 9 },
  { id: 'high', most: Number.POSITIVE_INFINITY },
] as const;

export function priceChoices(talk: AbyssTalk): readonly { readonly id: string; readonly name: string }[] {
  const cost = talk.text('board.cost');
  return [
    { id: 'low', name: `${cost}\u00a0≤\u00a07` },
    { id: 'middle', name: `${cost}\u00a08–9` },
    { id: 'high', name: `${cost}\u00a0≥\u00a010` },
  ];
}

export function lordsIn(talk: AbyssTalk, words: AbyssRules): readonly ReferenceCard[] {
  const all = boxes.flatMap(({ id: box, lords = [] }) => lords.map(({ id }) => ({ box, face: lordFace(id) })));
  return all
    .sort((one, other) => GUILDS.indexOf(one.face.guild) - GUILDS.indexOf(other.face.guild))
    .map(({ box, face }) => cardOf(talk, words, face, box));
}

export const GUILDS = ['mage', 'military', 'farmer', 'merchant', 'politician', 'ambassador', 'smuggler'] as const;

function cardOf(talk: AbyssTalk, words: AbyssRules, face: ReturnType<typeof lordFace>, box: Box): ReferenceCard {
  const { id, guild, cost, races, required, influence, keys, timing } = face;
  const { name, power } = talk.lord(id);
  const price = [
    `${talk.text('board.cost')} ${cost} ${talk.text('board.pay.from', { n: races })}`,
    ...(required ? [talk.text('board.pay.required', { race: talk.race(required) })] : []),
  ].join(', ');
  return {
    id,
    shelf: 'lords',
    name,
    text: power || talk.text('board.noPower'),
    facts: [
      { text: talk.guild(guild), sign: guildSymbol(guild) },
      { text: price },
      { text: `${talk.text('board.influence')} ${influence}` },
      ...(keys > 0 ? [{ text: talk.token('key'), sign: 'key' }] : []),
      ...(timing ? [{ text: talk.text(`board.timing.${timing}`), sign: timing }] : []),
      boxFact(talk, words, box),
    ],
    marks: {
      guild: [guild],
      box: [box],
      price: [PRICES.find(({ most }) => cost <= most)?.id ?? 'high'],
      ...(keys > 0 && { key: ['key'] }),
      ...(timing && { timing: [timing] }),
    },
    rules: [
      ruleOf.get(id) ?? '',
      ...(id in OF_LORDS ? (OF_LORDS[id] ?? []) : []),
      ...(timing === 'on-turn' ? ['B16'] : []),
      ...(isShamanProof(face) ? ['B184'] : []),
    ],
  };
}

/** Military powers do nothing to a player with the Shaman; the Intrepid fights Leviathans alone. */
function isShamanProof({ guild, id }: { readonly guild: string; readonly id: string }): boolean {
  return guild === 'military' && id !== 'intrepid';
}
