// How long a line may be that somebody says.
export const MOST_CHARACTERS = 300;
