// Exports `sharing`, which lets a new value share all its equal parts with the old one: so a page draws only what has
// changed.
export { sharing } from '@undertow/shared/protocol/changes.ts';
