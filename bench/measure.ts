// Measuring: several runs of the same work, told as median, least and most.
export type Goal = { readonly atLeast: number } | { readonly atMost: number };

export interface Metric {
  readonly median: number;
  readonly min: number;
  readonly max: number;
  /** Where the median lies in nineteen of twenty such runs. */
  readonly interval?: readonly [number, number];
  readonly unit: string;
  readonly goal?: Goal;
}

export interface Report {
  readonly bench: string;
  readonly metrics: Readonly<Record<string, Metric>>;
  /** All figures are ratios to those of another state of the project, for which there are no goals. */
  readonly isOfTwoStates?: boolean;
  /** What a reader must know before the figures are believed. */
  readonly notes?: readonly string[];
}

const RUNS = 7;

/** Runs the work once to warm up, then several times, and tells what each run returned. */
export function measure(unit: string, run: () => number): Metric {
  run();
  return summary(
    unit,
    Array.from({ length: RUNS }, () => run()),
  );
}

/** The value below which this share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN;
}

export function summary(unit: string, values: readonly number[]): Metric {
  const at = (share: number) => percentile(values, share);
  return { median: at(0.5), min: at(0), max: at(1), unit };
}

/** Seconds that the work takes. */
export function seconds(work: () => void): number {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}

/** Seconds of processor time that the work takes: what else the machine does counts less than by the clock. */
export function processorSeconds(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

export function table({ bench, metrics, notes = [] }: Report): string {
  const rows = Object.entries(metrics).map(([name, { median, min, max, interval, unit, goal }]) => [
    name,
    ...[median, min, max].map(figure),
    interval ? interval.map(figure).join(' to ') : '',
    goal ? bound(goal) : '',
    unit,
  ]);
  const lines = [[bench, 'median', 'min', 'max', '95 %', 'goal', ''], ...rows];
  const widths = [0, 1, 2, 3, 4, 5].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const cells = lines.map((line) =>
    line.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  '),
  );
  return [...cells, ...notes].join('\n');
}

function bound(goal: Goal): string {
  const [sign, value] = 'atLeast' in goal ? ['≥', goal.atLeast] : ['≤', goal.atMost];
  return `${sign} ${value.toLocaleString('en')}`;
}

function figure(value: number): string {
  if (value === 0) return '0';
  return value >= 1000 ? Math.round(value).toLocaleString('en') : value.toPrecision(4);
}
