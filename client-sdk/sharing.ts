// For pages that work something out of each position, and leave alone what is equal.
export { sharing } from '@undertow/shared/protocol/changes.ts';
