// Chooses the opponent that an effect harms: the leader first, and where the loss is greatest.
import { ally } from '../rules/cards/allies.ts';
import { affiliatedOf, best, isProtected, lordOf } from '../rules/queries.ts';
import { isRace } from '../rules/races.ts';
import { seatOf } from '../rules/seat-option.ts';
import type { Habit } from './habit.ts';
import { KEY } from './lords.ts';
import { type Outlook, rivals } from './outlook.ts';
import { worthOfLasting } from './powers.ts';

/** The loss of one of several affiliated Allies of a Race. */
const OF_SEVERAL = 0.5;
const SUPPLY_OF_POINTS = 'base';

/** `seat:…`, perhaps with more behind it. */
export const leader: Habit = (outlook, options) => best(options, (option) => -placeOf(outlook, option));

/** Tokens of points before others. */
export const hunterTarget: Habit = (outlook, options) =>
  best(options, (option) => -placeOf(outlook, option) - (isOfPoints(option) ? 0 : outlook.view.seats.length));

export const fenceTargets: Habit = (outlook, options, { choice }) =>
  options
    .toSorted((a, b) => placeOf(outlook, a) - placeOf(outlook, b))
    .slice(0, choice.type === 'some' ? choice.min : 0);

/** Among the opponents 0 is the first; the seat itself comes behind them all. */
function placeOf(outlook: Outlook, option: string): number {
  const others = rivals(outlook);
  const place = others.indexOf(seatOf(option));
  return place < 0 ? others.length : place;
}

function isOfPoints(option: string): boolean {
  return (option.split(':')[2] ?? SUPPLY_OF_POINTS) === SUPPLY_OF_POINTS;
}

export const assassinTarget: Habit = (outlook, options) =>
  best(options, (id) => {
    const lord = lordOf(outlook, id);
    return lord.keys * KEY + worthOfLasting(outlook, lord);
  });

export const executionerRace: Habit = (outlook, options) => {
  const executioner = lordOf(outlook, 'executioner');
  const reached = rivals(outlook).filter((seat) => !isProtected(outlook, seat, executioner));
  return best(options, (race) => {
    const losses = reached.map((seat) => (isRace(race) ? affiliatedOf(outlook, seat, race) : []));
    return losses.reduce((sum, [card, ...others]) => {
      if (card === undefined) return sum;
      return sum + (others.length === 0 ? ally(card).value : OF_SEVERAL);
    }, 0);
  });
};
