// Whatever can be looked at closely says what it does, in plain words and in every language.
import { describe, expect, test } from 'vitest';
import { languages } from '../../../../bench/web/languages.ts';
import { abyssWordsIn } from '../../../../test/web/words/words-in.ts';
import { lordFace, lordIds } from '../../page/art/cards.ts';
import { topicsFor } from '../../page/board/helping.ts';
import { abyss } from '../../rules/index.ts';
import { lootCards } from '../../rules/kraken/loot.ts';
import { abyssIn } from '../../words/abyss-in.ts';

const rules = abyss.rulesFor({ expansions: ['kraken', 'leviathan'] });
const allies = [...new Set(rules.exploration)].filter((card) => card !== 'monster');
const tokens = [...new Set(Object.values(rules.tokens).flat())];

describe.each(languages)('in the language %s', (code) => {
  test('every kind of piece has its rules', async () => {
    const talk = abyssIn(code, await abyssWordsIn(code));
    const subjects = [
      ...allies.map((id) => ({ kind: 'ally', id }) as const),
      ...tokens.map((id) => ({ kind: 'token', id }) as const),
      ...lootCards.map((id) => ({ kind: 'loot', id: `${id}` }) as const),
      ...(['monster', 'lord', 'location', 'leviathan'] as const).map((kind) => ({ kind, id: '' })),
      ...['sentinel', 'figure', 'scourge', 'council', 'threat'].map((id) => ({ kind: 'topic', id }) as const),
    ];
    for (const subject of subjects) {
      const topics = topicsFor(subject);
      expect(topics, subject.id).not.toEqual([]);
      for (const topic of topics) expect(talk.help(topic).text).toMatch(/\.$/);
    }
  });

  test('every Lord with a power says when it works', async () => {
    const talk = abyssIn(code, await abyssWordsIn(code));
    for (const id of lordIds) {
      const { timing } = lordFace(id);
      if (timing) expect(talk.text(`board.timing.${timing}`)).toMatch(/\.$/);
    }
  });
});

test('Krakens, skills and deep tokens have rules of their own', () => {
  expect(topicsFor({ kind: 'ally', id: 'kraken-2' })).toEqual(['kraken']);
  expect(topicsFor({ kind: 'ally', id: 'squid-4-dice' })).toEqual(['ally', 'skill']);
  expect(topicsFor({ kind: 'token', id: 'points-3' })).toEqual(['token']);
  expect(topicsFor({ kind: 'token', id: 'pearls-2' })).toEqual(['deepToken']);
});
