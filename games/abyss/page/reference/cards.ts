// The cards and tokens of the reference, with the glossary words that each uses.
import type { ReferenceCard, ReferenceFilter, ReferenceShelf } from '@undertow/web/src/game.ts';
import { lootCards } from '../../rules/kraken/loot.ts';
import { leviathanIds, leviathanOf } from '../../rules/leviathan/leviathans.ts';
import { RACES } from '../../rules/races.ts';
import { MONSTER } from '../../rules/state.ts';
import type { AbyssTalk, HelpTopic } from '../../words/abyss-in.ts';
import type { AbyssRules } from '../../words/rules-words.ts';
import { allyFace } from '../art/cards.ts';
import { guildSymbol, skillSymbol, waterOf } from '../art/symbols.ts';
import { type Box, boxes, boxFact, GUILDS, lordsIn, priceChoices } from './lords.ts';
import { OF_LOCATIONS, OF_TOPICS } from './numbers.ts';
import { TOKEN, WORD } from './pictures.ts';

export function shelvesIn(talk: AbyssTalk, words: AbyssRules): readonly ReferenceShelf[] {
  return [
    { id: 'lords', name: talk.text('board.points.lords'), width: 96 },
    { id: 'locations', name: talk.text('board.locations'), width: 150 },
    { id: 'leviathans', name: talk.text('board.leviathans'), width: 116 },
    { id: 'allies', name: talk.text('board.points.allies'), width: 84 },
    { id: 'tokens', name: talk.text('board.tokens'), width: 76 },
    { id: 'words', name: words.words },
  ];
}

export function filtersIn(talk: AbyssTalk, words: AbyssRules): readonly ReferenceFilter[] {
  return [
    {
      id: 'guild',
      name: talk.help('guild').title,
      choices: GUILDS.map((id) => ({ id, name: talk.guild(id), sign: guildSymbol(id) })),
    },
    {
      id: 'race',
      name: talk.help('race').title,
      choices: [...RACES, 'kraken'].map((id) => ({ id, name: talk.race(id), sign: `race-${id}` })),
    },
    {
      id: 'skill',
      name: talk.help('skill').title,
      choices: (['dice', 'boost'] as const).map((id) => ({ id, name: talk.skill(id), sign: skillSymbol(id) })),
    },
    {
      id: 'timing',
      name: talk.help('power').title,
      choices: (['recruit', 'passive', 'on-turn'] as const).map((id) => ({
        id,
        name: talk.text(`board.timing.${id}`),
        sign: id,
      })),
    },
    { id: 'key', name: talk.token('key'), choices: [{ id: 'key', name: talk.token('key'), sign: 'key' }] },
    {
      id: 'box',
      name: talk.text('board.points.other'),
      choices: boxes.map(({ id }) => ({ id, name: boxFact(talk, words, id).text })),
    },
    { id: 'price', name: talk.text('board.cost'), choices: priceChoices(talk) },
  ];
}

export function cardsIn(talk: AbyssTalk, words: AbyssRules): readonly ReferenceCard[] {
  return [
    ...lordsIn(talk, words),
    ...locationsIn(talk, words),
    ...leviathansIn(talk, words),
    ...alliesIn(talk, words),
    ...tokensIn(talk, words),
    ...wordsIn(talk),
  ];
}

function locationsIn(talk: AbyssTalk, words: AbyssRules): readonly ReferenceCard[] {
  return boxes.flatMap(({ id: box, locations = [] }) =>
    locations.map(({ id }) => {
      const water = waterOf(id);
      return {
        id,
        shelf: 'locations',
        ...named(talk.location(id)),
        facts: [boxFact(talk, words, box)],
        marks: { box: [box], ...(water && { race: [water] }) },
        rules: OF_LOCATIONS[id] ?? [],
      };
    }),
  );
}

function leviathansIn(talk: AbyssTalk, words: AbyssRules): readonly ReferenceCard[] {
  return leviathanIds.map((id) => {
    const { races, levels } = leviathanOf(id);
    const { name, penalty } = talk.leviathan(id);
    return {
      id,
      shelf: 'leviathans',
      name,
      text: penalty,
      facts: [
        ...races.map((race) => ({ text: talk.race(race), sign: `race-${race}` })),
        ...levels.map(([resistance, reward], i) => ({
          text: `${i + 1}. ${resistance}: ${talk.counted('token', reward)}`,
          sign: 'health',
        })),
        boxFact(talk, words, 'leviathan'),
      ],
      marks: { race: races },
      rules: ['L7', 'L24', 'L31', 'L35', 'L40'],
    };
  });
}

/** The faces of the Exploration cards, each with the boxes that have it, and how many. */
function alliesIn(talk: AbyssTalk, words: AbyssRules): readonly ReferenceCard[] {
  const found = new Map<string, { readonly boxes: Box[]; count: number }>();
  for (const { id: box, exploration = [] } of boxes) {
    for (const face of exploration) {
      const known = found.get(face) ?? { boxes: [], count: 0 };
      if (!known.boxes.includes(box)) known.boxes.push(box);
      known.count += 1;
      found.set(face, known);
    }
  }
  return [...found].map(([face, { boxes: within, count }]) => {
    const common = {
      id: face,
      shelf: 'allies',
      name: talk.ally(face),
    };
    const facts = [{ text: `${count}\u00a0×` }, ...within.map((box) => boxFact(talk, words, box))];
    if (face === MONSTER) {
      const rules = [...OF_TOPICS.monster, 'L10', 'L23'];
      return { ...common, text: talk.help('monster').text, facts, marks: { box: within }, rules };
    }
    const { kin, skill } = allyFace(face);
    const topic = kin === 'kraken' ? 'kraken' : 'ally';
    return {
      ...common,
      text: talk.help(skill ? 'skill' : topic).text,
      facts: [
        { text: talk.race(kin), sign: `race-${kin}` },
        ...(skill ? [{ text: talk.skill(skill), sign: skillSymbol(skill) }] : []),
        ...facts,
      ],
      marks: { race: [kin], box: within, ...(skill && { skill: [skill] }) },
      rules: [...OF_TOPICS[topic], ...(skill === 'dice' ? ['L33'] : skill === 'boost' ? ['L34'] : [])],
    };
  });
}

interface Token {
  readonly box: Box;
  readonly topic: HelpTopic;
}

/** Everything that is no card, by its name among the tokens. */
const TOKENS: Readonly<Record<string, Token>> = {
  pearl: { box: 'base', topic: 'pearl' },
  keyToken: { box: 'base', topic: 'key' },
  threat: { box: 'base', topic: 'threat' },
  base: { box: 'base', topic: 'token' },
  'points-2': { box: 'base', topic: 'token' },
  'points-3': { box: 'base', topic: 'token' },
  'points-4': { box: 'base', topic: 'token' },
  nebulis: { box: 'kraken', topic: 'nebulis' },
  figure: { box: 'kraken', topic: 'figure' },
  sentinel: { box: 'kraken', topic: 'sentinel' },
  leviathan: { box: 'leviathan', topic: 'deepToken' },
  'pearls-2': { box: 'leviathan', topic: 'deepToken' },
  'pearls-3': { box: 'leviathan', topic: 'deepToken' },
  key: { box: 'leviathan', topic: 'deepToken' },
  stack: { box: 'leviathan', topic: 'deepToken' },
  wound: { box: 'leviathan', topic: 'wound' },
  scourge: { box: 'leviathan', topic: 'scourge' },
};

function tokensIn(talk: AbyssTalk, words: AbyssRules): readonly ReferenceCard[] {
  const tokens = Object.entries(TOKENS).map(([kind, { box, topic }]) => ({
    id: TOKEN + kind,
    shelf: 'tokens',
    name: talk.token(kind),
    text: talk.help(topic).text,
    facts: [boxFact(talk, words, box)],
    marks: { box: [box] },
    rules: OF_TOPICS[topic],
  }));
  const loot = [...new Set(lootCards)].map((id) => ({
    id,
    shelf: 'tokens',
    ...named(talk.loot(id)),
    facts: [{ text: `${lootCards.filter((card) => card === id).length}\u00a0×` }, boxFact(talk, words, 'kraken')],
    marks: { box: ['kraken'] },
    rules: ['K41', 'K42', 'K44'],
  }));
  return [...tokens, ...loot];
}

function wordsIn(talk: AbyssTalk): readonly ReferenceCard[] {
  return talk.glossary().map(({ topic, title, text }) => ({
    id: WORD + topic,
    shelf: 'words',
    name: title,
    text,
    facts: [],
    marks: {},
    rules: OF_TOPICS[topic],
  }));
}

function named({ name, text }: { readonly name: string; readonly text: string }) {
  return { name, text };
}

/** The card of what a sentence of the log names. An Ally may have been given a Race: `kraken-3:crab`. */
export function cardOf({ kind, id }: { readonly kind: string; readonly id: string }): string | undefined {
  switch (kind) {
    case 'lord':
    case 'location':
    case 'leviathan':
    case 'loot':
      return id;
    case 'ally':
    case 'monster':
      return id.split(':')[0];
    case 'token':
      return TOKEN + id;
    case 'topic':
      return WORD + id;
    default:
      return undefined;
  }
}
