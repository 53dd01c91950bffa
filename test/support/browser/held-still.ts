// A page on which nothing that moves comes to its end by itself, so that a test sees what is done meanwhile.

/** What flies stays where it begins, and what is played over the board at its beginning, until it is finished. */
export const HELD_STILL = `
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    const moving = animate.apply(this, given);
    moving.pause();
    return moving;
  };
  Animation.prototype.updatePlaybackRate = function () { this.pause(); };
  const later = window.setTimeout;
  const LOST = 8000;
  window.setTimeout = (call, after, ...given) => after >= LOST ? 0 : later(call, after, ...given);
`;
