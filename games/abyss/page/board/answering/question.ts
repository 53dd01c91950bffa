// Translates a decision into a question of the page: which places of the board answer it, and which buttons.
import type { Json } from '@undertow/client-sdk/protocol.ts';
import type { Choice } from '@undertow/shared/table/game.ts';
import type { PaymentData, View } from '../../../client.ts';
import { idAt, kindOf, type Place, places, zoneOf } from '../places.ts';
import { pieceOf, type Way, waysOf } from './ways.ts';

/** What is asked: the decision of the SDK, as far as a question needs it. */
export interface Asking {
  readonly prompt: string;
  readonly choice: Choice;
}

export type Question =
  | { readonly kind: 'one'; readonly prompt: string; readonly ways: readonly Way[] }
  | {
      readonly kind: 'some';
      readonly prompt: string;
      /** The options by their places, each as often as it may be picked. */
      readonly pieces: ReadonlyMap<Place, { readonly option: string; readonly count: number }>;
      readonly min: number;
      readonly max: number;
    }
  | { readonly kind: 'amount'; readonly prompt: string; readonly min: number; readonly max: number }
  | { readonly kind: 'payment'; readonly prompt: string; readonly data: PaymentData };

export function questionOf({ prompt, choice }: Asking, view: View): Question {
  switch (choice.type) {
    case 'one':
      return { kind: 'one', prompt, ways: waysOf(prompt, choice.options, view) };
    case 'some':
      return { kind: 'some', prompt, pieces: piecesOf(prompt, choice.options), min: choice.min, max: choice.max };
    case 'amount':
      return { kind: 'amount', prompt, min: choice.min, max: choice.max };
    case 'form':
      return { kind: 'payment', prompt, data: choice.data as PaymentData };
    case 'sequence':
      throw new Error(`Abyss asks for nothing in an order, and ${prompt} does`);
  }
}

function piecesOf(prompt: string, options: readonly string[]) {
  const pieces = new Map<Place, { option: string; count: number }>();
  for (const option of options) {
    const at = pieceOf(prompt, option);
    pieces.set(at, { option, count: (pieces.get(at)?.count ?? 0) + 1 });
  }
  return pieces;
}

/** The pieces that lie nowhere on the board, and are laid out with the question. */
export function offBoardPieces(question: Question): string[] {
  if (question.kind !== 'one') return [];
  return question.ways.flatMap(({ places: [first] }) => (first && zoneOf(first) === 'offBoard' ? [idAt(first)] : []));
}

/** The kinds of places that the question is about, in whatever order they are picked. */
export function placesOf(question: Question): Place[] {
  switch (question.kind) {
    case 'one':
      return [...new Set(question.ways.flatMap((way) => way.places))];
    case 'some':
      return [...question.pieces.keys()];
    case 'amount':
      return [];
    case 'payment':
      return [...new Set(places('hand', question.data.hand).map(kindOf))];
  }
}

/** The kinds of places at which this answer is pressed, one of several. */
export function placesOfAnswer(question: Question, answer: Json): Place[] {
  if (question.kind === 'one') return question.ways.find(({ option }) => option === answer)?.places.map(kindOf) ?? [];
  if (question.kind !== 'some') return [];
  return [...question.pieces].flatMap(([at, { option }]) => ((answer as readonly Json[]).includes(option) ? [at] : []));
}
