// What the base game brings into a written position.
import { TRACK_SPACES } from '../../rules/state.ts';
import type { PartFields } from './field.ts';
import { seatFields } from './seat-fields.ts';
import { tableFields } from './table-fields.ts';

export const baseFields: PartFields = { seat: seatFields, table: tableFields, objections };

function objections(given: Given): string[] {
  return [...strayLords(given), ...fullTrack(given)];
}

/** A Lord lies under a Location of its own seat. */
function strayLords({ seats = {} }: Given): string[] {
  return Object.entries(seats).flatMap(([seat, { lords = [], locations = [] }]) =>
    lords
      .filter(({ under }) => under && !locations.includes(under))
      .map(({ id, under }) => `given.seats.${seat}.lords: ${id} lies under ${under}, which the seat does not control`),
  );
}

/** Between two decisions there is always a space for the next card of an exploration. */
function fullTrack({ track = [] }: Given): string[] {
  const isFull = track.length === TRACK_SPACES && track.every((card) => card !== null);
  return isFull ? [`given.track: cards lie on all ${TRACK_SPACES} spaces, so that nothing can be explored`] : [];
}

interface Given {
  readonly track?: readonly (string | null)[];
  readonly seats?: Readonly<
    Record<
      string,
      {
        readonly lords?: readonly { readonly id?: string; readonly under?: string | null }[];
        readonly locations?: readonly string[];
      }
    >
  >;
}
