// The sentences of each event, with the values that fill their places; the same in every language.
import type { AnswerTakenBack } from '@undertow/shared/table/journaled-match.ts';
import type { Things } from '@undertow/shared/words/parts.ts';
import { count, list, seat } from '@undertow/shared/words/things.ts';
import type { Event } from '../client.ts';
import type { AbyssEvent } from '../rules/events.ts';
import type { AbyssWords } from './abyss-words.ts';
import { ally, leviathan, location, loot, lord, race, space, token } from './things.ts';

export type SentenceKey = keyof AbyssWords['events'];

export interface Sentence {
  readonly key: SentenceKey;
  readonly things: Things;
}

/** Everything that a log may be given: the events of the game, and that a seat has taken an answer back. */
export type ToldEvent = Event | AnswerTakenBack;

/** No case stands for the rest, so that the compiler finds an event without a sentence. */
export function sentencesOf(event: ToldEvent): readonly Sentence[] {
  const one = (key: SentenceKey, things: Things = {}): readonly Sentence[] => [{ key, things: { ...who, ...things } }];
  const who: Things = 'seat' in event ? { who: seat(event.seat) } : {};
  const isCaused = 'because' in event && event.because !== undefined && event.because.length > 0;
  switch (event.type) {
    case 'answerTakenBack':
    case 'actionPassed':
    case 'plotted':
    case 'monsterLeft':
    case 'monsterDiscarded':
    case 'extraTurnGained':
    case 'locationDeckSearched':
    case 'endTriggered':
    case 'monsterTurnedUp':
    case 'fightEnded':
    case 'scourgeTaken':
      return one(event.type);
    case 'turnBegan':
      return one(event.extra ? 'turnBegan.extra' : 'turnBegan');

    case 'pearlsGained':
      return one('pearlsGained', { pearls: event.pearls });
    case 'pearlsLost':
      return one(isCaused ? 'pearlsLost.because' : 'pearlsLost', { pearls: event.pearls });
    case 'keysGained':
      return one('keysGained', { keys: event.keys });
    case 'tokensDrawn':
      return one(isDeep(event) ? 'tokensDrawn.deep' : 'tokensDrawn', { count: event.count });
    case 'tokenStolen':
      return one(isDeep(event) ? 'tokenStolen.deep' : 'tokenStolen', { from: seat(event.from) });
    case 'nebulisGained':
      return one('nebulisGained', { nebulis: event.nebulis });
    case 'nebulisLost':
      return one(isCaused ? 'nebulisLost.because' : 'nebulisLost', { nebulis: event.nebulis });
    case 'figureMoved':
      return event.holder === null ? one('figureMoved.gone') : one('figureMoved', { who: seat(event.holder) });

    case 'lordTurnedUp':
    case 'powerUsed':
    case 'lordMarked':
    case 'lordDisabled':
    case 'lordDiscarded':
    case 'lordFreed':
      return one(event.type, { lord: lord(event.lord) });
    case 'lordReplaced':
      return one('lordReplaced', { lord: lord(event.lord), old: lord(event.old) });
    case 'lordEntered':
      return one(enteredKey(event.from, isCaused), { lord: lord(event.lord) });
    case 'courtRefilled':
      return event.lords.length > 0
        ? one('courtRefilled', { lords: list(event.lords.map(lord)) })
        : one('courtRefilled.empty');
    case 'protected':
      return one('protected', { from: lord(event.from) });

    case 'cardRevealed':
      return one('cardRevealed', { space: event.space, card: ally(event.card) });
    case 'deckReshuffled':
      return one('deckReshuffled', { cards: event.cards });
    case 'allyOffered':
      return event.to.length > 0
        ? one('allyOffered', { to: list(event.to.map(seat), 'or'), price: event.price })
        : one('allyOffered.nobody');
    case 'offerDeclined':
      return one('offerDeclined', { seats: list(event.seats.map(seat)) });
    case 'allyBought':
      return one('allyBought', { ally: ally(event.ally), from: seat(event.from), price: event.price });
    case 'allyTaken':
    case 'allyAffiliated':
    case 'allyFound':
    case 'affiliatedDiscarded':
      return one(event.type, { ally: ally(event.ally) });
    case 'monsterFought':
      return one('monsterFought', { space: event.space });
    case 'threatMoved':
      return one(event.space === 1 ? 'threatMoved.back' : 'threatMoved', { space: event.space });
    case 'trackCleared':
      return [
        ...(event.allies.length > 0 ? one('trackCleared', { allies: list(event.allies.map(ally)) }) : []),
        ...(event.monsters > 0 ? one('trackCleared.monsters', { monsters: event.monsters }) : []),
      ];
    case 'stackTaken':
    case 'stackDiscarded':
      return one(event.type, { race: race(event.race), count: event.count });
    case 'alliesPlayed':
      return one(isCaused ? 'alliesPlayed.changed' : 'alliesPlayed', {
        paid: list([...event.allies.map(ally), ...(event.pearls > 0 ? [count(event.pearls, 'pearl')] : [])]),
        lord: lord(event.lord),
        cost: event.cost,
      });
    case 'alliesDiscarded':
      return one('alliesDiscarded', { allies: list(event.allies.map(ally)) });
    case 'allyStranded':
      return one('allyStranded', { ally: ally(event.ally), race: race(event.race) });

    case 'locationsDrawn':
    case 'locationsMadeAvailable':
      return one(event.type, { locations: list(event.locations.map(location)) });
    case 'locationChosen':
      return one('locationChosen', { location: location(event.location) });
    case 'keysSpent':
      return one('keysSpent', {
        keys: list([...(event.tokens > 0 ? [count(event.tokens, 'keyToken')] : []), ...event.lords.map(lord)]),
      });
    case 'locationControlled':
      return one(event.lords.length > 0 ? 'locationControlled.lords' : 'locationControlled', {
        location: location(event.location),
        lords: list(event.lords.map(lord)),
      });
    case 'locationSwapped':
      return one('locationSwapped', { own: location(event.own), other: location(event.other) });
    case 'locationExchanged':
      return one('locationExchanged', { location: location(event.location), old: location(event.old) });
    case 'gameScored':
      return one('gameScored', {
        scores: list(event.scores.map(({ total }, i) => ({ kind: 'phrase', things: [seat(i), total] }))),
      });

    case 'sentinelPlaced':
      return one(...sentinelOn(event.sentinel, event.on));
    case 'sentinelReturned':
      return one('sentinelReturned', { sentinel: lord(event.sentinel) });
    case 'lootDrawn':
    case 'lootPaired':
      return one(event.type, { loot: loot(event.loot), location: location(event.location) });

    case 'diceRolled':
      return one(event.dice.length === 1 ? 'diceRolled.one' : 'diceRolled', { dice: list(event.dice) });
    case 'leviathanTurnedUp':
    case 'leviathanDiscarded':
    case 'fightBegan':
    case 'leviathanSlain':
      return one(event.type, { leviathan: leviathan(event.leviathan) });
    case 'leviathanPlaced':
    case 'leviathanAttacked':
      return one(event.type, { leviathan: leviathan(event.leviathan), space: space(event.space) });
    case 'wounded':
      return one('wounded', { wounds: event.wounds });
    case 'allySentToAttack':
      return one('allySentToAttack', { ally: ally(event.ally), leviathan: leviathan(event.leviathan) });
    case 'attackResolved':
      return one(event.levels > 0 ? 'attackResolved' : 'attackResolved.failed', { power: event.power });
    case 'levelsBeaten':
      return one('levelsBeaten', { levels: event.levels, leviathan: leviathan(event.leviathan) });
    case 'tokenRevealed':
      return one('tokenRevealed', { token: token(event.token) });
  }
}

function isDeep({ supply }: { readonly supply: string }): boolean {
  return supply === 'leviathan';
}

function enteredKey(from: 'court' | 'deck', isCaused: boolean): SentenceKey {
  if (!isCaused) return 'lordEntered';
  return from === 'deck' ? 'lordEntered.deck' : 'lordEntered.because';
}

function sentinelOn(sentinel: string, on: string): [SentenceKey, Things] {
  const [area = '', what = ''] = on.split(':');
  const whose = { sentinel: lord(sentinel) };
  if (area === 'court') return ['sentinelPlaced.court', { ...whose, lord: lord(what) }];
  if (area === 'council') return ['sentinelPlaced.council', { ...whose, race: race(what) }];
  return ['sentinelPlaced.location', { ...whose, location: location(what) }];
}

/** What stands behind the last sentence of an event. */
export function tailsOf(event: ToldEvent): Things {
  const because = 'because' in event ? (event.because ?? []) : [];
  const secret = 'secret' in event ? event.secret : undefined;
  return {
    ...(because.length > 0 ? { because: list(because.map(lord)) } : {}),
    ...(secret ? { faces: list(secret.faces.map(isStack(event) ? ally : token)) } : {}),
  };
}

function isStack({ type }: Pick<AbyssEvent, 'type'> | ToldEvent): boolean {
  return type === 'stackTaken';
}
