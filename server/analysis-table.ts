// An analysis as a table for the terminal: a row for each answer, with the turning points marked.
import type { Analysis, JudgedAnswer } from '@undertow/shared/protocol/analysis.ts';
import { isSame } from '@undertow/shared/table/supposing.ts';
import { withPlainSpaces } from '@undertow/shared/words/typography.ts';
import type { Telling } from './analysis-words.ts';

const HEADS = ['', 'move', 'player', 'answer', 'wins', 'changed', 'samples', 'better'];
/** Columns of numbers, which are aligned to the right. */
const RIGHT: ReadonlySet<number> = new Set([1, 4, 5, 6]);
/** Longer texts are cut, except in the last column. */
const WIDEST = 60;
const GAP = '  ';
/** Shown in the place of a better answer: there was none, and this one was not the first that one would have thought of. */
const WELL_FOUND = 'well found: no other was as good';

/** The lines of the table. */
export function tableOf({ id, judged, turningPoints }: Analysis, seats: readonly string[], tell: Telling): string[] {
  const points = new Set(turningPoints);
  const rows = judged.map((one) => [points.has(one.move) ? '*' : '', ...cellsOf(one, seats, tell)]);
  const heads = `Match ${id}: what each answer was worth. Those that changed most are marked with *.`;
  return [heads, '', ...aligned([HEADS, ...rows]), '', ...seats.map((name, seat) => sumOf(name, seat, judged))];
}

/** One answer alone, while others are still judged. */
export function lineOf(one: JudgedAnswer, seats: readonly string[], tell: Telling): string {
  const [move, who, given, , change, samples, better] = cellsOf(one, seats, tell);
  const instead = better === WELL_FOUND ? `(${better})` : `(better in ${samples}: ${better})`;
  return `move ${move}, ${who}: ${given}  ${change}  ${instead}`;
}

function cellsOf(one: JudgedAnswer, seats: readonly string[], tell: Telling): string[] {
  const { move, seat, answer, best, chance, lost, gained, margin, better, worlds, solution } = one;
  const other = (solution ? solution.best[0] : best[0])?.answer ?? answer;
  const who = seats[seat] ?? '';
  const { question, answers } = tell(one, isSame(answer, other) ? [answer] : [answer, other]);
  const [chosen = '', instead = chosen] = answers.map((each) => brief(each, who));
  const given = question === undefined ? chosen : `${chosen} (${withPlainSpaces(question)})`;
  const change = lost > 0 ? `-${percent(lost)}` : gained > 0 ? `+${percent(gained)}` : '';
  return [
    ...[`${move + 1}`, who, given, percent(chance)],
    ...(change === '' ? ['', ''] : [`${change} ±${percent(margin)}`, `${better} of ${worlds}`]),
    solution ? solved(solution, instead) : lost > 0 ? instead : gained > margin ? WELL_FOUND : '',
  ];
}

/** The player stands in a column already. */
function brief(sentence: string, who: string): string {
  const text = withPlainSpaces(sentence);
  return text.startsWith(`${who} `) ? text.slice(who.length + 1) : text;
}

function solved({ exact, answers, points, best, equals, better }: NonNullable<JudgedAnswer['solution']>, plan: string) {
  const most = best[0]?.points ?? points;
  const plans = exact ? `of all ${answers} plans` : `of ${answers} plans, which were estimated,`;
  if (better === 0) return `${plans} none brings more: ${points} points`;
  const many = equals === 1 ? 'one brings' : `${equals} bring`;
  return `${plans} ${many} ${most} points, and this one ${points}: ${plan}`;
}

function sumOf(name: string, seat: number, judged: readonly JudgedAnswer[]): string {
  const own = judged.filter((one) => one.seat === seat);
  const each = own.reduce((sum, { lost }) => sum + lost, 0) / Math.max(1, own.length);
  return `${name}: ${own.length} answers judged, ${percent(each)} of a victory lost with each on average`;
}

function aligned(rows: readonly (readonly string[])[]): string[] {
  const cut = rows.map((row) => row.map((cell, column) => (column === HEADS.length - 1 ? cell : shortened(cell))));
  const widths = HEADS.map((_, column) => Math.max(...cut.map((row) => row[column]?.length ?? 0)));
  return cut.map((row) =>
    row
      .map((cell, column) => {
        const width = column === HEADS.length - 1 ? 0 : (widths[column] ?? 0);
        return RIGHT.has(column) ? cell.padStart(width) : cell.padEnd(width);
      })
      .join(GAP)
      .trimEnd(),
  );
}

function shortened(cell: string): string {
  return cell.length > WIDEST ? `${cell.slice(0, WIDEST - 1)}…` : cell;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
