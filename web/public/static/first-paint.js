// What must be there before the client is: the theme, so that nobody sees the wrong one flash (src/app/settings.svelte.ts
// keeps it after that), and somebody who tries again when the client does not come.
(() => {
  let settings = {};
  try {
    settings = JSON.parse(localStorage.getItem('undertow.settings')) ?? {};
  } catch {
    // Whoever allows no storage gets what the system prefers.
  }
  const isLight = matchMedia('(prefers-color-scheme: light)').matches;
  const theme =
    settings.theme === 'deep' || settings.theme === 'shallows' ? settings.theme : isLight ? 'shallows' : 'deep';
  document.documentElement.dataset.theme = theme;

  const AGAIN = 2_000;
  const tryAgain = ({ target }) => {
    if (target instanceof HTMLScriptElement) setTimeout(() => location.reload(), AGAIN);
  };
  // That a file does not come is told to itself alone, and so must be caught on the way there.
  addEventListener('error', tryAgain, { capture: true });
})();
