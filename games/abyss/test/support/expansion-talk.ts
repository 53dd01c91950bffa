// What is said at a table of Abyss with expansions: tests written in these words read like the rulebook.
import { isLegal } from '@undertow/shared/table/choice.ts';
import type { Answer, Seat } from '@undertow/shared/table/game.ts';
import { base } from '../../rules/base.ts';
import { expansions } from '../../rules/index.ts';
import type { KrakenState } from '../../rules/kraken/state.ts';
import type { LeviathanState } from '../../rules/leviathan/state.ts';
import { RACES } from '../../rules/races.ts';
import type { Lord } from '../../rules/rules.ts';
import { given } from './position.ts';
import { answer, decisionOf, type Events, FARMERS, type Fields, type Match } from './table-talk.ts';

type Table = (seats: readonly Fields[], table?: Fields) => Match;

/** Tables at which nothing happens by itself: hands are empty and no player has Pearls unless it is said. */
export const krakenTable = tableWith('kraken');
export const leviathanTable = tableWith('leviathan');
export const fullTable = tableWith('kraken', 'leviathan');

function tableWith(...chosen: string[]): Table {
  return (seats, table = {}) => {
    const position = {
      council: { jellyfish: ['jellyfish-1'], squid: ['squid-1'] },
      ...table,
      seats: seats.map((seat) => ({ pearls: 0, hand: [], ...seat })),
    };
    return given(position, { seats: seats.length, expansions: chosen });
  };
}

/** The first seat has the Allies for this Lord of the Court, in which four others lie as well. */
export function beforeRecruiting(
  table: Table,
  lord: string,
  [first = {}, ...others]: readonly Fields[],
  fields: Fields = {},
): Match {
  const said = JSON.stringify([first, others, fields]);
  const rest = FARMERS.filter((farmer) => farmer !== lord && !said.includes(`"${farmer}"`)).slice(0, 4);
  const hand = [...alliesFor(lord), ...((first.hand as string[] | undefined) ?? [])];
  return table([{ ...first, hand }, ...others], { court: [lord, ...rest], ...fields });
}

export function afterRecruiting(table: Table, lord: string, seats: readonly Fields[], fields: Fields = {}): Match {
  const match = beforeRecruiting(table, lord, seats, fields);
  recruit(match, lord);
  return match;
}

/** Allies that pay for the Lord without a Pearl; one of them is lower than the others. */
export function alliesFor(lord: string): string[] {
  const { cost, races, required = 'shellfish' } = printed(lord);
  const shown = [required, ...RACES.filter((race) => race !== required)].slice(0, races);
  const values = [5, 4, 3, 2, 1].slice(0, races);
  const allies = values.map((value, i) => `${shown[i]}-${value}`);
  for (const value of races === 1 ? [4, 3, 2] : [2, 1]) {
    if (allies.reduce((sum, card) => sum + Number(card.split('-')[1]), 0) < cost) allies.push(`${required}-${value}`);
  }
  return allies;
}

export function printed(lord: string): Lord {
  return [base, ...expansions].flatMap(({ lords = [] }) => lords).find(({ id }) => id === lord) as Lord;
}

export function isAllowed(match: Match, seat: Seat, prompt: string, said: Answer): boolean {
  return isLegal(decisionOf(match, seat, prompt).choice, said, match.game.forms);
}

/** Whether the others are shown the options as well. */
export function isShown(match: Match, seat: Seat, prompt: string): boolean {
  return match.game.publicChoice(match.state, decisionOf(match, seat, prompt)) !== undefined;
}

export function krakenIn({ state }: Match): KrakenState {
  return state.expansions.kraken as KrakenState;
}

export function leviathansIn({ state }: Match): LeviathanState {
  return state.expansions.leviathan as LeviathanState;
}

/** The active player takes this stack of the Council. */
export function requestSupport(match: Match, race: string): Events {
  return act(match, `support:${race}`);
}

export function act(match: Match, action: string): Events {
  return answer(match, match.state.active, 'mainDecision', action);
}

export function recruit(match: Match, lord: string, allies: readonly string[] = alliesFor(lord)): Events {
  act(match, `recruit:${lord}`);
  return answer(match, match.state.active, 'payment', { allies });
}
