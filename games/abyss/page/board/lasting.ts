// The Lords of a seat with lasting powers: not under a Location, and not with a power that works only once.
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
