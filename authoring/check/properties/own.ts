// What only the owner of a seat is shown is sent to no other viewer, unless it lies open elsewhere: in views, in what is asked,
// and in what is told.
import type { Seat, Viewer } from '@undertow/shared/table/game.ts';
import { isObject, type Json } from '@undertow/shared/table/json.ts';
import { Broken, shortened } from '../broken.ts';
import { exchanged, fieldAt, isOf, ownFieldsOf, ownPart } from '../own-fields.ts';
import { at, wordCounts, wordSet, wordsIn } from '../plain-json.ts';
import { type Property, viewerName, viewersOf, type Watched } from '../property.ts';

export const own: Property = {
  id: 'own',
  sentence: 'what only the owner of a seat is shown is sent to no other viewer',
  games: 10,
  missing: ({ view }) => (ownFieldsOf(view).length > 0 ? undefined : 'no field of the view is `own`'),
  watch(watched) {
    const hidden = new Hidden(watched);
    return {
      before() {
        hidden.look();
      },
      after(_, events) {
        hidden.hear(events);
      },
      get tried() {
        return hidden.tried;
      },
    };
  },
};

/** What one game hides, and what its viewers have been told of it. */
class Hidden {
  tried = 0;
  readonly #watched: Watched;
  readonly #fields: readonly string[];
  readonly #open: ReadonlySet<string>;
  /** All that has ever stood in such a field. */
  readonly #likes = new Set<string>();
  /** All that spectators have been told. */
  readonly #told = new Set<string>();
  /** Before the answer: what each seat hides, and what each viewer sees. */
  #own: readonly Map<string, number>[] = [];
  #seen: ReadonlyMap<Viewer, Set<string>> = new Map();
  #isBegun = false;

  constructor(watched: Watched) {
    this.#watched = watched;
    this.#fields = ownFieldsOf(watched.under.view);
    this.#open = new Set(watched.under.open ?? []);
  }

  get #match() {
    return this.#watched.line.match;
  }

  #ownOf(seat: Seat): Map<string, number> {
    return wordCounts(ownPart(this.#match, seat, this.#fields));
  }

  look(): void {
    const match = this.#match;
    const viewers = viewersOf(this.#watched.setting);
    const seats = viewers.filter((viewer) => viewer !== 'spectator');
    if (!this.#isBegun) this.#remember(match.told);
    this.#isBegun = true;
    this.#own = seats.map((seat) => this.#ownOf(seat));
    for (const words of this.#own) for (const word of words.keys()) this.#likes.add(word);
    this.#seen = new Map(viewers.map((viewer) => [viewer, wordSet([match.view(viewer), match.asked(viewer)])]));
    for (const seat of seats) {
      this.tried++;
      this.#mustHideFields(seat);
      this.#mustHideInView(seat);
      for (const viewer of viewers) if (viewer !== seat) this.#mustHideInQuestions(seat, viewer);
    }
  }

  /** Such a field is there for its owner alone. What others are shown of a seat is the same for all. */
  #mustHideFields(seat: Seat): void {
    const shown: object = this.#match.view('spectator').seats[seat] ?? {};
    for (const name of this.#fields) {
      const value = (shown as Readonly<Record<string, unknown>>)[name];
      if (value === undefined) continue;
      throw new Broken(`\`${name}\` is for the owner of a seat alone, and all are shown that of seat ${seat + 1}.`, {
        found: `\`openView\` gives ${shortened(value)}.`,
      });
    }
  }

  /** Another field that shows what this seat hides, and would show another thing if the seat had that, gives it away. */
  #mustHideInView(seat: Seat): void {
    const open = this.#match.view('spectator');
    const mine = this.#own[seat];
    for (const { path, value } of wordsIn(open)) {
      const field = fieldAt(path);
      if (!mine?.has(value) || this.#told.has(value) || this.#open.has(field)) continue;
      const twin = this.#exchanged(seat, value, 'spectator', (word) => word !== value);
      if (!twin || at(twin.match.view('spectator'), path) !== twin.instead) continue;
      throw new Broken(`All are shown, at \`${field}\`, what seat ${seat + 1} alone should see: “${value}”.`, {
        found: `If it hid “${twin.instead}”, that would stand there. If all may see it, name \`${field}\` in \`open\` of test/under-test.`,
      });
    }
  }

  #mustHideInQuestions(seat: Seat, viewer: Viewer): void {
    const match = this.#match;
    const mine = this.#own[seat];
    const seen = wordSet(match.view(viewer));
    for (const asked of match.asked(viewer)) {
      if (asked.seat !== seat || !asked.choice) continue;
      const word = wordSet(asked.choice)
        .values()
        .find((word) => mine?.has(word) && !seen.has(word));
      const twin = word === undefined ? undefined : this.#exchanged(seat, word, viewer, () => true);
      const other = twin?.match.asked(viewer).find((one) => one.seat === seat && one.prompt === asked.prompt);
      if (!other || JSON.stringify(other.choice) === JSON.stringify(asked.choice)) continue;
      throw new Broken(
        `Seat ${seat + 1} is asked “${asked.prompt}”, and ${viewerName(viewer)} sees by the options what it hides: “${word}”.`,
        { found: 'What others see of a choice is what `publicChoice` gives.' },
      );
    }
  }

  #exchanged(seat: Seat, word: string, viewer: Viewer, isOther: (word: string) => boolean) {
    const likes = new Set([...this.#likes].filter(isOther));
    return exchanged(this.#match, seat, word, viewer, this.#fields, likes, this.#watched.random);
  }

  /** If something that no viewer had seen comes to a seat, no other viewer is told that it came to this seat. */
  hear(events: readonly Json[]): void {
    const match = this.#match;
    if (!match.outcome) {
      for (const seat of this.#own.keys()) {
        const before = this.#own[seat];
        const gained = [...this.#ownOf(seat)].filter(([word, count]) => count > (before?.get(word) ?? 0));
        if (gained.length > 0) this.#mustNotTell(seat, new Set(gained.map(([word]) => word)), events);
      }
    }
    this.#remember(events);
  }

  #mustNotTell(seat: Seat, gained: ReadonlySet<string>, events: readonly Json[]): void {
    const match = this.#match;
    for (const viewer of viewersOf(this.#watched.setting)) {
      if (viewer === seat) continue;
      const known = new Set([...(this.#seen.get(viewer) ?? []), ...wordSet(match.view(viewer))]);
      for (const event of events) {
        const told = match.game.redact(event, viewer);
        const type = isObject(told) ? String(told.type) : '';
        const words = wordSet(told ?? null);
        const word = [...gained].find((word) => words.has(word) && !known.has(word));
        if (word !== undefined && isOf(told, seat) && !this.#open.has(type)) {
          throw new Broken(
            `\`${type}\` tells ${viewerName(viewer)} what seat ${seat + 1} alone should see: “${word}”.`,
            {
              found: `\`redact\` gives ${shortened(told)}. If all may know it, name \`${type}\` in \`open\` of test/under-test.`,
            },
          );
        }
        // Turned up for all, and taken then.
        for (const word of words) known.add(word);
      }
    }
  }

  #remember(events: readonly Json[]): void {
    const told = events.map((event) => this.#match.game.redact(event, 'spectator') ?? null);
    for (const word of wordSet(told)) this.#told.add(word);
  }
}
