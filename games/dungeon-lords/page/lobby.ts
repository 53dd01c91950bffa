// The description of the game for the lobby, without loading the game: itself and its two variants, by sign and by name.
import type { InEveryLanguage } from '@undertow/shared/words/languages.ts';
import type { GameInLobby } from '@undertow/web/src/game.ts';

export const dungeonLordsInLobby: GameInLobby = {
  signs: {
    'dungeon-lords': {
      filled:
        'M24 9C33 9 38 15 38 22C42 18 45 17 47 18C46 26 42 31 37 32C34 39 29 43 24 43C19 43 14 39 11 32C6 31 2 26 1 18C3 17 6 18 10 22C10 15 15 9 24 9ZM14 13L10 2L20 8ZM34 13L38 2L28 8Z',
      cut: 'M18.500 25h.01M29.500 25h.01M17 34Q24 39 31 34',
    },
    false: {
      filled: 'M21 7h6v19h-6ZM13 2H35V9H13ZM10 23H38V33C37 41 30 46 24 47C18 46 11 41 10 33Z',
      cut: 'M24 29V40',
    },
    true: {
      filled:
        'M13 2H19V20H13ZM9 1H23V6H9ZM6 18H26V29C25 36 20 40 16 41C12 40 7 36 6 29ZM30 8L45 5L46 25C46 37 41 43 35 46C29 43 26 37 27 31L29 26Z',
      cut: 'M16 23V33M37 15V36M32 24H42',
    },
  },
  names: {
    cs: {
      'dungeon-lords': 'Dungeon Lords',
      full: 'Pravidla',
      false: 'Základní hra',
      true: 'Plná hra',
      year: 'Rok',
      round: 'Kolo',
      points: 'Body',
    },
    de: {
      'dungeon-lords': 'Dungeon Lords',
      full: 'Regeln',
      false: 'Einfaches Spiel',
      true: 'Volles Spiel',
      year: 'Jahr',
      round: 'Runde',
      points: 'Punkte',
    },
    en: {
      'dungeon-lords': 'Dungeon Lords',
      full: 'Rules',
      false: 'Simple game',
      true: 'Full game',
      year: 'Year',
      round: 'Round',
      points: 'Points',
    },
    pl: {
      'dungeon-lords': 'Dungeon Lords',
      full: 'Zasady',
      false: 'Gra podstawowa',
      true: 'Pełna gra',
      year: 'Rok',
      round: 'Runda',
      points: 'Punkty',
    },
    ru: {
      'dungeon-lords': 'Dungeon Lords',
      full: 'Правила',
      false: 'Простая игра',
      true: 'Полная игра',
      year: 'Год',
      round: 'Раунд',
      points: 'Очки',
    },
  } satisfies InEveryLanguage<object>,
};
