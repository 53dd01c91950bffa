// What the base game brings into a written position.
import type { PartFields } from './field.ts';
import { seatFields } from './seat-fields.ts';
import { tableFields } from './table-fields.ts';

export const baseFields: PartFields = { seat: seatFields, table: tableFields };
