// The contract of the bus, over which the processes of one service send each other messages. What must not be lost is in
// the store.

declare const told: unique symbol;
declare const asked: unique symbol;
declare const answered: unique symbol;

/** The name of something that is told, which goes over as JSON. Its type says what comes under this name. */
export type Topic<Message> = string & { readonly [told]?: Message };

/** The name of a question. Its type says what is asked under this name, and what is answered. */
export type Query<Question, Answer> = string & { readonly [asked]?: Question; readonly [answered]?: Answer };

export interface Bus {
  /** Names this process among the others. */
  readonly self: string;
  /** Sends a message to all other processes. One that cannot get it now has missed it, and learns that later. */
  tell<Message>(topic: Topic<Message>, message: Message): void;
  /** Sends a message to one of them. What one process tells and answers another comes in order. */
  tellOne<Message>(process: string, topic: Topic<Message>, message: Message): void;
  hear<Message>(topic: Topic<Message>, heard: (message: Message, from: string) => void): void;
  /** Fails with the refusal of the process that was asked, or with `Silence` when no answer came. */
  ask<Question, Answer>(process: string, query: Query<Question, Answer>, question: Question): Promise<Answer>;
  answer<Question, Answer>(
    query: Query<Question, Answer>,
    answered: (question: Question, from: string) => Promise<Answer>,
  ): void;
  /** A message from another process was missed, or may have been: what is known from that one may be out of date. */
  onMissed(missed: (from: string) => void): void;
  /** Another process has been shut down, or has died. */
  onGone(gone: (process: string) => void): void;
  close(): Promise<void>;
}

/** The process that was asked has not answered: it may have heard, or not. */
export class Silence extends Error {
  override readonly name = 'Silence';
}
