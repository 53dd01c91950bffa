// The laws of numbers and places that hold in every position, in the words of the rules and not of the code.
import type { Decision } from '@undertow/shared/table/game.ts';
import type { State } from '../../rules/state.ts';

type Laws = Record<string, boolean>;

/** The laws that are broken here, as sentences. */
export function brokenLaws(state: State, pending: readonly Decision[]): string[] {
  const asked = pending.map(({ prompt }) => prompt);
  const laws = { ...baseLaws(state), ...krakenLaws(state, asked), ...leviathanLaws(state, asked) };
  return Object.keys(laws).filter((law) => !laws[law]);
}

function baseLaws({ court, track, threat, purchases, extraTurns, seats, revealed, drawn, active }: State): Laws {
  return {
    'at most six Lords are in the Court': court.length <= 6,
    'at most five cards are on the track': track.length <= 5,
    'the threat is on a space from 1 to 6': isCount(threat) && threat >= 1 && threat <= 6,
    'a purchase costs one more than was bought': purchases.price === 1 + sum(purchases.bought),
    'no player buys twice in a turn without a Hypnotist, nor from themselves': purchases.bought.every(
      (bought, seat) => bought <= (seat === active ? 0 : isHypnotised(seats[seat]) ? 2 : 1),
    ),
    'no fewer than no extra turns are left': isCount(extraTurns),
    'the card revealed last lies on the track': revealed === null || typeof track[revealed] === 'string',
    'at most four Locations are drawn': drawn.length <= 4,
    'no player has a share of a Pearl or a Key, or less than none': seats.every(
      ({ pearls, keys }) => isCount(pearls) && isCount(keys),
    ),
    'Lords lie under Locations of their owner': seats.every(({ lords, locations }) =>
      lords.every(({ under }) => under === undefined || locations.includes(under)),
    ),
  };
}

function krakenLaws({ expansions, court, available, council }: State, asked: readonly string[]): Laws {
  const { kraken } = expansions;
  if (!kraken) return {};
  const { nebulis, figure, sentinels, loot } = kraken;
  const places = Object.values(sentinels).flatMap(({ on }) => on ?? []);
  const areas = places.map((place) => place.split(':')[0]);
  const things = { court, location: available, council: Object.keys(council) } as Record<string, readonly string[]>;
  const most = Math.max(...nebulis);
  return {
    'no player has a share of a Nebulis, or less than none': nebulis.every(isCount),
    'the holder of the Kraken figure has as many Nebulis as any player':
      asked.includes('krakenFigure') || (figure === null ? most === 0 : most > 0 && nebulis[figure] === most),
    'one Sentinel at most stands in each area': new Set(areas).size === areas.length,
    'a Sentinel stands on something that is there': places.every((place) => {
      const [area = '', what = ''] = place.split(':');
      return things[area]?.includes(what);
    }),
    'no two equal Loot cards lie on a Location': Object.values(loot).every(
      (cards) => new Set(cards).size === cards.length,
    ),
  };
}

function leviathanLaws({ expansions, threat }: State, asked: readonly string[]): Laws {
  const { leviathan } = expansions;
  if (!leviathan) return {};
  const { deck, border, wounds, slain, scourge, arriving, fighting, attack, dice } = leviathan;
  const beasts = Object.values(border).filter((beast) => beast !== null);
  const counts = slain.map((mine) => mine.length);
  const attacked = asked.some((prompt) => prompt.startsWith('leviathanPenalty'));
  return {
    'the Threat is not used': threat === 1,
    'the Border has nine spaces': Object.keys(border).length === 9,
    'the Border is not empty while there are Leviathans': beasts.length > 0 || deck.length === 0,
    'a Leviathan at the Border has lost none to two of its three levels at most': beasts.every(
      ({ beaten }) => isCount(beaten) && beaten <= 2,
    ),
    'no player has a share of a Wound, or less than none': wounds.every(isCount),
    'the holder of the Scourge figure has slain as many as any player':
      scourge === null ? sum(counts) === 0 : counts[scourge] === Math.max(...counts),
    'a Leviathan arrives only while a player is asked about it':
      arriving === null || attacked || asked.includes('breederSpace') || asked.includes('krakenFigure'),
    'an attack is under way only while a player is asked about it':
      attack === null || asked.includes('pearlBoost') || asked.includes('krakenFigure'),
    'a Leviathan that is fought is at the Border, or was slain in the fight':
      fighting === null || beasts.some(({ id }) => id === fighting) || slain.flat().includes(fighting),
    'no dice are laid out': dice.length === 0,
  };
}

function isHypnotised(seat: State['seats'][number] | undefined): boolean {
  return seat?.lords.some(({ id, under, disabled }) => id === 'hypnotist' && !under && !disabled) ?? false;
}

function isCount(number: number): boolean {
  return Number.isInteger(number) && number >= 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
