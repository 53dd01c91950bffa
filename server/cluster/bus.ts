// How the processes of one service speak with each other. What must not be lost is in the store; here it is only told.
import type { Json } from '@undertow/shared/table/json.ts';

export interface Bus {
  /** Names this process among the others. */
  readonly self: string;
  /** To all other processes. Whoever cannot hear it at the moment has missed it, and is told that. */
  tell(topic: string, message: Json): void;
  /** The same to one of them. What one process tells and answers another comes in order. */
  tellOne(process: string, topic: string, message: Json): void;
  hear(topic: string, heard: (message: Json, from: string) => void): void;
  /** Fails with the refusal of the one who was asked, or with `Silence` when no answer came. */
  ask(process: string, topic: string, question: Json): Promise<Json>;
  answer(topic: string, answered: (question: Json, from: string) => Promise<Json>): void;
  /** Something that one of the others has told was missed, or may have been: what is known from it may be out of date. */
  onMissed(missed: (from: string) => void): void;
  /** One of the others is there no more: it was shut down, or has died. */
  onGone(gone: (process: string) => void): void;
  close(): Promise<void>;
}

/** The process that was asked has not answered: nobody knows whether it has heard. */
export class Silence extends Error {
  override readonly name = 'Silence';
}
