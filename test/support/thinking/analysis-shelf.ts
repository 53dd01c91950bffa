// Analyses of matches of Abyss in a store of their own: processes that make them as a test says.
import type { Bit } from '@undertow/bots/thinking/analysis.ts';
import { games } from '@undertow/games/index.ts';
import { Analyses } from '@undertow/server/host/analyses.ts';
import type { AnalysisStep } from '@undertow/server/host/analysis-runner.ts';
import type { Asker } from '@undertow/server/host/askers.ts';
import { analysesIn } from '@undertow/server/store/analyses.ts';
import { migrate } from '@undertow/server/store/migrate.ts';
import { enrol } from '@undertow/server/store/processes.ts';
import { onTestFinished } from 'vitest';
import { MemoryArchive } from '../host/memory-archive.ts';
import { matchRecord } from '../server/records.ts';
import { sqlHere } from '../store/sql-here.ts';
import { FakeTime } from '../time/fake-time.ts';

type Work = (step: AnalysisStep) => Promise<Bit>;

/** Ids of tables have ten letters. */
export const tableId = (name: string) => name.padEnd(10, 'x');

export const RULES = games.get('abyss')?.game.rules ?? 0;
export const FOUND: Bit = { finding: { chances: [0.5, 0.5], judged: null } };
export const found: Work = async () => FOUND;
export const by = (person: string, place = `home of ${person}`): Asker => ({ person, place });
export const never = () => new Promise<Bit>(() => {});

/** A store with matches of Abyss in it, in which as much was answered as a test says; and a process that analyses them. */
export class Shelf {
  readonly time = new FakeTime();
  readonly sql = sqlHere();
  readonly archive = new MemoryArchive();
  readonly reports: string[] = [];
  readonly counted: string[] = [];
  /** When no request was found, before that is told. */
  whenEmpty: () => Promise<void> = async () => {};

  static async open(): Promise<Shelf> {
    const shelf = new Shelf();
    onTestFinished(() => shelf.sql.close());
    await migrate(shelf.sql);
    return shelf;
  }

  async match(id: string, ended: number | null = 1, rules = RULES, answers = 0): Promise<void> {
    await this.archive.create(
      matchRecord(tableId(id), { game: 'abyss', options: { expansions: [] }, seats: 2, rules }),
      Array.from(
        { length: answers },
        (_, time) => ({ ...{ seat: 0, kind: 'answer', answer: 'a' }, time, bank: null }) as const,
      ),
    );
    if (ended !== null) await this.archive.end(tableId(id), 0, ended, [[0], [1]]);
  }

  async process(self: string, goOn: Work, weights = 'w1'): Promise<Analyses> {
    await this.sql.write(enrol(self, 'redis'));
    const line = analysesIn(this.sql, self);
    const take: typeof line.take = async (madeBy) => {
      const next = await line.take(madeBy);
      if (!next) await this.whenEmpty();
      return next;
    };
    const analyses = new Analyses({
      ...{ archive: this.archive, shelf: { ...line, take }, games, timers: this.time, placeKey: 'key', perAddress: 5 },
      analysts: {
        weightsOf: (game) => (game === 'abyss' ? weights : undefined),
        goOn: (_, step) => goOn(step),
      },
      report: (problem) => this.reports.push(problem),
      counted: (outcome) => this.counted.push(outcome),
    });
    onTestFinished(() => analyses.close());
    return analyses;
  }
}

export async function stateOf(analyses: Analyses, id: string) {
  return (await analyses.of(tableId(id))).read();
}
