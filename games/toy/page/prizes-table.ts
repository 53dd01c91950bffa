// The model of a table of Prizes: what its questions and its log say.
import type { Asked, Decision } from '@undertow/client-sdk/index.ts';
import type { Part } from '@undertow/shared/words/parts.ts';
import { type LogEntry, type LogLine, linesOf } from '@undertow/web/src/match/log.ts';
import { type Prompt, TableModel, tableHere } from '@undertow/web/src/table/kit/table.svelte.ts';
import type { Prizes } from '../client.ts';
import type { Event } from '../rules/index.ts';
import { prizes } from './words.svelte.ts';

export class PrizesTable extends TableModel<Prizes> {
  override tell(_last: number): readonly LogLine[] {
    const log = this.session.log as readonly LogEntry<Event>[];
    return log.flatMap(({ version, events }) => linesOf(version, prizes().chapters(events, this.names)));
  }

  override waiting(asked: readonly Asked[]): readonly (readonly Part[])[] {
    return prizes().waiting(asked, { view: this.view, names: this.names });
  }

  protected override promptOf(decision: Decision): Prompt {
    return prizes().prompt(decision, { view: this.view, names: this.names });
  }
}

export const prizesTable = tableHere<PrizesTable>;
