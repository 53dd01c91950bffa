// What a check has found, as data: a verdict, a line for each thing tried, failures, what occurred, and figures.
import { wilson } from '@undertow/bots/ladder/wilson.ts';
import type { Contest } from './contest.ts';
import type { Breach, Findings } from './findings.ts';
import type { Counts } from './occurring.ts';
import { ROWS, type Row } from './properties.ts';

export type Verdict = 'holds' | 'fails' | 'unsure';

export interface ReportRow {
  readonly title: string;
  readonly verdict: Verdict;
  readonly said: string;
  /** How often it was tried, or in how many games it held. */
  readonly count: string;
}

export interface ReportBreach extends Breach {
  readonly title: string;
  /** The file with the match that fails, from the current folder. */
  readonly file?: string | undefined;
}

/** What of a list occurred: by name, how often; 0 where it never did. */
export interface Coverage {
  readonly list: 'Prompts' | 'Events' | 'Pieces' | 'Options';
  readonly counted: Counts;
  /** What occurred and stands in no list: nothing is said of it. */
  readonly undeclared: readonly string[];
}

/** Of seats at tables of one size: how often they won, and what chance alone may do to a fair game. */
export interface SeatShares {
  readonly seats: number;
  readonly games: number;
  readonly shares: readonly { readonly share: number; readonly low: number; readonly high: number }[];
}

export interface Report {
  readonly game: string;
  readonly rules: number;
  readonly settings: readonly string[];
  readonly games: number;
  readonly seeds: readonly [first: number, last: number];
  readonly seconds: number;
  /** Why not all games were played that were asked for. */
  readonly stopped?: string | undefined;
  readonly failed: boolean;
  readonly rows: readonly ReportRow[];
  readonly failures: readonly ReportBreach[];
  readonly coverage: readonly Coverage[];
  readonly firstSeat: readonly SeatShares[];
  /** Of all games that ended. */
  readonly answers: readonly number[];
  readonly figures: {
    readonly options: number;
    readonly mostOptions: number;
    readonly milliseconds: number;
    readonly bytes: number;
    readonly shared: number;
    readonly contests: readonly Contest[];
  };
}

export interface Circumstances {
  readonly seed: number;
  readonly seconds: number;
  readonly stopped?: string | undefined;
  readonly files: ReadonlyMap<string, string>;
}

export function reportOf(findings: Findings, { seed, seconds, stopped, files }: Circumstances): Report {
  const { about, results, breaches, contests } = findings;
  const ended = results.filter(({ ranking }) => ranking);
  const answers = results.map(({ answers }) => answers.length);
  const failures = [...breaches.values()].map((breach) => ({
    ...breach,
    title: about ? (rowOf(breach.property)?.title ?? 'Settings') : 'The folder cannot be loaded',
    file: files.get(breach.property),
  }));
  const coverage = coverageOf(findings);
  return {
    game: about?.id ?? '',
    rules: about?.rules ?? 0,
    settings: about?.settings.map(({ name }) => name) ?? [],
    games: results.length,
    seeds: [seed, seed + Math.max(1, results.length) - 1],
    seconds,
    stopped,
    failed: failures.length > 0,
    rows: about ? [...ROWS.map((row) => rowFor(row, findings)), occurrence(coverage)] : [],
    failures,
    coverage,
    firstSeat: sharesOf(ended),
    answers: ended.map(({ answers }) => answers.length),
    figures: {
      options: mean(results.map(({ offered }) => offered)) / Math.max(1, mean(answers)),
      mostOptions: Math.max(0, ...results.map(({ mostOffered }) => mostOffered)),
      milliseconds: mean(results.map(({ milliseconds }) => milliseconds)),
      bytes: Math.max(0, ...results.map(({ bytes }) => bytes)),
      shared: mean(ended.map(({ ranking }) => ((ranking?.[0]?.length ?? 1) > 1 ? 1 : 0))),
      contests,
    },
  };
}

function rowOf(property: string): Row | undefined {
  return ROWS.find(
    ({ properties, noticed = [] }) => properties.some(({ id }) => id === property) || noticed.includes(property),
  );
}

function rowFor(row: Row, { about, breaches, tried, least, results }: Findings): ReportRow {
  const { title, holds, properties } = row;
  const broken = [...breaches.values()].filter(({ property }) => rowOf(property) === row);
  const [first] = broken;
  const games = results.length;
  if (first) {
    const failing = Math.max(...broken.map((breach) => breach.games));
    const all = Math.max(games, failing);
    // What is wrong with the folder is so in all games.
    if (first.setting === '') return { title, verdict: 'fails', said: first.sentence, count: '' };
    const said = `game ${first.seed}, at answer ${first.answers.length}: ${first.sentence}`;
    return { title, verdict: 'fails', said, count: `${number(all - failing)} of ${number(all)}` };
  }
  const missing = properties.map(({ id }) => about?.missing[id]);
  const [reason] = missing;
  if (reason !== undefined && missing.every((why) => why !== undefined))
    return { title, verdict: 'unsure', said: `not tried: ${reason}`, count: '' };
  const main = properties[0]?.id ?? '';
  const count = tried.get(main) ?? 0;
  if (games === 0) return { title, verdict: 'unsure', said: 'not tried', count: '' };
  if (count < (least.get(main) ?? 0)) {
    return {
      title,
      verdict: 'unsure',
      said: 'hardly ever tried: what it needs did not come about',
      count: number(count),
    };
  }
  if (main === 'ends') return endings(title, holds, results);
  return { title, verdict: 'holds', said: count > 0 ? holds : 'it never came to that', count: number(count) };
}

/** A game may be broken in another respect before it ends. */
function endings(title: string, holds: string, results: Findings['results']): ReportRow {
  const ended = results.filter(({ ranking }) => ranking);
  const count = `${number(ended.length)} of ${number(results.length)}`;
  if (ended.length < results.length) return { title, verdict: 'unsure', said: 'the others did not come so far', count };
  return { title, verdict: 'holds', said: `after ${range(ended)} answers, ${holds}`, count };
}

function range(results: Findings['results']): string {
  const lengths = results.map(({ answers }) => answers.length);
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
  return least === most ? `${least}` : `${least} to ${most}`;
}

function occurrence(coverage: readonly Coverage[]): ReportRow {
  const title = 'Everything occurs';
  const all = coverage.flatMap(({ counted }) => Object.values(counted));
  const occurred = all.filter((times) => times > 0).length;
  const count = `${number(occurred)} of ${number(all.length)}`;
  if (all.length === 0)
    return { title, verdict: 'unsure', said: 'not tried: no lists of prompts, events, pieces or options', count: '' };
  const never = coverage.flatMap(({ list, counted }) => {
    const names = Object.values(counted).filter((times) => times === 0);
    return names.length > 0
      ? [`${names.length} ${names.length === 1 ? list.toLowerCase().slice(0, -1) : list.toLowerCase()}`]
      : [];
  });
  const unsaid = coverage.flatMap(({ undeclared }) => undeclared);
  if (never.length > 0) return { title, verdict: 'unsure', said: `${never.join(' and ')} never did`, count };
  if (unsaid.length > 0)
    return { title, verdict: 'unsure', said: `there are no words for ${unsaid.join(', ')}`, count };
  return { title, verdict: 'holds', said: 'all that is declared', count };
}

function coverageOf({ about, occurred }: Findings): Coverage[] {
  const { prompts = [], events = [], pieces = [], options = [] } = about?.declared ?? {};
  const lists = [
    { list: 'Pieces', names: pieces, counts: occurred.pieces, isWhole: false },
    { list: 'Events', names: events, counts: occurred.events, isWhole: true },
    { list: 'Prompts', names: prompts, counts: occurred.prompts, isWhole: true },
    { list: 'Options', names: options, counts: occurred.options, isWhole: false },
  ] as const;
  return lists.flatMap(({ list, names, counts, isWhole }) => {
    if (names.length === 0) return [];
    const counted = Object.fromEntries(names.map((name) => [name, counts[name] ?? 0]));
    return [{ list, counted, undeclared: isWhole ? Object.keys(counts).filter((name) => !(name in counted)) : [] }];
  });
}

/** Each table size apart, the largest number of games first. */
function sharesOf(ended: Findings['results']): SeatShares[] {
  const sizes = Map.groupBy(ended, ({ ranking }) => ranking?.flat().length ?? 0);
  return [...sizes]
    .filter(([seats]) => seats > 1)
    .map(([seats, games]) => {
      const fair = wilson(games.length / seats, games.length);
      const half = (fair.high - fair.low) / 2;
      const shares = Array.from({ length: seats }, (_, seat) => {
        const share = mean(games.map(({ ranking: [best = []] = [] }) => (best.includes(seat) ? 1 / best.length : 0)));
        return { share, low: Math.max(0, share - half), high: Math.min(1, share + half) };
      });
      return { seats, games: games.length, shares };
    })
    .toSorted((one, other) => one.seats - other.seats);
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

export function number(value: number): string {
  return value.toLocaleString('en-US');
}
