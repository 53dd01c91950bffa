// The cards of the reference for creatures and heroes.
import type { ReferenceCard } from '@undertow/web/src/game.ts';
import { creatures } from '../../rules/cards/creatures.ts';
import { type HeroClass, heroCard, heroIds, paladinOfYear } from '../../rules/cards/heroes.ts';
import { ILLUSION } from '../../rules/state.ts';
import type { DungeonTalk } from '../../words/dungeon-in.ts';
import type { DungeonRules } from '../../words/rules-words.ts';
import { factsOf } from '../board/facts.ts';
import { factOf, times, yearFact } from './facts.ts';
import { YEARS } from './kinds.ts';
import { OF_CREATURES, OF_EACH_CREATURE, OF_EACH_HERO, OF_HEROES } from './numbers.ts';

export function creaturesIn(talk: DungeonTalk): readonly ReferenceCard[] {
  return creatures.map(({ id, price, actions, copies }) => ({
    id,
    shelf: 'creatures',
    name: talk.name('creature', id),
    text: talk.does('creature', id),
    facts: [
      ...actions.map((action) => ({ text: talk.option({ prompt: 'creatureAction' }, `${id}/${action.id}`) })),
      ...factsOf(talk, 'creature', id, 1),
      ...copies.flatMap((count, i) => (count > 0 ? [yearFact(talk, i + 1, times(count))] : [])),
    ],
    marks: {
      price: Object.keys(price),
      year: copies.flatMap((count, i) => (count > 0 ? [String(i + 1)] : [])),
    },
    rules: [...(OF_CREATURES[id] ?? []), ...OF_EACH_CREATURE],
  }));
}

/** In the order in which they are shown, each with one hero of it. */
export const CLASSES: readonly HeroClass[] = ['warrior', 'thief', 'priest', 'wizard', 'paladin'];

export function heroesIn(talk: DungeonTalk, words: DungeonRules): readonly ReferenceCard[] {
  const regular = CLASSES.flatMap((of) => heroIds.filter((id) => heroCard(id).class === of));
  const ofYear = (id: string) => YEARS.find((year) => id === paladinOfYear(year) || id.startsWith(`y${year}-`));
  return [...regular, ...YEARS.map(paladinOfYear), ILLUSION].map((id) => {
    const { class: of, level, hitPoints, antiTrap, heal, magic } = heroCard(id);
    const year = ofYear(id);
    const name = talk.name('hero', id);
    return {
      id,
      shelf: 'heroes',
      name: level > 0 ? `${name} ${level}` : name,
      text: talk.does('hero', of),
      facts: [
        ...(year ? [yearFact(talk, year)] : []),
        ...(level > 0 ? [{ text: `${words.facts.level} ${level}` }] : []),
        { text: talk.text('board.hitPoints', { n: hitPoints }) },
        ...(antiTrap > 0 ? [factOf(talk.text('board.antiTrap', { n: antiTrap }), 'anti-trap')] : []),
        ...(heal > 0 ? [factOf(talk.text('board.heals', { n: heal }), 'heart')] : []),
        ...(magic > 0 ? [factOf(talk.text('board.casts', { n: magic }), 'crystal')] : []),
        ...factsOf(talk, 'hero', id, 1),
      ],
      marks: {
        ...(of !== ILLUSION && { class: [of] }),
        ...(level > 0 && { level: [String(level)] }),
        ...(year && { year: [String(year)] }),
      },
      rules: [...OF_HEROES[of], ...OF_EACH_HERO],
    };
  });
}
