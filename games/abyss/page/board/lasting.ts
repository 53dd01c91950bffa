// The Lords of a seat whose powers work on: those that do not lie under a Location, and whose power was not only at once.
import type { View } from '../../client.ts';
import { lordFace } from '../art/cards.ts';

export function lastingLords(seat: View['seats'][number] | undefined): string[] {
  const lords = seat?.lords ?? [];
  return lords.flatMap(({ id, under, disabled }) => (under === undefined && !disabled && works(id) ? [id] : []));
}

function works(lord: string): boolean {
  const { timing } = lordFace(lord);
  return timing === 'passive' || timing === 'on-turn';
}
