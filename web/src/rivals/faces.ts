// The faces of the players of each game, laid into the page once.
import { Sheets } from '../ui/sheets.ts';

const known = new Map<string, Sheets<'faces'>>();

export function facesOf(game: string, address: string): Sheets<'faces'> {
  const faces = known.get(game) ?? new Sheets({ faces: address });
  known.set(game, faces);
  return faces;
}
