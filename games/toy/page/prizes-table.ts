// The model of a table of Prizes: what its questions and its log say.
import type { Asked } from '@undertow/client-sdk/index.ts';
import type { Part } from '@undertow/shared/words/parts.ts';
import type { LogEntry, LogLine } from '@undertow/web/src/match/log.ts';
import { type Prompt, TableModel, tableHere } from '@undertow/web/src/table/kit/table.svelte.ts';
import type { Prizes } from '../client.ts';
import type { Event } from '../rules/index.ts';
import { linesOf } from './log-lines.ts';
import { prizes } from './words.svelte.ts';

export class PrizesTable extends TableModel<Prizes> {
  override tell(_last: number): readonly LogLine[] {
    return linesOf(this.session.log as readonly LogEntry<Event>[], prizes(), this.names);
  }

  override waiting(asked: readonly Asked[]): readonly (readonly Part[])[] {
    const seats = asked.map(({ seat }) => seat);
    return seats.length > 0 ? [prizes().waiting(seats, this.names)] : [];
  }

  protected override promptOf(): Prompt {
    return { title: prizes().text('bid.title'), hint: prizes().text('bid.hint') };
  }
}

export const prizesTable = tableHere<PrizesTable>;
