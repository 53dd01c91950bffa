// The draft of a chip for each single event, if it has one: its picture, and the place of the event.
import type { AbyssEvent } from '../../../rules/events.ts';
import type { Draft } from '../../words/chip.ts';
import { raceOf } from '../hands.ts';
import { type AbyssAnchor, place } from '../places.ts';

/** No case stands for the rest, so that the compiler finds an event that is forgotten. */
export function draftOf(event: AbyssEvent, active: number, mine: number): Draft | undefined {
  switch (event.type) {
    case 'cardRevealed':
      return { picture: [{ mark: 'explored' }], from: panel(active), to: [place('deck', 'exploration')] };
    case 'allyTaken':
    case 'allyFound': {
      const picture = [{ race: raceOf(event.ally) }];
      return { seat: event.seat, picture, from: [place('deck', 'exploration')], to: holder(event.seat) };
    }
    case 'allyBought': {
      const picture = [{ race: raceOf(event.ally) }];
      return { seat: event.seat, picture, from: panel(event.from), to: holder(event.seat) };
    }
    case 'stackTaken': {
      const picture = [{ sign: 'council' }, { race: event.race }];
      return { seat: event.seat, picture, from: [place('council', event.race)], to: holder(event.seat) };
    }
    case 'stackDiscarded': {
      const picture = [{ race: event.race }, { mark: 'passed' }] as const;
      return { picture, from: [...causesOf(event), ...panel(active)], to: [place('council', event.race)] };
    }
    case 'monsterFought':
      return { picture: [{ sign: 'threat' }, { mark: 'done' }], to: panel(event.seat) };

    case 'plotted':
      return { picture: [{ sign: 'lord' }], from: panel(event.seat), to: [place('deck', 'lord')] };
    case 'lordReplaced': {
      const picture = [{ sign: 'lord' }];
      return { picture, from: [...causesOf(event), ...panel(active)], to: [place('court', event.lord)] };
    }
    case 'lordEntered': {
      const to = [place('lord', event.lord), ...panel(event.seat)];
      return { seat: event.seat, picture: [{ lord: event.lord }], from: panel(event.seat), to };
    }
    case 'lordFreed':
      return { picture: [{ lord: event.lord }], to: [place('lord', event.lord), ...panel(event.seat)] };
    case 'protected': {
      if (event.seat !== mine) return undefined;
      const picture = [{ lord: event.from }, { mark: 'passed' }] as const;
      const from = [place('lord', event.from), ...panel(active)];
      return { concern: 'yours', picture, from, to: panel(event.seat) };
    }

    case 'locationControlled': {
      const to = [place('held', event.location), ...panel(event.seat)];
      return { seat: event.seat, picture: [{ location: event.location }], from: panel(event.seat), to };
    }
    case 'locationSwapped': {
      const to = [place('held', event.other), ...panel(event.seat)];
      return { picture: [{ location: event.other }], from: [place('location', event.own)], to };
    }
    case 'locationExchanged': {
      const to = [place('location', event.location)];
      return { picture: [{ location: event.location }], from: [...causesOf(event), ...panel(active)], to };
    }

    case 'pearlsGained': {
      if (event.seat !== mine || active === mine) return undefined;
      const picture = [{ sign: 'pearl' }, { number: event.pearls }];
      return { concern: 'yours', picture, from: [...causesOf(event), ...panel(active)], to: purse(mine) };
    }
    case 'tokenStolen': {
      const isMine = event.from === mine;
      const picture = [{ sign: 'monster-back' }, { number: isMine ? -1 : 1 }];
      const from = [...causesOf(event), ...panel(event.seat)];
      return { concern: isMine ? 'hit' : 'none', picture, from, to: panel(event.from) };
    }
    case 'figureMoved': {
      const { holder: seat } = event;
      const concern = seat === mine ? 'hit' : 'none';
      return seat === null ? undefined : { seat, concern, picture: [{ sign: 'kraken-figure' }], to: panel(seat) };
    }
    case 'sentinelPlaced':
      return { picture: [{ sign: 'sentinel' }], from: panel(event.seat), to: [event.on] };

    case 'leviathanPlaced':
      return { picture: [{ sign: 'leviathan-mini' }], from: panel(active), to: [place('beast', event.leviathan)] };
    case 'leviathanAttacked': {
      const picture = [{ sign: 'leviathan-mini' }, { sign: 'threat' }];
      const concern = event.seat === mine ? 'hit' : 'none';
      return { concern, picture, from: [place('beast', event.leviathan)], to: panel(event.seat) };
    }
    case 'levelsBeaten':
    case 'leviathanSlain': {
      const tick = event.type === 'leviathanSlain' ? [{ mark: 'done' } as const] : [];
      const to = [place('beast', event.leviathan)];
      return { picture: [{ sign: 'leviathan-mini' }, ...tick], from: panel(event.seat), to };
    }
    case 'scourgeTaken':
      return { seat: event.seat, picture: [{ sign: 'scourge' }], to: panel(event.seat) };

    case 'endTriggered': {
      const picture = [{ mark: 'lastTurns' }] as const;
      return { seat: event.seat, isFirst: true, concern: 'yours', picture, to: panel(event.seat) };
    }

    case 'pearlsLost':
      return lossOf(event, active, mine, [{ sign: 'pearl' }, { number: -event.pearls }], purse(mine));
    case 'nebulisGained':
      return lossOf(event, active, mine, [{ sign: 'nebulis' }, { number: event.nebulis }], purse(mine));
    case 'alliesDiscarded':
      return lossOf(event, active, mine, [{ sign: 'hand' }, { number: -event.allies.length }], holder(mine));
    case 'affiliatedDiscarded': {
      const to = [place('affiliated', event.ally, 0), ...panel(mine)];
      return lossOf(event, active, mine, [{ race: raceOf(event.ally) }, { number: -1 }], to);
    }
    case 'lordDisabled':
    case 'lordDiscarded': {
      const to = [place('lord', event.lord), ...panel(mine)];
      return lossOf(event, active, mine, [{ lord: event.lord, isOut: true }], to);
    }
    case 'wounded':
      return lossOf(event, active, mine, [{ sign: 'wound' }, { number: event.wounds }], panel(mine));

    // What was offered is told by what came of it.
    case 'allyOffered':
    case 'offerDeclined':
    // What only follows, what means nothing to others, and what is on its way to something that is told.
    case 'turnBegan':
    case 'keysGained':
    case 'tokensDrawn':
    case 'actionPassed':
    case 'deckReshuffled':
    case 'monsterLeft':
    case 'monsterDiscarded':
    case 'monsterTurnedUp':
    case 'threatMoved':
    case 'trackCleared':
    case 'alliesPlayed':
    case 'allyAffiliated':
    case 'allyStranded':
    case 'lordTurnedUp':
    case 'courtRefilled':
    case 'powerUsed':
    case 'lordMarked':
    case 'extraTurnGained':
    case 'locationsDrawn':
    case 'locationChosen':
    case 'locationsMadeAvailable':
    case 'locationDeckSearched':
    case 'keysSpent':
    case 'nebulisLost':
    case 'sentinelReturned':
    case 'lootDrawn':
    case 'lootPaired':
    case 'leviathanTurnedUp':
    case 'leviathanDiscarded':
    case 'diceRolled':
    case 'fightBegan':
    case 'fightEnded':
    case 'allySentToAttack':
    case 'attackResolved':
    case 'tokenRevealed':
    case 'gameScored':
      return undefined;
  }
}

type Losing = AbyssEvent & { readonly seat: number };

/** What others lose is told by what made them lose it. */
function lossOf(
  event: Losing,
  active: number,
  mine: number,
  picture: Draft['picture'],
  to: readonly AbyssAnchor[],
): Draft | undefined {
  if (event.seat !== mine) return undefined;
  return { concern: 'hit', picture, from: [...causesOf(event), ...panel(active)], to };
}

function causesOf(event: AbyssEvent): AbyssAnchor[] {
  return 'because' in event ? (event.because ?? []).map((lord) => place('lord', lord)) : [];
}

export function panel(seat: number): AbyssAnchor[] {
  return [`panel:${seat}`];
}

export function holder(seat: number): AbyssAnchor[] {
  return [`hand:of:${seat}`, ...panel(seat)];
}

function purse(seat: number): AbyssAnchor[] {
  return [`purse:${seat}`, ...panel(seat)];
}
