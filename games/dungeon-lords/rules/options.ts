// The options of a match of Dungeon Lords, and the numbers of seats.
import { isObject } from '@undertow/shared/table/json.ts';
import { trainingFights } from './cards/printed.ts';

export function objection(options: unknown, seats: number): string | undefined {
  if (!isObject(options)) return 'the options are not an object';
  const { full, training, ...others } = options;
  const [other] = Object.keys(others);
  if (other !== undefined) return `there is no option ${other}`;
  if (typeof full !== 'boolean') return 'full is true for the full game, and false for the simple one';
  if (training !== undefined) return trainingObjection(full, training, seats);
  if (!Number.isInteger(seats) || seats < 2 || seats > 4) return 'Dungeon Lords is for 2 to 4 players';
  return undefined;
}

function trainingObjection(full: boolean, training: unknown, seats: number): string | undefined {
  if (!Number.isInteger(training) || (training as number) < 1 || (training as number) > trainingFights) {
    return `training is the number of a training fight, from 1 to ${trainingFights}`;
  }
  if (full) return 'a training fight is not a full game';
  return seats === 1 ? undefined : 'a training fight is for 1 player';
}
