// The description of the game for the lobby, without loading the game: itself and its expansions, by sign and by name.
import type { InEveryLanguage } from '@undertow/shared/words/languages.ts';
import type { GameInLobby } from '@undertow/web/src/game.ts';

export const abyssInLobby: GameInLobby = {
  signs: {
    abyss: {
      filled:
        'M6 25C6 12 14 5 24 5s18 7 18 20c-2.4 3-4.8 3-6.4 0-2 3.2-5.2 3.2-7 0-1.8 3.2-7.4 3.2-9.2 0-1.8 3.2-5 3.2-7 0C10.800 28 8.400 28 6 25Z',
      line: 'M13 28c-4 6 2 9-3 16M20 28c-4 6 2 10-1 16M28 28c4 6-2 10 1 16M35 28c4 6-2 9 3 16',
      cut: 'M13 20C13.500 14 17 11 20 10',
    },
    kraken: {
      filled:
        'M24 1c9 0 14 6 14 14 0 6-3 9-4 12l4 4c2 4 6 4 7 1 2 5-1 9-6 9-3 0-5-1-7-3l2 9H14l2-9c-2 2-4 3-7 3-5 0-8-4-6-9 1 3 5 3 7-1l4-4c-1-3-4-6-4-12C10 7 15 1 24 1Z',
      cut: 'M17.5 18.5l4.5 2.5M30.5 18.5L26 21M24 30v15M19.5 33l-1 12M28.5 33l1 12',
    },
    leviathan: {
      filled: 'M2 30C6 16 18 10 30 14C36 16 40 21 43 20L47 14V34L42 28C37 34 28 39 18 37C10 36 4 34 2 30Z',
      cut: 'M12 24h.01M5 31Q13 32 20 28',
    },
  },
  names: {
    cs: { abyss: 'Abyss', kraken: 'Kraken', leviathan: 'Leviatan', round: 'Kolo', lords: 'Lordi', points: 'Body' },
    de: { abyss: 'Abyss', kraken: 'Kraken', leviathan: 'Leviathan', round: 'Runde', lords: 'Edle', points: 'Punkte' },
    en: { abyss: 'Abyss', kraken: 'Kraken', leviathan: 'Leviathan', round: 'Round', lords: 'Lords', points: 'Points' },
    pl: {
      abyss: 'Abyss',
      kraken: 'Kraken',
      leviathan: 'Lewiatan',
      round: 'Runda',
      lords: 'Lordowie',
      points: 'Punkty',
    },
    ru: { abyss: 'Abyss', kraken: 'Кракен', leviathan: 'Левиафан', round: 'Раунд', lords: 'Лорды', points: 'Очки' },
  } satisfies InEveryLanguage<object>,
};
