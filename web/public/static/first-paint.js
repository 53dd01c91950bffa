// What must be there before the client is: the theme and the ground, so that nobody sees the wrong ones flash
// (src/App.svelte keeps them after that), and somebody who tries again when the client does not come.
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
  // On what the page stood when it was here before; else where all games are shown, or in the sea of the house.
  document.documentElement.dataset.ground = history.state?.ground ?? (location.pathname === '/' ? 'shore' : 'sea');

  /** In English alone: the other languages are among what is missing. */
  const say = (text) => {
    const words = Object.assign(document.createElement('p'), { role: 'alert', textContent: text });
    document.getElementById('app')?.replaceChildren(words);
  };

  /** How long somebody waits at first, and at most, in milliseconds: what never comes must not be asked for all the time. */
  const [FIRST, LAST] = [2_000, 64_000];
  const tryAgain = () => {
    // The history keeps it over the loading, also where nothing else may be kept.
    const wait = history.state?.wait ?? FIRST;
    history.replaceState({ ...history.state, wait: Math.min(wait * 2, LAST) }, '');
    if (wait > FIRST) say('Undertow cannot be loaded right now. Trying again soon.');
    setTimeout(() => location.reload(), wait);
  };
  // That a file does not come is told to itself alone, and so must be caught on the way there.
  // What is fetched later, the client asks for again itself (src/browser/asking-again.ts).
  const isOwnSheet = ({ rel }) => rel === 'stylesheet' && !document.getElementById('app')?.firstChild;
  addEventListener('error', ({ target }) => (target instanceof HTMLScriptElement || isOwnSheet(target)) && tryAgain(), {
    capture: true,
  });
  // The client says so itself where it has come without its words.
  addEventListener('wordless', tryAgain);
})();
