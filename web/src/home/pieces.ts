// A sample of a game's cards: the first ones of each shelf with pictures, up to a number in all.
import type { GameReference, ReferenceCard } from '../game.ts';

export interface ShownPiece {
  readonly card: ReferenceCard;
  /** In pixels, at the most. */
  readonly width: number;
}

export function piecesOf(
  { shelves, cards }: Pick<GameReference, 'shelves' | 'cards'>,
  most: number,
): readonly ShownPiece[] {
  const onShelf = Map.groupBy(cards(), ({ shelf }) => shelf);
  const pictured = shelves().flatMap(({ id, width }) => {
    const lying = onShelf.get(id) ?? [];
    return width === undefined || lying.length === 0 ? [] : [lying.map((card) => ({ card, width }))];
  });
  const each = Math.ceil(most / Math.max(1, pictured.length));
  return pictured.flatMap((shelf) => shelf.slice(0, each)).slice(0, most);
}
