// Plot at Court: pay a Pearl to turn up a Lord (B20-B23).
import { player } from '../queries.ts';
import type { Preparation } from '../rules.ts';
import { COURT_SPACES } from '../state.ts';
import { turnUpLord } from '../verbs/lords.ts';
import { losePearls } from '../verbs/pearls.ts';
import { plot } from '../verbs/turn.ts';

const PRICE = 1;

export const plotting: Preparation = {
  options(position, seat) {
    const { court, lordDeck } = position.state;
    const isPossible = player(position, seat).pearls >= PRICE && court.length < COURT_SPACES && lordDeck.length > 0;
    return isPossible ? ['plot'] : [];
  },
  *run(table, seat) {
    plot(table, seat);
    losePearls(table, seat, PRICE);
    turnUpLord(table);
  },
};
