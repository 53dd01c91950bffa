// The Kraken expansion: puts its cards, tokens, rules and prompts together as one `Part`.
import { choose, nothing } from '@undertow/shared/table/flow.ts';
import type { Seat } from '@undertow/shared/table/game.ts';
import { shuffle } from '@undertow/shared/table/random.ts';
import type { KrakenView } from '../../view.ts';
import { isProtected, lordsWith, opponents } from '../queries.ts';
import { RACES } from '../races.ts';
import type { Abyss, Moments, Part } from '../rules.ts';
import { gainPearls, losePearls } from '../verbs/pearls.ts';
import { guess, remember } from './guess.ts';
import { locations } from './locations.ts';
import { lootCards } from './loot.ts';
import { guildLords } from './lords.ts';
import { earnNebulis, lastNebulis, nebulisOf, standIns } from './nebulis.ts';
import { prompts } from './prompts.ts';
import { placing, reservedPlaces } from './sentinels.ts';
import { smugglers } from './smugglers.ts';
import { copyKraken, krakenOf } from './state.ts';
import { layOut, placeStranded, returnSentinelFrom } from './verbs.ts';

const KRAKENS = [
  ...Array<string>(2).fill('kraken-4'),
  ...Array<string>(3).fill('kraken-3'),
  ...Array<string>(2).fill('kraken-2'),
];
const FIGURE_POINTS = -5;

const moments: Moments = {
  alliesUsed: (table, seat, allies) => earnNebulis(table, seat, nebulisOf(allies)),

  // K24: the active player sends each one left over to a stack of own choice.
  *allyStranded(table, ally) {
    const seat = table.state.active;
    placeStranded(table, seat, ally, yield* choose(seat, 'placeKraken', RACES));
  },

  lordRecruited(table, recruiter) {
    for (const seat of opponents(table, recruiter)) {
      for (const lord of lordsWith(table, seat, 'opponentsRecruitIncome')) {
        gainPearls(table, seat, lord.always?.opponentsRecruitIncome ?? 0, lord.id);
      }
    }
    return nothing;
  },

  pearlsGained: rob,
  placeEmptied: returnSentinelFrom,
  gameEnding: lastNebulis,
};

/** One Pearl of a gain of two or more goes to an opponent's Highwayman (K63). */
function rob(table: Abyss, gainer: Seat, pearls: number): void {
  if (pearls < 2) return;
  for (const seat of opponents(table, gainer)) {
    for (const lord of lordsWith(table, seat, 'robbery')) {
      if (isProtected(table, gainer, lord)) continue;
      losePearls(table, gainer, 1, lord.id);
      gainPearls(table, seat, 1, lord.id);
    }
  }
}

export const kraken: Part = {
  id: 'kraken',
  maxSeats: 4,
  lords: [...smugglers, ...guildLords],
  locations,
  exploration: KRAKENS,
  setup: (table) => layOut(table, shuffle(table.random, [...lootCards])),
  copy: copyKraken,
  preparations: [placing],
  standIns,
  reserved: reservedPlaces,
  score(position, seat) {
    const { nebulis, figure } = krakenOf(position);
    return (figure === seat ? FIGURE_POINTS : 0) - (nebulis[seat] ?? 0);
  },
  view(position): KrakenView {
    const { nebulis, figure, sentinels, lootDeck, loot, discardedLoot } = krakenOf(position);
    return {
      nebulis,
      figure,
      sentinels: { ...sentinels },
      loot: { ...loot },
      lootDeckCount: lootDeck.length,
      discardedLoot,
    };
  },
  remember,
  guess,
  moments,
  prompts,
};
