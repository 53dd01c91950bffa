// The games of which the package has types: a file each, beside the package's own.
export const GAMES: readonly string[] = ['abyss', 'dungeon-lords'];
