// The words about replays on the home page of a game.
import { laterSaying } from '../words/later.ts';

export const say = laterSaying('home');
