// How long a line of chat may be.
export const MOST_CHARACTERS = 300;
