// Sets the theme before anything is drawn, so that nobody sees the wrong one flash; src/app/settings.svelte.ts keeps it after that.
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
})();
