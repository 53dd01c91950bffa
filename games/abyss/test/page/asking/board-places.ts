// All the places that the board draws for a view, so that a test can tell whether a question points to one that is there.
import type { View } from '../../../client.ts';
import { type Place, place } from '../../../page/board/places.ts';

export function placesOn(view: View, seat: number, offBoard: readonly string[]): ReadonlySet<Place> {
  const own = view.seats[seat];
  const { kraken, leviathan } = view.expansions;
  return new Set([
    ...['exploration', 'lord', 'location'].map((deck) => place('deck', deck)),
    ...view.track.map((_, index) => place('track', index)),
    ...Object.keys(view.councilCounts).map((race) => place('council', race)),
    ...view.court.map((lord) => place('court', lord)),
    ...view.available.map((location) => place('location', location)),
    ...view.seats.flatMap((one, index) => [place('seat', index), ...one.lords.map((lord) => place('lord', lord.id))]),
    ...(own?.hand ?? []).map((ally) => place('hand', ally)),
    ...(own?.affiliated ?? []).map((ally) => place('affiliated', ally)),
    ...(own?.locations ?? []).map((location) => place('held', location)),
    ...(own?.tokens ?? []).map((token) => place('token', token)),
    ...(own && own.keys > 0 ? [place('key', 'token')] : []),
    ...Object.entries(kraken?.sentinels ?? {}).flatMap(([lord, { on }]) =>
      on === null ? [place('sentinel', lord)] : [],
    ),
    ...Object.entries(leviathan?.border ?? {}).flatMap(([space, beast]) => [
      place('berth', space),
      ...(beast ? [place('beast', beast.id)] : []),
    ]),
    ...offBoard.map((id) => place('offBoard', id)),
  ]);
}
