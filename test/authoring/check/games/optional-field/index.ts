// A game in whose view a thing may be missing, declared as no room can tell it.
import { z } from 'zod';
import { smallGame, view } from '../../small-game.ts';

const last = z.object({ card: z.string() }).optional();
export const game = smallGame('optional-field', {}, view.extend({ last }).meta({ id: 'OptionalFieldView' }));
