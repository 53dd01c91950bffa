// All that is tried of a game, in rows of a report.
import { abandoned, timeouts, unattended } from './properties/absence.ts';
import { ends, forms, options, several } from './properties/going-on.ts';
import { guesses } from './properties/guessing.ts';
import { laws, questions, repeats, told } from './properties/keeping.ts';
import { order } from './properties/order.ts';
import { own } from './properties/own.ts';
import { copies, earlier, plain, resumes, stepwise, takeBacks } from './properties/saving.ts';
import { sealed, twins } from './properties/secrets.ts';
import { declared, redacted } from './properties/telling.ts';
import type { Property } from './property.ts';

/** A line of the report. */
export interface Row {
  readonly title: string;
  /** What holds if nothing is broken. */
  readonly holds: string;
  /** How often the first of them was tried stands at the end of the line. */
  readonly properties: readonly Property[];
  /** What else breaks it, and is noticed by itself: by the ids in failures. */
  readonly noticed?: readonly string[];
}

export const ROWS: readonly Row[] = [
  { title: 'Every game ends', holds: 'all seats ranked', properties: [ends], noticed: ['throws', 'silent', 'loops'] },
  { title: 'Always a legal answer', holds: 'to each question', properties: [forms, several], noticed: ['asks'] },
  { title: 'Every option works', holds: 'and leads on, or to the end', properties: [options] },
  {
    title: 'Saved and resumed',
    holds: 'at each decision, the same state came back',
    properties: [resumes, plain, stepwise, earlier, copies],
  },
  { title: 'Own fields', holds: 'what only an owner is shown is sent to no other', properties: [own] },
  { title: 'Secrets', holds: 'twins that differ in a hidden card look alike to all others', properties: [twins] },
  { title: 'Guesses', holds: 'what a seat guesses looks to it like the truth', properties: [guesses] },
  { title: 'Sealed answers', holds: 'nobody sees who has answered', properties: [sealed] },
  {
    title: 'Views and events',
    holds: 'as declared, and redacted for each viewer',
    properties: [redacted, declared],
    noticed: ['rooms'],
  },
  { title: 'Take-backs', holds: 'undone, it is as it was before', properties: [takeBacks] },
  {
    title: 'Same seed, same game',
    holds: 'also with records in another order',
    properties: [repeats, order],
    noticed: ['process'],
  },
  {
    title: 'Time-outs',
    holds: 'the answer given for an absent seat is legal',
    properties: [timeouts, unattended, abandoned],
  },
  { title: 'Nothing said changes', holds: 'neither questions nor events', properties: [questions, told] },
  { title: 'Laws', holds: 'everything keeps its measure', properties: [laws] },
];

export const PROPERTIES: readonly Property[] = ROWS.flatMap(({ properties }) => properties);
