// What a hint proposes is laid out as it would have been pressed: confirmed, it is that very answer.
import { minds } from '@undertow/bots/bots.ts';
import { expect, test } from 'vitest';
import { CASES } from '../../../../test/games/games.ts';
import { draw, make, overGames } from '../../../../test/games/random-games.ts';
import { expectTried } from '../../../../test/support/run/seeds.ts';
import { draftOf, picksOf } from '../../page/board/answering/drafts.ts';

const mind = minds.get('dungeon-lords');

test.each(CASES.filter(({ under }) => under.game.id === 'dungeon-lords'))('$name', ({ under, setting }) => {
  let tried = 0;
  overGames(under, { ...setting, share: 1 }, 1, (game) => {
    const { match } = game;
    while (!match.outcome) {
      const move = draw(game);
      const { choice, seat } = move.decision;
      const draft = draftOf(choice);
      for (const answer of mind?.candidates(match.view(seat) as never, move.decision, 3) ?? []) {
        const picks = picksOf(choice, answer);
        if (picks.length === 0) expect(draft?.declined ?? answer).toEqual(answer);
        else if (draft) expect(draft.answer(picks)).toEqual(answer);
        tried++;
      }
      make(match, move);
    }
  });
  expectTried(tried, 20);
});
