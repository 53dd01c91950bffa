// What the base game brings into a written position.
import type { PartFields } from './field.ts';
import { seatFields } from './seat-fields.ts';
import { tableFields } from './table-fields.ts';

export const baseFields: PartFields = { seat: seatFields, table: tableFields, objections: strayLords };

/** A Lord lies under a Location of its own seat. */
function strayLords({ seats = {} }: Given): string[] {
  return Object.entries(seats).flatMap(([seat, { lords = [], locations = [] }]) =>
    lords
      .filter(({ under }) => under && !locations.includes(under))
      .map(({ id, under }) => `given.seats.${seat}.lords: ${id} lies under ${under}, which the seat does not control`),
  );
}

interface Given {
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
