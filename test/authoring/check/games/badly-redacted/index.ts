// A game that hides what was drawn from other seats, and forgets spectators.
import { smallGame } from '../../small-game.ts';

export const game = smallGame('badly-redacted', {
  redact: (event, viewer) =>
    event.type === 'cardDrawn' && typeof viewer === 'number' && viewer !== event.seat
      ? { type: event.type, seat: event.seat }
      : event,
});
