// The addresses of the client's pages: the client shows a page at each of them, and the server delivers it there.
export const PAGES = {
  lobby: '/',
  table: '/table/:id',
  replay: '/replay/:id',
  moment: '/moment/:name',
  game: '/game/:game',
  learn: '/learn/:game',
  rules: '/rules/:game',
  rivals: '/rivals/:game',
  player: '/player/:name',
  leaderboard: '/leaderboard',
  settings: '/settings',
  account: '/account',
} as const;

export type Page = keyof typeof PAGES;

/** Other addresses of pages, as people type them, or as they were when there was one game: the client leads on to the page. */
export const MOVED: Readonly<Record<string, Page>> = {
  '/cards': 'rules',
  '/glossary': 'rules',
  '/ladder': 'leaderboard',
  '/learn': 'learn',
  '/rivals': 'rivals',
  '/rules': 'rules',
};
