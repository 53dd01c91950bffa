// Traps and combat cards among those to be looked through.
import { combatCard, combatCardsOfYear, trapCard, trapFace } from '@undertow/shared/dungeon-lords/cards/printed.ts';
import type { TrapId } from '@undertow/shared/dungeon-lords/state.ts';
import type { ReferenceCard } from '../../game.ts';
import type { DungeonTalk } from '../words/dungeon-in.ts';
import { amountsIn, factOf, priceFact, times, yearFact } from './facts.ts';
import { YEARS } from './kinds.ts';
import { OF_EACH_COMBAT_CARD, OF_EACH_TRAP, OF_LOSSES, OF_SPEEDS, OF_SPELLS, OF_TRAPS } from './numbers.ts';
import type { DungeonRules } from './rules.ts';

/** What differs in the second year is told beside it. */
export function trapIn(talk: DungeonTalk, words: DungeonRules, id: TrapId): ReferenceCard {
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
      ...(isSamePrice && first.price !== '' ? [priceFact(talk, words, trapFace(id, first.year).cost)] : []),
      ...(isSamePrice ? [] : [first, second].filter(({ price }) => price !== '')).map(({ year, price }) =>
        yearFact(talk, year, price),
      ),
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
      facts: [
        factOf(talk.text(`board.speed.${spell.speed}`), spell.speed),
        factOf(talk.text('board.fatigue', { n: String(fatigue) }), 'fatigue'),
        yearFact(talk, year),
      ],
      marks: { year: [String(year)], speed: [spell.speed], fatigue: [String(fatigue)] },
      rules: [...(OF_SPELLS[spell.id] ?? OF_LOSSES), ...OF_SPEEDS[spell.speed], ...OF_EACH_COMBAT_CARD],
    };
  });
}
