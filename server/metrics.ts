// The metrics for Prometheus. The parts of the server count; this file names and describes what they count.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const MILLISECONDS = [0.5, 1, 2, 3, 5, 7.5, 10, 15, 25, 50, 100, 250, 500, 1000, 5000].map((time) => time / 1000);

/** What is looked up when the metrics are asked for. */
export interface Readings {
  liveMatches(): number;
  thinkingThreads(): number;
  waitingThoughts(): number;
}

export class Metrics {
  readonly registry = new Registry();

  readonly sockets = this.#gauge('sockets', 'Open sockets, by door.', ['door']);
  /** Kinds as in the journal: answer, order, timeout, bot, undo. */
  readonly answers = this.#counter('answers_total', 'Answers that were accepted, by who gave them.', ['kind']);
  readonly refusals = this.#counter('refusals_total', 'Messages that were refused, by code.', ['code']);
  readonly answerSeconds = this.#histogram(
    'answer_seconds',
    'From the arrival of an answer at the socket until every viewer was sent what came of it.',
  );
  readonly journalSeconds = this.#histogram('journal_append_seconds', 'Until an entry was safe in the journal.');
  /** Outcomes: answered, refused where too many think, and failed. */
  readonly thoughts = this.#counter('thoughts_total', 'What came of the thoughts of bots that look ahead.', [
    'outcome',
  ]);
  readonly thoughtSeconds = this.#histogram('thought_seconds', 'Until a bot that looks ahead had its answer.', [
    'level',
  ]);
  /** Outcomes: found, refused where too many think, and failed. */
  readonly hints = this.#counter('hints_total', 'What came of the hints that players asked for.', ['outcome']);
  readonly hintSeconds = this.#histogram('hint_seconds', 'Until a hint was found.');
  /** Outcomes: asked, kept, refused where too many wait, and failed for an answer of which nothing could be said. */
  readonly analyses = this.#counter('analyses_total', 'What came of the analyses of finished matches.', ['outcome']);
  readonly analysisSeconds = this.#histogram(
    'analysis_step_seconds',
    'For a step of an analysis in a thread, with the wait for it.',
  );
  readonly botSeconds = this.#histogram('bot_seconds', 'For an answer of a bot that does not look ahead.');
  readonly httpSeconds = this.#histogram('http_request_seconds', 'Until a request was answered.', [
    'method',
    'route',
    'status',
  ]);

  /** Reasons: silent for a connection that brought nothing in time, slow, too-large, malformed. */
  readonly unreadable = this.#counter('unreadable_requests_total', 'Connections on which no whole request came.', [
    'reason',
  ]);

  constructor({ liveMatches, thinkingThreads, waitingThoughts }: Partial<Readings> = {}) {
    this.#reading('live_matches', 'Matches in memory.', liveMatches);
    this.#reading('thinking_threads', 'Threads in which bots think, also those with nothing to do.', thinkingThreads);
    this.#reading('thoughts_waiting', 'Thoughts, hints and steps of analyses that wait for a thread.', waitingThoughts);
    // Among them the delay of the event loop, memory and processor time.
    collectDefaultMetrics({ register: this.registry });
  }

  #reading(name: string, help: string, read: () => number = () => 0): void {
    new Gauge({
      ...{ name: `undertow_${name}`, help, registers: [this.registry] },
      collect() {
        this.set(read());
      },
    });
  }

  #gauge<Label extends string = never>(name: string, help: string, labelNames: Label[] = []): Gauge<Label> {
    return new Gauge({ name: `undertow_${name}`, help, labelNames, registers: [this.registry] });
  }

  #counter<Label extends string = never>(name: string, help: string, labelNames: Label[] = []): Counter<Label> {
    return new Counter({ name: `undertow_${name}`, help, labelNames, registers: [this.registry] });
  }

  #histogram<Label extends string = never>(name: string, help: string, labelNames: Label[] = []): Histogram<Label> {
    const buckets = MILLISECONDS;
    return new Histogram({ name: `undertow_${name}`, help, labelNames, buckets, registers: [this.registry] });
  }
}
