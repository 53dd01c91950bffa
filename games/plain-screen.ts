// The screen of a game in the terminal's client, for one that brings none of its own: its view, line by line.
import { anyScreen, type Screen } from '@undertow/client-sdk/examples/terminal/screen.ts';
import type { AnyView } from '@undertow/shared/table/any-game.ts';
import type { PlainTalk } from '@undertow/shared/words/plain-talk.ts';
import { viewLines } from '@undertow/shared/words/told-view.ts';

export function plainScreen(talk: PlainTalk): Screen {
  return anyScreen<AnyView>({
    position: (view, { nameOf }) => viewLines(talk, view, nameOf),
    beside: (option, prompt) => {
      const label = talk.option({ prompt }, option);
      return label === option ? undefined : label;
    },
    forms: {},
  });
}
