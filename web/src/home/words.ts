// What the home of a game says of its replays.
import { laterSaying } from '../words/later.ts';

export const say = laterSaying('home');
