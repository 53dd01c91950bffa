// How Dungeon Lords speaks of answers that are looked back at.
import type { Answer } from '@undertow/shared/table/game.ts';
import type { AskedThen, GameJudging } from '@undertow/web/src/replay/analysis/judging.ts';
import { say } from '@undertow/web/src/replay/analysis/words.ts';
import { formatList } from '@undertow/web/src/words/words.svelte.ts';
import type { Event, View } from '../../client.ts';
import type { BattlePlan } from '../../rules/forms/battle-plan.ts';
import { cellName, isCell } from '../../rules/geometry.ts';
import type { Cell } from '../../rules/state.ts';
import { bringArt } from '../art/sheets.ts';
import { dungeonLords } from '../words/words.svelte.ts';
import { saySent, tileOf } from './plans.ts';
import Solved from './Solved.svelte';
import Strata from './Strata.svelte';
import { battleWords } from './words.ts';

const judging: GameJudging = {
  sayQuestion: ({ decision, view }, names) => dungeonLords().prompt(decision, { view: viewOf(view), names }).title,
  sayAnswer,
  gauge: (what) => dungeonLords().gauge(what),
  story: (events, names) => dungeonLords().story(events as unknown as Event[], names),
  Ground: Strata,
  Solved,
};

export async function openJudging(): Promise<GameJudging> {
  await Promise.all([battleWords.open(), bringArt()]);
  return judging;
}

function sayAnswer(asked: AskedThen, answer: Answer): string {
  const { decision } = asked;
  const words = dungeonLords();
  if (typeof answer === 'string') return words.option(decision, answer);
  if (typeof answer === 'number') return sayNumber(asked, answer);
  if (isCell(answer)) return words.name('cell', cellName(answer));
  if (Array.isArray(answer)) {
    if (answer.length === 0) return say('none');
    if (answer.every(isCell))
      return formatList(answer.map((cell) => words.name('cell', cellName(cell as unknown as Cell))));
    if (decision.prompt === 'payday') return sayPayday(answer as string[]);
    const options = answer.map((option) => words.option(decision, String(option)));
    return decision.choice.type === 'sequence' ? options.join(' → ') : formatList(options);
  }
  return decision.prompt === 'battlePlan' ? sayPlan(asked, answer as unknown as BattlePlan) : '';
}

/** Only those who stay are named. */
function sayPayday(items: readonly string[]): string {
  const words = dungeonLords();
  const paid = items.filter((item) => item.startsWith('pay:')).map((item) => item.split(':')[1] ?? '');
  return paid.length === 0
    ? words.text('ask.release')
    : `${words.text('ask.pay')}: ${formatList(paid.map((id) => words.name('creature', id)))}`;
}

/** A hero by their place in the party, or an amount. */
function sayNumber({ decision, view, seat }: AskedThen, answer: number): string {
  const hero = viewOf(view).seats[seat]?.party[answer];
  if (decision.choice.type === 'form' && hero) return dungeonLords().name('hero', hero.id);
  return decision.prompt === 'taxes' ? dungeonLords().text('ask.taxes', { n: answer }) : String(answer);
}

function sayPlan({ view, seat }: AskedThen, plan: BattlePlan): string {
  const words = dungeonLords();
  const on = tileOf(viewOf(view), seat, plan);
  // One tunnel is told from another by where it is.
  const where = on === 'tunnel' ? ` (${words.name('cell', cellName(plan.tile))})` : '';
  return `${words.name('room', on)}${where}: ${saySent(plan)}`;
}

function viewOf(view: AskedThen['view']): View {
  return view as unknown as View;
}
