// The longest line of chat.
export const MOST_CHARACTERS = 300;
