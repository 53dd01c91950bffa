// From what the table of one game is drawn, in the language that is shown.
import type { AnyGame } from '@undertow/shared/table/any-game.ts';
import type { Pieces } from '@undertow/shared/table/pieces.ts';
import type { TableTalk } from '@undertow/shared/words/plain-parts.ts';
import type { GameForms, GameReplay } from '../../game.ts';
import type { Shape } from './shapes.ts';
import type { KindLook } from './signs.ts';

/** From what a piece is drawn. */
export interface PieceSource {
  readonly pieces: Pieces;
  readonly looks: ReadonlyMap<string, KindLook>;
  readonly talk: Pick<TableTalk, 'nameOf' | 'textOn'>;
}

export interface PlainSource extends PieceSource {
  readonly game: AnyGame;
  readonly name: string;
  readonly shape: Shape;
  /** Whose numbers are seats, beside those that are called so. */
  readonly seatFields: readonly string[];
  readonly talk: TableTalk;
  /** A thread that verifies replays. */
  readonly verifier: () => Worker;
  /** How its answers are judged; without it, no analysis is offered. */
  readonly judging?: GameReplay['judging'] | undefined;
  /** What answers its forms, where that is no text field. */
  readonly forms?: GameForms | undefined;
}

/** What stands at the foot of a card: the name of its kind, where the rest of its name is its value. */
export function footOf(id: string, { pieces, talk }: Pick<PieceSource, 'pieces' | 'talk'>): string {
  const name = talk.nameOf(id);
  const piece = Object.hasOwn(pieces, id) ? pieces[id] : undefined;
  if (piece?.value === undefined) return name;
  const kind = talk.nameOf(piece.kind);
  return name === `${kind} ${piece.value}` ? kind : name;
}
