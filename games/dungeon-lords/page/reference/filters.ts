// The filters for cards in the reference of Dungeon Lords.

import { upperFirst } from '@undertow/shared/words/parts.ts';
import type { ReferenceFilter } from '@undertow/web/src/game.ts';
import { heroCard, heroIds, paladinOfYear } from '../../rules/cards/heroes.ts';
import { ICONS } from '../../rules/cards/prices.ts';
import { combatCard, combatCardsOfYear } from '../../rules/cards/printed.ts';
import type { DungeonTalk } from '../../words/dungeon-in.ts';
import type { DungeonRules } from '../../words/rules-words.ts';
import { SIGNS } from '../pieces/moods.ts';
import { PLACES } from '../pieces/room-places.ts';
import { amountsIn } from './facts.ts';
import { CLASSES } from './figures.ts';
import { YEARS } from './kinds.ts';
import { gainsIn } from './offers.ts';

type Choice = ReferenceFilter['choices'][number];

export function filtersIn(talk: DungeonTalk, { facts }: DungeonRules): readonly ReferenceFilter[] {
  const signed = ({ id, name }: Choice): Choice => {
    const sign = SIGNS[id];
    return { id, name, ...(sign && { sign }) };
  };
  return [
    {
      id: 'year',
      name: facts.year,
      choices: YEARS.map((n) => ({ id: String(n), name: talk.text('board.year', { n }) })),
    },
    { id: 'class', name: facts.class, choices: CLASSES.map((id) => ({ id, name: talk.name('hero', heroOf(id)) })) },
    { id: 'level', name: facts.level, choices: numbered(heroIds.map((id) => heroCard(id).level)) },
    {
      id: 'price',
      name: facts.price,
      choices: ICONS.map((id) => signed({ id, name: amountsIn(talk, { [id]: 1 }) })),
    },
    { id: 'makes', name: facts.makes, choices: gainsIn(talk).map(signed) },
    {
      id: 'place',
      name: facts.place,
      choices: PLACES.map((id) => ({ id, name: upperFirst(talk.text(`facts.place.${id}`)) })),
    },
    {
      id: 'speed',
      name: facts.speed,
      choices: (['fast', 'slow'] as const).map((id) => ({ id, name: upperFirst(talk.text(`board.speed.${id}`)) })),
    },
    {
      id: 'fatigue',
      name: talk.help('fatigue').title,
      choices: numbered(YEARS.flatMap(combatCardsOfYear).map((id) => combatCard(id).fatigue)),
    },
  ];
}

/** One of the class, which is called by it. */
function heroOf(of: string): string {
  return heroIds.find((id) => heroCard(id).class === of) ?? paladinOfYear(1);
}

function numbered(numbers: readonly number[]): readonly Choice[] {
  const all = [...new Set(numbers)].sort((one, other) => one - other);
  return all.map((number) => ({ id: String(number), name: String(number) }));
}
