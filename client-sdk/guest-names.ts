// The names of guests, as they are to be shown beside each other.
export { type GuestName, shownNames } from '@undertow/shared/protocol/guest-names.ts';
