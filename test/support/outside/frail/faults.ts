// The cards over which the rules of this game are at fault, called as they are at fault.
export const FAULTS = [
  'throws',
  'loops',
  'asks for nothing',
  'fills memory',
  'ends its thread',
  'throws when looked at',
  'shows too much',
] as const;
