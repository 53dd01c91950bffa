// The cards of the reference for traps and for combat.
import type { ReferenceCard } from '@undertow/web/src/game.ts';
import { combatCard, combatCardsOfYear, trapCard, trapFace } from '../../rules/cards/printed.ts';
import type { TrapId } from '../../rules/state.ts';
import type { DungeonTalk } from '../../words/dungeon-in.ts';
import { factsOf } from '../board/facts.ts';
import { amountsIn, times, yearFact } from './facts.ts';
import { YEARS } from './kinds.ts';
import { OF_EACH_COMBAT_CARD, OF_EACH_TRAP, OF_LOSSES, OF_SPEEDS, OF_SPELLS, OF_TRAPS } from './numbers.ts';

/** What differs in the second year is told beside it. */
export function trapIn(talk: DungeonTalk, id: TrapId): ReferenceCard {
  const [first, second] = YEARS.map((year) => ({
    year,
    does: talk.does('trap', id, year),
    price: amountsIn(talk, trapFace(id, year).cost),
  })) as [Face, Face];
  const isSamePrice = first.price === second.price;
  return {
    id,
    shelf: 'traps',
    name: talk.name('trap', id),
    text: first.does,
    facts: [
      ...factsOf(talk, 'trap', id, first.year),
      ...(isSamePrice || second.price === '' ? [] : [yearFact(talk, second.year, second.price)]),
      ...(first.does === second.does ? [] : [yearFact(talk, second.year, second.does)]),
      { text: times(trapCard(id).count) },
    ],
    marks: {},
    rules: [...(OF_TRAPS[id] ?? []), ...OF_EACH_TRAP],
  };
}

interface Face {
  readonly year: number;
  readonly does: string;
  readonly price: string;
}

export function combatCardsIn(talk: DungeonTalk): readonly ReferenceCard[] {
  return YEARS.flatMap(combatCardsOfYear).map((id) => {
    const { year, fatigue, spell } = combatCard(id);
    return {
      id,
      shelf: 'combat',
      name: talk.name('spell', id),
      text: talk.does('spell', id),
      facts: [...factsOf(talk, 'spell', id, year), yearFact(talk, year)],
      marks: { year: [String(year)], speed: [spell.speed], fatigue: [String(fatigue)] },
      rules: [...(OF_SPELLS[spell.id] ?? OF_LOSSES), ...OF_SPEEDS[spell.speed], ...OF_EACH_COMBAT_CARD],
    };
  });
}
