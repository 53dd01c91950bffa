// The bus over Redis, by publish and subscribe: one channel for all processes, and one for each.
import { type Problem, Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Redis } from 'ioredis';
import type { Timers } from '../scheduling/timers.ts';
import type { Bus, Query, Topic } from './bus.ts';
import { BusHeartbeat } from './bus-heartbeat.ts';
import { Arrivals, type Content, type Envelope } from './envelope.ts';
import { PublishBatches } from './publish-batches.ts';
import { Questions } from './questions.ts';
import { leaveRedis } from './redis.ts';

export interface RedisBusParts {
  readonly self: string;
  /** Two connections: one that says things, and one that only hears. Both come back by themselves. */
  readonly says: Redis;
  readonly hears: Redis;
  readonly timers: Timers;
  report(problem: string, details: object): void;
}

type Heard = (message: unknown, from: string) => void;
type Answered = (question: unknown, from: string) => Promise<unknown>;

const ALL = 'undertow:all';

/** A process that was not heard for so long is silent: each says something every second. */
const SILENT = 5_000;

export class RedisBus implements Bus {
  readonly self: string;
  readonly #parts: RedisBusParts;
  readonly #arrivals = new Arrivals();
  readonly #questions: Questions;
  readonly #publishBatches: PublishBatches;
  readonly #heartbeat: BusHeartbeat;
  readonly #heard = new Map<string, Heard[]>();
  readonly #answered = new Map<string, Answered>();
  readonly #whenMissed: ((from: string) => void)[] = [];
  readonly #whenGone: ((process: string) => void)[] = [];
  /** How much was sent on each channel. */
  readonly #sent = new Map<string, number>();
  /** When each process was last heard. Those that are known to be gone are left out. */
  readonly #known = new Map<string, number>();
  #isAway = false;

  constructor(parts: RedisBusParts) {
    this.self = parts.self;
    this.#parts = parts;
    this.#questions = new Questions(parts.timers);
    const { says, hears, timers } = parts;
    this.#publishBatches = new PublishBatches((channel, text) => says.publish(channel, text));
    this.#heartbeat = new BusHeartbeat({
      timers,
      beat: () => this.#sayStill(ALL),
      connectAnew() {
        for (const connection of [says, hears]) connection.disconnect(true);
      },
    });
  }

  async open(): Promise<void> {
    const { says, hears } = this.#parts;
    hears.on('message', (channel: string, text: string) => {
      for (const envelope of this.#read(text)) this.#receive(channel, envelope);
    });
    await hears.subscribe(ALL, channelOf(this.self));
    says.on('ready', () => this.#saysAgain());
    hears.on('ready', () => this.#hearsAgain());
    for (const connection of [says, hears]) connection.on('close', () => this.#away());
    this.#heartbeat.start();
  }

  /** Hears no other process: they cannot be told from dead ones, nor this one by them. */
  get isDeaf(): boolean {
    return this.#heartbeat.isDeaf;
  }

  tell<Message>(topic: Topic<Message>, message: Message): void {
    this.#send(ALL, { kind: 'tell', topic, message }).catch(() => {});
  }

  tellOne<Message>(process: string, topic: Topic<Message>, message: Message): void {
    this.#send(channelOf(process), { kind: 'tell', topic, message }).catch(() => {});
  }

  hear<Message>(topic: Topic<Message>, heard: (message: Message, from: string) => void): void {
    this.#heard.set(topic, [...(this.#heard.get(topic) ?? []), heard as Heard]);
  }

  ask<Question, Answer>(process: string, query: Query<Question, Answer>, question: Question): Promise<Answer> {
    const send = (id: number) => this.#send(channelOf(process), { kind: 'ask', id, topic: query, question });
    return this.#questions.ask(process, send) as Promise<Answer>;
  }

  answer<Question, Answer>(
    query: Query<Question, Answer>,
    answered: (question: Question, from: string) => Promise<Answer>,
  ): void {
    this.#answered.set(query, answered as Answered);
  }

  onMissed(missed: (from: string) => void): void {
    this.#whenMissed.push(missed);
  }

  onGone(gone: (process: string) => void): void {
    this.#whenGone.push(gone);
  }

  /** The process is there no more. */
  gone(process: string): void {
    this.#known.delete(process);
    this.#sent.delete(channelOf(process));
    this.#arrivals.forget(process);
    this.#questions.gone(process);
    for (const gone of this.#whenGone) gone(process);
  }

  /**
   * These processes are on the roll. One that is not, and says nothing any more, is gone, though no process saw it go:
   * it came and went between two looks at the roll, or has died after it was struck off.
   */
  listed(listed: ReadonlySet<string>): void {
    const silent = this.#parts.timers.now() - SILENT;
    for (const [process, heard] of this.#known) if (!listed.has(process) && heard < silent) this.gone(process);
  }

  /** This process was away: it may have missed anything, and the others have forgotten it. */
  beginAnew(): void {
    this.#missedAll();
    this.#send(ALL, { kind: 'anew' }).catch(() => {});
  }

  async close(): Promise<void> {
    const { says, hears } = this.#parts;
    this.#heartbeat.stop();
    await this.#publishBatches.flush();
    for (const connection of [hears, says]) await leaveRedis(connection);
  }

  /** Nothing that another program sends on our channels may bring this process down. */
  #read(text: string): Envelope[] {
    try {
      return JSON.parse(text) as Envelope[];
    } catch (failure) {
      this.#parts.report('something strange came over Redis', { failure });
      return [];
    }
  }

  async #send(channel: string, content: Content): Promise<void> {
    const number = (this.#sent.get(channel) ?? 0) + 1;
    this.#sent.set(channel, number);
    const envelope: Envelope = { ...content, from: this.self, number };
    await this.#publishBatches.put(channel, JSON.stringify(envelope));
  }

  #receive(channel: string, envelope: Envelope): void {
    const { from } = envelope;
    if (from === this.self) {
      this.#heartbeat.heard();
      return;
    }
    this.#known.set(from, this.#parts.timers.now());
    if (this.#arrivals.isAfterGap(channel, envelope)) this.#missed(from);
    if (envelope.kind === 'tell') {
      for (const heard of this.#heard.get(envelope.topic) ?? []) this.#hand(heard, envelope.message, from);
    } else if (envelope.kind === 'ask') void this.#reply(envelope);
    else if (envelope.kind === 'answer') this.#questions.answered(envelope.id, envelope.answer);
    else if (envelope.kind === 'refusal') this.#questions.refused(envelope.id, envelope.problem);
    else if (envelope.kind === 'anew') this.#missed(from);
  }

  #hand(heard: Heard, message: unknown, from: string): void {
    try {
      heard(message, from);
    } catch (failure) {
      this.#parts.report('what another process told could not be used', { failure, from });
    }
  }

  async #reply({ from, id, topic, question }: Extract<Envelope, { kind: 'ask' }>): Promise<void> {
    const content = await this.#answerTo(topic, question, from).then(
      (answer): Content => ({ kind: 'answer', id, answer }),
      (failure): Content => ({ kind: 'refusal', id, problem: this.#problemOf(failure, from) }),
    );
    await this.#send(channelOf(from), content).catch(() => {});
  }

  async #answerTo(topic: string, question: unknown, from: string): Promise<unknown> {
    const answered = this.#answered.get(topic);
    if (!answered) throw new Error(`this process does not answer ${topic}`);
    return answered(question, from);
  }

  #problemOf(failure: unknown, from: string): Problem {
    if (failure instanceof Refusal) return failure.problem;
    this.#parts.report('what another process asked could not be answered', { failure, from });
    return { code: 'internal', message: 'Something went wrong. It was not your mistake.' };
  }

  #missed(from: string): void {
    for (const missed of this.#whenMissed) missed(from);
  }

  #missedAll(): void {
    for (const process of this.#known.keys()) this.#missed(process);
  }

  #away(): void {
    if (!this.#isAway) this.#parts.report('Redis is away', {});
    this.#isAway = true;
  }

  /** The connection is back: what was sent meanwhile is lost. */
  #saysAgain(): void {
    this.#isAway = false;
    for (const channel of this.#sent.keys()) this.#sayStill(channel);
  }

  /** Sends an empty message: only its number counts, and that it comes. */
  #sayStill(channel: string): void {
    this.#send(channel, { kind: 'still' }).catch(() => {});
  }

  #hearsAgain(): void {
    this.#missedAll();
  }
}

function channelOf(process: string): string {
  return `undertow:to:${process}`;
}
