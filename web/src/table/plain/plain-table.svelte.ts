// The model of a plain table: what of the view is drawn as what, what its questions and its log say, and what can be pressed where.
import type { Asked, Decision, GameTypes, Hint, Json } from '@undertow/client-sdk/index.ts';
import type { AnyEvent, AnyView } from '@undertow/shared/table/any-game.ts';
import type { Part } from '@undertow/shared/words/parts.ts';
import { tallied } from '@undertow/shared/words/tally.ts';
import { attributed, type LogEntry, type LogLine, linesOf, tellingIn } from '../../match/log.ts';
import type { TableSession } from '../../match/table-session.svelte.ts';
import { formatList, formatNumber } from '../../words/words.svelte.ts';
import type { HintTalk, HintWords } from '../kit/hint-line.ts';
import { type Prompt, TableModel, tableHere } from '../kit/table.svelte.ts';
import type { TableOptions } from '../kit/table-options.ts';
import { type Drawn, drawnOf, type SeatDrawn, type ViewDrawn } from './drawn.ts';
import { emptyFields, isLine, nameOf } from './lines.ts';
import PieceSign from './PieceSign.svelte';
import { copiesBefore, type Digit, digitsOf, placesOf, type ZoneInSight, zonesInSight } from './picking.ts';
import { PlainAnswering } from './plain-answering.svelte.ts';
import type { PlainSource } from './source.ts';
import { say } from './words.ts';

/** The parts of the table where there is room for one only. */
export type Tab = 'table' | 'seats' | 'hand' | 'log';

/** Where pieces are laid out that lie nowhere in sight. */
export const LAID = 'question';

/** How a piece looks that lies somewhere. */
export interface Lying {
  readonly may: boolean;
  readonly isChosen: boolean;
  readonly isHinted: boolean;
  /** Which digit picks it. */
  readonly digit: number | undefined;
  /** As which it was picked, where the order matters. */
  readonly number: number | undefined;
  /** Why it is not offered, where the rules say so. */
  readonly whyNot: string | undefined;
}

export class PlainTable extends TableModel<GameTypes, PlainAnswering> {
  readonly source: PlainSource;
  tab = $state<Tab>('table');
  override readonly LogSign = PieceSign;
  override readonly subjects: readonly string[];

  constructor(session: TableSession<GameTypes>, options: TableOptions, source: PlainSource) {
    super(session, options, new PlainAnswering(session, options, source));
    this.source = source;
    this.subjects = ['piece', ...new Set(Object.values(source.pieces).map(({ kind }) => kind))];
  }

  readonly drawn: ViewDrawn = $derived.by(() => drawnOf(this.view as AnyView, this.source));
  readonly options: readonly string[] = $derived.by(() => {
    const { choice } = this.asker.decision ?? {};
    return choice && 'options' in choice ? choice.options : [];
  });
  /** Why what is not offered is not, by option; a reason without words is called by its id. */
  readonly withheld: ReadonlyMap<string, string> = $derived.by(() => {
    const { choice } = this.asker.decision ?? {};
    const all = choice && 'withheld' in choice ? (choice.withheld ?? []) : [];
    const { talk } = this.source;
    const byOption = Map.groupBy(
      all.filter(({ option }) => !this.options.includes(option)),
      ({ option }) => option,
    );
    const said = [...byOption].map(([option, reasons]) => {
      return [option, reasons.map((one) => talk.reason?.(one, this.names) || one.reason).join(' ')] as const;
    });
    return new Map(said);
  });
  /** Which of these was pressed last, or has the focus, and at which question. */
  #wondered = $state.raw<{ readonly option: string; readonly question: number }>();
  readonly wondered: string | undefined = $derived.by(() => {
    const { option, question } = this.#wondered ?? {};
    return option !== undefined && question === this.asker.decision?.number ? option : undefined;
  });
  readonly #zones: readonly ZoneInSight[] = $derived.by(() => zonesInSight(this.drawn, this.shown));
  /** What a hint proposes. */
  readonly #hinted: readonly string[] = $derived.by(() => {
    const { now } = this.asker.hinting;
    return now ? [now.answer].flat().map(String) : [];
  });
  readonly #places = $derived.by(() => placesOf(this.options, this.#zones));
  readonly digits: readonly Digit[] = $derived.by(() => digitsOf(this.options, this.#zones, this.#places));
  readonly #withheldPlaces = $derived.by(() => placesOf([...this.options, ...this.withheld.keys()], this.#zones));
  /** What is withheld and is no piece in sight. */
  readonly withheldButtons: readonly string[] = $derived.by(() =>
    [...this.withheld.keys()].filter((option) => !this.#withheldPlaces.has(option)),
  );
  /** Options that are no piece in sight. */
  readonly buttons: readonly string[] = $derived.by(() => [
    ...new Set(this.options.filter((option) => !this.#places.has(option))),
  ]);
  /** What a seat shows in its column: nothing that is empty before all of them. */
  readonly #left = $derived.by(() => emptyFields(this.drawn.seats));
  fieldsOf({ fields }: SeatDrawn): readonly Drawn[] {
    return fields.filter((field) => !this.#left.has(nameOf(field)));
  }
  /** How many lines the longest of these columns has. */
  readonly mostLines: number = $derived.by(() =>
    Math.max(...this.drawn.seats.map((seat) => this.fieldsOf(seat).filter(isLine).length)),
  );
  /** The seats as they stand beside each other: one's own first. */
  readonly seatsInOrder: readonly SeatDrawn[] = $derived.by(() =>
    [this.shown, ...this.others].flatMap((seat) => this.drawn.seats[seat] ?? []),
  );

  /** The piece at this position of a place. */
  lying(path: string, ids: readonly string[], at: number): Lying {
    const id = ids[at] as string;
    const { asker } = this;
    const isMeant = (this.#places.get(id) ?? LAID) === path;
    const before = copiesBefore(ids, at);
    const count = isMeant ? asker.picks.filter((pick) => pick === id).length : 0;
    const isChosen = count > before;
    const digit = isMeant
      ? this.digits.findIndex((one) => (one.path ?? LAID) === path && (one.at ?? at) === at && one.option === id) + 1
      : 0;
    const isOrdered = asker.decision?.choice.type === 'sequence';
    return {
      may: isMeant && !isChosen && asker.may(id) && asker.canAnswer,
      isChosen,
      isHinted: isMeant && this.#hinted.includes(id),
      digit: digit > 0 && digit <= 9 ? digit : undefined,
      number: isChosen && isOrdered ? nthIndex(asker.picks, id, before) + 1 : undefined,
      whyNot: (this.#withheldPlaces.get(id) ?? LAID) === path ? this.withheld.get(id) : undefined,
    };
  }

  /** Asks why this is not offered. */
  wonder(option: string): void {
    const { decision } = this.asker;
    if (decision) this.#wondered = { option, question: decision.number };
  }

  protected override hintTalk(): HintTalk {
    return {
      // What is counted is a field of a seat.
      name: (what) => this.source.talk.field(`seats.${what}`),
      brings: (what) => say('hintBrings', { what }),
      why: () => say('hintWhy'),
      answer: (answer) => this.#sayAnswer(answer),
      burdens: [],
    };
  }

  /** What it proposes, where that has a name, and why. */
  protected override hintOf(hint: Hint): HintWords {
    const { why, figures } = super.hintOf(hint);
    const what = this.#sayAnswer(hint.answer);
    return { why: what ? `${what}: ${why}` : why, figures };
  }

  #sayAnswer(answer: Json): string | undefined {
    const given = [answer].flat();
    if (!given.every((one) => typeof one === 'string' || typeof one === 'number')) return undefined;
    return formatList(tallied(given.map((one) => (typeof one === 'string' ? this.labelOf(one) : formatNumber(one)))));
  }

  override pick(digit: number): void {
    const { choice } = this.asker.decision ?? {};
    if (choice?.type === 'amount') {
      if (digit >= choice.min && digit <= choice.max) this.asker.set(String(digit));
      return;
    }
    const found = this.digits[digit - 1];
    if (found) void this.asker.choose(found.option);
  }

  /** What stands on the button that gives what was picked. */
  confirmWords(): string | undefined {
    const { decision, picks } = this.asker;
    if (!decision) return undefined;
    return this.source.talk.confirm(decision, picks);
  }

  /** What stands for a seat is told by the name of who sits there: a number, or an id like `seat:2`. */
  nameOfSeat(path: string, value: unknown): string | undefined {
    const id = typeof value === 'string' ? /^seat:(\d+)$/.exec(value)?.[1] : undefined;
    if (id !== undefined) return this.names[Number(id)];
    const isSeat = /seat$/i.test(path) || this.source.seatFields.includes(path.slice(path.lastIndexOf('.') + 1));
    return isSeat && typeof value === 'number' ? this.names[value] : undefined;
  }

  override tell(_last: number): readonly LogLine[] {
    const log = tellingIn(this.session.log as unknown as readonly LogEntry<AnyEvent>[]);
    return log.flatMap((entry) =>
      attributed(linesOf(entry.version, this.source.talk.chapters(entry.events, this.names, this.mine)), entry),
    );
  }

  override waiting(asked: readonly Asked[]): readonly (readonly Part[])[] {
    return this.source.talk.waiting(asked, { view: this.view as AnyView, names: this.names });
  }

  protected override promptOf(decision: Decision): Prompt {
    return this.source.talk.prompt(decision, { view: this.askedOn as AnyView, names: this.names, seat: this.mine });
  }

  override labelOf(option: string): string {
    const { decision } = this.asker;
    return decision ? this.source.talk.option(decision, option, { names: this.names }) : option;
  }
}

export const plainTable = tableHere<PlainTable>;

/** Where the copy of an id with so many before it stands. */
function nthIndex(picks: readonly string[], id: string, before: number): number {
  const places = picks.flatMap((pick, at) => (pick === id ? [at] : []));
  return places[before] ?? -1;
}
