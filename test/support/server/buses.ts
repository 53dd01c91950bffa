// Several processes in one: their buses are joined, and a test cuts them off, loses or delays what they tell, or lets one die.
import { type Bus, type Query, Silence, type Topic } from '@undertow/server/cluster/bus.ts';

type Heard = (message: unknown, from: string) => void;
type Answered = (question: unknown, from: string) => Promise<unknown>;

/** One of them, as the others reach it. */
class Member implements Bus {
  readonly self: string;
  readonly heard = new Map<string, Heard[]>();
  readonly answered = new Map<string, Answered>();
  readonly whenMissed: ((from: string) => void)[] = [];
  readonly whenGone: ((process: string) => void)[] = [];
  /** The processes of which it has missed messages, and does not know it yet. */
  readonly missed = new Set<string>();
  isCutOff = false;
  readonly #buses: Buses;

  constructor(self: string, buses: Buses) {
    this.self = self;
    this.#buses = buses;
  }

  tell<Message>(topic: Topic<Message>, message: Message): void {
    for (const other of this.#buses.others(this)) this.#buses.carry(this, other, topic, message);
  }

  tellOne<Message>(process: string, topic: Topic<Message>, message: Message): void {
    const other = this.#buses.find(process);
    if (other && other !== this) this.#buses.carry(this, other, topic, message);
  }

  hear<Message>(topic: Topic<Message>, heard: (message: Message, from: string) => void): void {
    this.heard.set(topic, [...(this.heard.get(topic) ?? []), heard as Heard]);
  }

  ask<Question, Answer>(process: string, query: Query<Question, Answer>, question: Question): Promise<Answer> {
    return this.#buses.bring(this, process, query, question) as Promise<Answer>;
  }

  answer<Question, Answer>(
    query: Query<Question, Answer>,
    answered: (question: Question, from: string) => Promise<Answer>,
  ): void {
    this.answered.set(query, answered as Answered);
  }

  onMissed(missed: (from: string) => void): void {
    this.whenMissed.push(missed);
  }

  onGone(gone: (process: string) => void): void {
    this.whenGone.push(gone);
  }

  async close(): Promise<void> {
    this.#buses.kill(this.self);
  }
}

export class Buses {
  /** How many messages have come to a process. */
  carried = 0;
  readonly #members = new Map<string, Member>();
  #held: (() => void)[] | undefined;
  #toLose = 0;

  /** One more process. One that joins under a name that was there before is another. */
  join(self: string): Bus {
    const member = new Member(self, this);
    this.#members.set(self, member);
    return member;
  }

  /** Neither hears nor is heard, and no process knows of it. */
  cut(process: string): void {
    this.#mustFind(process).isCutOff = true;
  }

  /** Hears and is heard again; all are told what they have missed. */
  mend(process: string): void {
    this.#mustFind(process).isCutOff = false;
    for (const member of this.#members.values()) this.#tellMissed(member);
  }

  /** So many of the messages that are told from now on are lost, and the processes that should have heard them know it. */
  lose(messages = 1): void {
    this.#toLose += messages;
  }

  /** What is told from now on is under way until it is let go, and then comes in the same order. */
  hold(): void {
    this.#held ??= [];
  }

  letGo(): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const comes of held) queueMicrotask(comes);
  }

  /** What it has told before still comes. */
  kill(process: string): void {
    const gone = this.#members.get(process);
    if (!gone) return;
    this.#members.delete(process);
    this.#later(() => this.#tellGone(process));
  }

  /** The others take it for dead, though it is not: it was away for too long. */
  giveUp(process: string): void {
    this.#later(() => this.#tellGone(process));
  }

  find(process: string): Member | undefined {
    return this.#members.get(process);
  }

  others(member: Member): Member[] {
    return [...this.#members.values()].filter((other) => other !== member);
  }

  carry(from: Member, to: Member, topic: string, message: unknown): void {
    if (this.#members.get(from.self) !== from) return;
    const text = JSON.stringify(message);
    this.#later(() => {
      if (this.#members.get(to.self) !== to) return;
      const isLost = this.#toLose > 0;
      if (isLost) this.#toLose--;
      if (isLost || from.isCutOff || to.isCutOff) {
        to.missed.add(from.self);
        if (isLost) this.#tellMissed(to);
        return;
      }
      this.carried++;
      for (const heard of to.heard.get(topic) ?? []) heard(JSON.parse(text) as unknown, from.self);
    });
  }

  /** Brings the question there, and the answer back. */
  bring(from: Member, process: string, topic: string, question: unknown): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const text = JSON.stringify(question);
    const isCut = () => from.isCutOff || (this.#members.get(process)?.isCutOff ?? true);
    const silence = () => reject(new Silence(`${process} does not answer`));
    this.#later(() => {
      const answered = this.#members.get(process)?.answered.get(topic);
      if (isCut() || !answered) return silence();
      const answer = answered(JSON.parse(text) as unknown, from.self);
      answer.then(
        (result) => this.#later(() => (isCut() ? silence() : resolve(JSON.parse(JSON.stringify(result)) as unknown))),
        (failure) => this.#later(() => (isCut() ? silence() : reject(failure))),
      );
    });
    return promise;
  }

  #tellMissed(member: Member): void {
    if (member.isCutOff) return;
    for (const from of member.missed) {
      if (this.#members.get(from)?.isCutOff) continue;
      member.missed.delete(from);
      for (const missed of member.whenMissed) missed(from);
    }
  }

  #tellGone(process: string): void {
    for (const { self, whenGone } of this.#members.values()) {
      if (self !== process) for (const gone of whenGone) gone(process);
    }
  }

  #later(comes: () => void): void {
    if (this.#held) this.#held.push(comes);
    else queueMicrotask(comes);
  }

  #mustFind(process: string): Member {
    const member = this.#members.get(process);
    if (!member) throw new Error(`there is no process ${process}`);
    return member;
  }
}
