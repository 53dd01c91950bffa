// Abyss in words: everything that the rules know has a name, a question and a sentence, in every language.
import { localeOf } from '@undertow/shared/words/languages.ts';
import { describe, expect, test } from 'vitest';
import { languages } from '../../../../bench/web/languages.ts';
import { flat } from '../../../../test/web/words/flat.ts';
import { abyssWordsIn } from '../../../../test/web/words/words-in.ts';
import { base } from '../../rules/base.ts';
import { compose } from '../../rules/compose.ts';
import { expansions } from '../../rules/index.ts';
import { lootCards } from '../../rules/kraken/loot.ts';
import { leviathanIds } from '../../rules/leviathan/leviathans.ts';
import { RACES } from '../../rules/races.ts';
import { abyssIn } from '../../words/abyss-in.ts';
import { NOUNS } from '../../words/vocabulary.ts';

const whole = compose([base, ...expansions]);
const alone = compose([base]);
const lords = [...new Map([...alone.lords, ...whole.lords]).values()];

describe.each(languages)('in %s', async (code) => {
  const words = await abyssWordsIn(code);
  const talk = abyssIn(code, words);

  test('every Lord has a name of its own, and a power exactly where the rules give it one', () => {
    expect(Object.keys(words.lords).sort()).toEqual(lords.map(({ id }) => id).sort());
    expect(new Set(lords.map(({ id }) => talk.lord(id).name)).size).toBe(lords.length);
    for (const { id, always, onTurn, onRecruited } of lords) {
      expect(talk.lord(id).power !== '', id).toBe(!!(always || onTurn || onRecruited));
    }
  });

  test('every power can be said in a few words', () => {
    for (const { id } of lords) {
      const { power, brief } = talk.lord(id);
      expect(brief === '', id).toBe(power === '');
      expect(brief.length, id).toBeLessThanOrEqual(56);
    }
    expect(Object.keys(words.briefs).filter((id) => talk.lord(id).power === '')).toEqual([]);
  });

  test('every Location has a name of its own, and says what it is worth', () => {
    expect(Object.keys(words.locations).sort()).toEqual([...whole.locations.keys()].sort());
    const locations = [...whole.locations.keys()].map((id) => talk.location(id));
    expect(new Set(locations.map(({ name }) => name)).size).toBe(locations.length);
    for (const { text } of locations) expect(text.length).toBeGreaterThan(10);
  });

  test('every Leviathan has a name of its own, and says what its attack does', () => {
    expect(Object.keys(words.leviathans)).toEqual(leviathanIds);
    const leviathans = leviathanIds.map((id) => talk.leviathan(id));
    expect(new Set(leviathans.map(({ name }) => name)).size).toBe(leviathans.length);
    for (const { penalty } of leviathans) expect(penalty).not.toMatch(/\{|^$/);
  });

  test('every other card and piece has a name', () => {
    const tokens = Object.values(whole.tokens).flat();
    for (const id of new Set([...tokens, ...whole.supplies])) expect(talk.token(id), id).not.toBe(id);
    for (const id of whole.exploration) expect(talk.ally(id), id).not.toMatch(/-|\{/);
    for (const id of lootCards) expect(talk.loot(id).text, id).not.toBe('');
    for (const guild of new Set(lords.map((lord) => lord.guild))) expect(talk.guild(guild), guild).not.toBe(guild);
    for (const { id } of expansions) expect(talk.expansion(id).text, id).not.toBe('');
  });

  test('the Races have two letters each, and no two the same', () => {
    const codes = [...RACES, 'kraken'].map((race) => talk.raceCode(race));
    for (const letters of codes) expect(letters).toMatch(/^\p{Lu}\p{Ll}$/u);
    expect(new Set(codes).size).toBe(codes.length);
  });

  test('every question of the rules can be asked, and no other', () => {
    const asked = Object.keys(words.prompts).map((key) => key.split('.')[0]);
    const prompts = new Set([...Object.keys(whole.prompts), ...Object.keys(alone.prompts)]);
    expect([...new Set(asked)].sort()).toEqual([...prompts].sort());
  });

  test('every question can be asked of one who does not see the table, in a few words', () => {
    for (const prompt of Object.keys(whole.prompts)) {
      expect(talk.question(prompt), prompt).toMatch(/^\p{Lu}[^{}]{4,59}$/u);
    }
    expect(Object.keys(words.questions).filter((prompt) => !(prompt in whole.prompts))).toEqual([]);
    expect(talk.question('nothing')).toBe('');
  });

  test('a question ends as one, or tells what to do, and fits on its line', () => {
    for (const [key, { title, hint, others, all }] of Object.entries(words.prompts)) {
      expect(title.length, key).toBeLessThanOrEqual(60);
      expect(hint, key).toMatch(/\.$/);
      expect(hint.length, key).toBeLessThanOrEqual(150);
      expect(others, key).toMatch(/\{who\}.*[^.]$/);
      if (all !== undefined) expect(all, key).toMatch(/\{seats\}.*[^.]$/);
    }
  });

  test('what several are asked at once is told of them together', () => {
    for (const prompt of ['buyOffer', 'jailerDiscard', 'commanderDiscard', 'executionerDiscard'] as const) {
      expect(words.prompts[prompt].all, prompt).toBeDefined();
    }
  });

  test('sentences ask for forms and nouns that there are', () => {
    const forms = ['name', 'subject', 'object', 'one', 'many', 'manyObject', 'of', ...NOUNS];
    for (const { key, say } of flat(words)) {
      for (const [, form] of say(5).matchAll(/\{\w+:(\w+)\}/g)) expect(forms, key).toContain(form);
    }
  });

  test('every noun has the forms that numbers take', () => {
    const { pluralCategories } = new Intl.PluralRules(localeOf(code)).resolvedOptions();
    // Czech has `many` for broken numbers alone, and nothing here is broken.
    const needed = pluralCategories.filter((form) => code !== 'cs' || form !== 'many');
    for (const noun of NOUNS) expect(Object.keys(words.nouns[noun]).sort(), noun).toEqual(needed.toSorted());
  });

  test('help is short, and the glossary is in the order of the alphabet', () => {
    const glossary = talk.glossary();
    expect(glossary.length).toBeGreaterThanOrEqual(30);
    const titles = glossary.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles).toEqual(titles.toSorted(new Intl.Collator(localeOf(code)).compare));
    for (const { topic, text } of glossary) {
      expect(talk.help(topic).text).toBe(text);
      expect(text.length, topic).toBeLessThanOrEqual(230);
      expect(text, topic).toMatch(/\.$/);
    }
  });
});
