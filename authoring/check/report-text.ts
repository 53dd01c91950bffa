// A report as it is read in a terminal.
import { styleText } from 'node:util';
import { printable } from '@undertow/shared/protocol/printing.ts';
import { isObject } from '@undertow/shared/table/json.ts';
import { answersLine, shareLine } from './charts.ts';
import { type Coverage, number, type Report, type ReportBreach, type ReportRow } from './report.ts';

/** Whether it may have colours is for the stream to say. */
export type Paint = (style: Parameters<typeof styleText>[0], text: string) => string;

export const plainly: Paint = (_, text) => text;

export function paintFor(stream: NodeJS.WriteStream): Paint {
  return (style, text) => styleText(style, text, { stream });
}

const SIGNS = { holds: ['green', '✓'], fails: ['red', '✗'], unsure: ['yellow', '?'] } as const;
const TITLE = 24;
const SAID = 76;

export function reportText(found: Report, named: string, paint: Paint): string {
  const report = withoutControls(found) as Report;
  const { failures } = report;
  const parts = [
    heading(report, named, paint),
    report.rows.map((row) => rowText(row, paint)),
    ...failures.map((failure) => failureText(failure, named, paint)),
    ...(report.games > 0 ? played(report, paint) : []),
  ];
  const written = parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map((line) => line.trimEnd()).join('\n'));
  return `${written.join('\n\n')}\n`;
}

/** What there is to say of games that were played. */
function played(report: Report, paint: Paint): string[][] {
  const { coverage, firstSeat, answers } = report;
  return [
    ...coverage.map((one) => coverageText(one, report.games, paint)),
    firstSeat.length > 0
      ? [
          headed(
            'Does the first seat win more?',
            'players who choose at random; ─ is what chance alone may do, │ a fair share',
            paint,
          ),
          ...firstSeat.flatMap(({ seats, games, shares }) => [
            `  ${seats} players, ${games === 1 ? 'one game' : `${number(games)} games`}`,
            ...shares.map(
              (share, seat) => `    seat ${seat + 1}  ${shareLine(share, 1 / seats)}  ${percent(share.share)}`,
            ),
          ]),
        ]
      : [],
    answers.length > 0 ? [headed('Answers a game', '', paint), `  ${answersLine(answers)}`] : [],
    figures(report, paint),
  ];
}

/** What comes from a game is printed without anything that acts on the terminal; colours are ours. */
function withoutControls(value: unknown): unknown {
  if (typeof value === 'string') return printable(value);
  if (Array.isArray(value)) return value.map(withoutControls);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [printable(name), withoutControls(field)]));
}

function heading(
  { game, rules, games, seeds, seconds, failures, stopped, failed }: Report,
  named: string,
  paint: Paint,
): string[] {
  const failing = Math.max(0, ...failures.map((failure) => failure.games));
  const verdict = failed
    ? games === 0 || failures.every(({ setting }) => setting === '')
      ? 'It fails'
      : `${failing === 1 ? 'One game' : `${number(failing)} games`} of ${number(Math.max(games, failing))} ${failing === 1 ? 'fails' : 'fail'}`
    : `${games === 1 ? 'One game' : `All ${number(games)} games`} went well`;
  const seed = seeds[0] === seeds[1] ? `seed ${seeds[0]}` : `seeds ${seeds[0]} to ${number(seeds[1])}`;
  const about = `${game ? `${game}, rules ${rules}` : named}, ${seed}, ${seconds.toFixed(seconds < 10 ? 1 : 0)} s`;
  return [
    `${paint(['bold', failed ? 'red' : 'green'], verdict)}   ${paint('dim', about)}`,
    ...(stopped ? [stopped] : []),
  ];
}

function rowText({ title, verdict, said, count }: ReportRow, paint: Paint): string {
  const [colour, sign] = SIGNS[verdict];
  const brief = said.length > SAID ? `${said.slice(0, SAID - 2)} …` : said;
  return `${paint(colour, sign)} ${title.padEnd(TITLE)}${brief.padEnd(SAID)}${count.padStart(12)}`;
}

function failureText(
  { title, sentence, found, seed, setting, answers, lines, games, file, property }: ReportBreach,
  named: string,
  paint: Paint,
): string[] {
  const often = games > 1 ? `; ${number(games)} games fail so` : '';
  return [
    paint(['bold', 'red'], `✗ ${title}${setting ? `: game ${seed}, at answer ${answers.length}` : ''}`),
    `  ${sentence}`,
    ...(found ? [`  ${found}`] : []),
    ...(setting ? [paint('dim', `  ${setting}, seed ${seed}, property “${property}”${often}`)] : []),
    ...lines.map(
      ({ place, rule, text }) =>
        `    ${paint('dim', place.padEnd(24))} ${text}${rule ? paint('dim', `   in ${rule}`) : ''}`,
    ),
    ...(file ? [`    ${paint('dim', 'again with'.padEnd(24))} npx undertow dev ${named} --match ${file}`] : []),
  ];
}

const WIDTH = 110;

function coverageText({ list, counted, undeclared }: Coverage, games: number, paint: Paint): string[] {
  const names = Object.keys(counted);
  const seen = names.filter((name) => counted[name]).map((name) => `${name} ${number(counted[name] ?? 0)}`);
  const never = names.filter((name) => !counted[name]);
  const how = list === 'Events' ? 'how often' : `in how many of ${number(games)} games`;
  return [
    headed(list, how, paint),
    ...wrapped(seen).map((line) => `  ${line}`),
    ...wrapped(never).map((line) => `  ${paint('yellow', `never: ${line}`)}`),
    ...wrapped(undeclared).map((line) => `  ${paint('yellow', `there are no words for: ${line}`)}`),
  ];
}

function wrapped(items: readonly string[]): string[] {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + item.length + 3 <= WIDTH) lines[lines.length - 1] = `${last}   ${item}`;
    else lines.push(item);
  }
  return lines;
}

function figures(
  { figures: { options, mostOptions, milliseconds, bytes, shared, contests } }: Report,
  paint: Paint,
): string[] {
  const rows = [
    ['Options at a decision', `${options.toFixed(1)}, at most ${mostOptions}`],
    ['A game takes', `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`],
    ['State, when saved', `${(bytes / 1024).toFixed(1)} KiB at most`],
    ['Shared victories', percent(shared)],
  ];
  for (const { bot, seats, games, won } of contests) {
    const fair = `a fair share is ${percent(1 / seats)}`;
    rows.push([
      `${bot} against random`,
      `wins ${percent(won / games)} of ${games} games with ${seats} players; ${fair}`,
    ]);
  }
  return [headed('Figures', '', paint), ...rows.map(([name = '', value = '']) => `  ${name.padEnd(TITLE)}${value}`)];
}

function headed(title: string, beside: string, paint: Paint): string {
  return `${paint('bold', title)}${beside ? `   ${paint('dim', beside)}` : ''}`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
