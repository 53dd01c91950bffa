// What viewers are sent is plain JSON, as the view declares it, and a spectator is sent the least of all.
import type { Shown, Viewer } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { Broken, mustBe, shortened } from '../broken.ts';
import { ownFieldsOf } from '../own-fields.ts';
import { flawInJson, wordCounts } from '../plain-json.ts';
import { type Property, viewerName, viewersOf } from '../property.ts';

export const declared: Property = {
  id: 'declared',
  sentence: 'what is shown is plain JSON, as the view declares it',
  games: 5,
  watch({ under: { view, game }, setting, line: { match } }) {
    let tried = 0;
    const ownFields = ownFieldsOf(view);
    const look = () => {
      for (const viewer of viewersOf(setting)) {
        const shown = match.view(viewer);
        tried++;
        const flaw = flawInJson(shown, 'the view');
        if (flaw) throw new Broken(`What ${viewerName(viewer)} is shown is not plain JSON: ${flaw}.`);
        if (shown.seats.length !== setting.seats) {
          throw new Broken(
            `${viewerName(viewer)} is shown ${shown.seats.length} seats, and there are ${setting.seats}.`,
          );
        }
        mustShowAllThatIsOwn(shown, viewer, ownFields);
        const issue = view?.safeParse(shown).error?.issues[0];
        if (!issue) continue;
        throw new Broken(`What ${viewerName(viewer)} is shown is not what the view declares.`, {
          found: `At ${issue.path.join('.')}: ${issue.message}.`,
        });
      }
      const flaw = game.summary && flawInJson(game.summary(match.view('spectator')), 'the summary');
      if (flaw) throw new Broken(`What a list of matches says is not plain JSON: ${flaw}.`);
    };
    return {
      before: look,
      end: look,
      get tried() {
        return tried;
      },
    };
  },
};

/** For all others such a field is absent, so that its declaration does not say it. */
function mustShowAllThatIsOwn({ seats }: Shown, viewer: Viewer, fields: readonly string[]): void {
  if (viewer === 'spectator') return;
  const missing = fields.find((name) => (seats[viewer] as Readonly<Record<string, unknown>>)[name] === undefined);
  if (missing === undefined) return;
  throw new Broken(
    `What is own must always be there for its owner, and seat ${viewer + 1} is not shown \`${missing}\`.`,
    {
      found: 'Where there is nothing, give `null` or an empty list.',
    },
  );
}

export const redacted: Property = {
  id: 'redacted',
  sentence: 'an event is redacted for each viewer, and a spectator is told no more of it than any seat',
  games: 20,
  watch({ setting, line: { match } }) {
    let tried = 0;
    const listen = (events: readonly Json[]) => {
      for (const event of events) {
        tried++;
        const written = JSON.stringify(event);
        const told = viewersOf(setting).map((viewer) => match.game.redact(event, viewer));
        mustBe(
          JSON.stringify(event),
          written,
          'To redact an event changes it: others are then told less than they may know.',
        );
        for (const [i, viewer] of viewersOf(setting).entries()) {
          const flaw = told[i] !== undefined && flawInJson(told[i], 'the event');
          if (flaw) throw new Broken(`What ${viewerName(viewer)} is told is not plain JSON: ${flaw}.`);
          mustTellNoMore(told.at(-1), told[i], viewerName(viewer));
        }
      }
    };
    let isBegun = false;
    return {
      before() {
        if (!isBegun) listen(match.told);
        isBegun = true;
      },
      after: (_, events) => listen(events),
      get tried() {
        return tried;
      },
    };
  },
};

/** Of what the spectator is told, each word stands in what the other is told. */
function mustTellNoMore(spectator: Json | undefined, other: Json | undefined, name: string): void {
  if (spectator === undefined) return;
  const known = wordCounts(other ?? null);
  for (const [word, count] of wordCounts(spectator)) {
    if ((known.get(word) ?? 0) >= count) continue;
    throw new Broken(`A spectator is told more of an event than ${name}: “${word}”.`, {
      found: `It is told ${shortened(spectator)}, and ${name} ${other === undefined ? 'nothing' : shortened(other)}.`,
    });
  }
}
