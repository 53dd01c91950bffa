// What is shown to one viewer agrees with what is shown to the others.
import { expect, test } from 'vitest';
import { mustBe, mustEqual } from '../../../../../test/support/run/each-step.ts';
import type { SeatView, View } from '../../../view.ts';
import { make, moves, overGames } from '../../support/random-games.ts';
import { has, SETTINGS } from '../../support/settings.ts';

/** The view without what is the own business of a seat. */
function openPart(view: View) {
  return { ...view, seats: view.seats.map(openSeat) };
}

function openSeat({ hand: _, tokens: __, score, ...open }: SeatView) {
  const { tokens, total, ...known } = score;
  return { ...open, score: { ...known, tokens: 0, total: total - tokens } };
}

test.for(SETTINGS)('a spectator sees what is open to any seat, and nothing else, with $name', (setting) => {
  overGames(setting, 20, (game) => {
    const { match } = game;
    for (const move of moves(game)) {
      const spectator = match.view('spectator');
      const told = spectator.seats.filter((seat) => 'hand' in seat || 'tokens' in seat || seat.score.tokens > 0);
      mustEqual(told, []);
      const open = JSON.stringify(openPart(spectator));
      for (let seat = 0; seat < setting.seats; seat++) mustBe(JSON.stringify(openPart(match.view(seat))), open);
      make(match, move);
    }
  });
});

/** The hand and the tokens of a seat into which one does not see. */
const NOTHING = [undefined, undefined];

test.for(SETTINGS)('a seat sees its own hand and tokens, and those of no other, with $name', (setting) => {
  overGames(setting, 30, (game) => {
    const { match } = game;
    for (const move of moves(game)) {
      for (let viewer = 0; viewer < setting.seats; viewer++) {
        const seen = match.view(viewer).seats.map(({ hand, tokens }) => [hand, tokens]);
        const own = match.state.seats.map(({ hand, tokens }, seat) => (seat === viewer ? [hand, tokens] : NOTHING));
        mustEqual(seen, own);
      }
      make(match, move);
    }
  });
});

test.for(SETTINGS)('what was shown stays as it was, whatever happens then, with $name', (setting) => {
  overGames(setting, 10, (game) => {
    for (const move of moves(game)) {
      for (const viewer of ['spectator', ...Array(setting.seats).keys()] as const) freeze(game.match.view(viewer));
      make(game.match, move);
    }
  });
});

/** Writing into it fails from now on. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}

test.for(SETTINGS)('a count that is shown is the count, with $name', (setting) => {
  overGames(setting, 30, (game) => {
    const { match } = game;
    for (const move of moves(game)) {
      const { state } = match;
      const view = match.view('spectator');
      expect([
        view.explorationDeckCount,
        view.discardCount,
        view.lordDeckCount,
        view.locationDeckCount,
        view.tokenSupplyCounts,
        view.expansions.kraken?.lootDeckCount,
        view.expansions.leviathan?.deckCount,
        ...Object.values(view.councilCounts),
        ...view.seats.flatMap(({ handCount, tokenBacks }) => [handCount, sum(Object.values(tokenBacks))]),
        ...view.seats.map(({ tokenBacks }) => tokenBacks.base),
      ]).toEqual([
        state.explorationDeck.length,
        state.discard.length,
        state.lordDeck.length,
        state.locationDeck.length,
        Object.fromEntries(Object.entries(state.tokenSupply).map(([name, pile]) => [name, pile.length])),
        state.expansions.kraken?.lootDeck.length,
        state.expansions.leviathan?.deck.length,
        ...Object.values(state.council).map((stack) => stack.length),
        ...state.seats.flatMap(({ hand, tokens }) => [hand.length, tokens.length]),
        ...state.seats.map(({ tokens }) => tokens.filter((token) => token.startsWith('points-')).length),
      ]);
      make(match, move);
    }
  });
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

test.for(SETTINGS)('in the end everything is turned up, with $name', (setting) => {
  overGames(setting, 40, (game) => {
    for (const move of moves(game)) make(game.match, move);
    const { state } = game.match;
    const view = game.match.view('spectator');
    expect(view.ended).toBe(true);
    expect(view.seats.map(({ tokens }) => tokens)).toEqual(state.seats.map(({ tokens }) => tokens));
    expect(view.seats.map(({ hand }) => hand)).toEqual(state.seats.map(() => []));
    expect(view.seats.map(({ score }) => score)).toEqual(state.scores);
  });
});

test.for(SETTINGS)('no viewer is shown the options of another that depend on a hand, with $name', (setting) => {
  const { seats } = setting;
  const ownersOnly = [
    'payment',
    'blackSmokers',
    'commanderLimit',
    'jailerDiscard',
    'commanderDiscard',
    'slaverDiscard',
    'healerPick',
    'revealTokens',
    'revealDrawn',
    'chooseLeviathan',
    'attackAlly',
    'attackAgain',
    'sorcererFight',
    'leviathanPenaltyAllies',
    'martialLaw',
    // With Leviathan it depends on the hand whether a Monster can be fought.
    ...(has(setting, 'leviathan') ? ['monsterDecision'] : []),
  ];
  overGames(setting, 40, (game) => {
    const { match } = game;
    for (const move of moves(game)) {
      for (const viewer of [...Array(seats).keys(), 'spectator' as const]) {
        for (const asked of match.asked(viewer)) {
          const decision = match.pending.find(({ seat }) => seat === asked.seat);
          if (asked.seat === viewer) mustEqual(asked, decision);
          else if (ownersOnly.includes(asked.prompt)) expect(asked).not.toHaveProperty('choice');
          else if (asked.prompt === 'mainDecision') expect(JSON.stringify(asked)).not.toContain('recruit:');
          else expect(asked.choice).toBeDefined();
        }
      }
      make(match, move);
    }
  });
});
