// The chips of the strip, which tell the turns of the others: each thing once, and what belongs together as one chip.

import { list, seat as seatOf } from '@undertow/shared/words/things.ts';
import type { ToldEvent, ToldTurn } from '@undertow/web/src/match/since.ts';
import type { AbyssEvent } from '../../../rules/events.ts';
import { isSaidBeside } from '../../../words/said-beside.ts';
import { ally } from '../../../words/things.ts';
import type { AbyssChip, Draft } from '../../words/chip.ts';
import { raceOf } from '../hands.ts';
import { place } from '../places.ts';
import { draftOf, holder, panel } from './drafts.ts';

type Told = ToldEvent<AbyssEvent>;
type Turn = ToldTurn<AbyssEvent>;

/** What the person answered from the one version until the other; `undefined` where it is not known. */
export type OwnAnswers = (from: number, to: number) => readonly string[] | undefined;

/** What was offered last. */
interface Offer {
  readonly told: Told;
  readonly isMine: boolean;
  /** The viewer was asked before its buyer, and did not want it. */
  readonly isDeclined: boolean;
  /** Another seat bought it. */
  readonly isSold: boolean;
}

export function chipsOf(turns: readonly Turn[], mine: number, ownAnswers: OwnAnswers): AbyssChip[] {
  return turns.flatMap((turn) => chipsOfTurn(turn, mine, ownAnswers));
}

function chipsOfTurn(turn: Turn, mine: number, ownAnswers: OwnAnswers): AbyssChip[] {
  let chips: readonly AbyssChip[] = [];
  let offer: Offer | undefined;
  const events = turn.told.map(({ event }) => event);
  for (const [i, told] of turn.told.entries()) {
    const { event, version } = told;
    if (event.type === 'allyOffered') offer = offerOf(told, event.to.includes(mine), events, i, mine);
    if (isSaidBeside(event, events, i)) continue;
    const own = offer ? ownAnswers(offer.told.version, version) : [];
    const draft =
      withOffer(event, offer, mine, own, chips) ??
      (isPaid(event, turn, mine, chips) ? undefined : draftOf(event, turn.seat, mine));
    const before = joined(event, chips);
    if (before) chips = chips.map((chip) => (chip === before ? together(chip, told, draft, turn.seat) : chip));
    else if (draft) chips = [...chips, newChip(told, draft, turn)];
  }
  return [...chips];
}

/** Who declined it, and who bought it, is told right after it. */
function offerOf(told: Told, isMine: boolean, events: readonly AbyssEvent[], i: number, mine: number): Offer {
  const [next, after] = [events[i + 1], events[i + 2]];
  const isDeclined = next?.type === 'offerDeclined' && next.seats.includes(mine);
  return { told, isMine, isDeclined, isSold: (next?.type === 'offerDeclined' ? after : next)?.type === 'allyBought' };
}

function newChip(told: Told, draft: Draft, { seat, round }: Turn): AbyssChip {
  const chip: AbyssChip = {
    ...{ key: `${told.version}:${told.index}`, seat, round, concern: 'none', told: [told], from: panel(seat), to: [] },
    ...draft,
  };
  return told.event.type === 'cardRevealed' ? explored(chip, seat) : chip;
}

/** The chip that tells this, too. */
function joined(event: AbyssEvent, chips: readonly AbyssChip[]): AbyssChip | undefined {
  const first = (chip: AbyssChip) => chip.told[0]?.event;
  const last = chips.at(-1);
  switch (event.type) {
    case 'cardRevealed':
      return chips.find((chip) => first(chip)?.type === 'cardRevealed');
    case 'offerDeclined':
      return chips.find(({ sentence }) => sentence?.key === 'passed');
    case 'lordTurnedUp':
      return chips.findLast((chip) => first(chip)?.type === 'plotted');
    case 'levelsBeaten':
    case 'leviathanSlain':
      return chips.findLast((chip) => {
        const before = first(chip);
        return before?.type === 'levelsBeaten' && before.leviathan === event.leviathan;
      });
    case 'pearlsLost':
    case 'alliesDiscarded':
    case 'lordDiscarded':
    case 'wounded': {
      const attack = last && first(last);
      return attack?.type === 'leviathanAttacked' && attack.seat === event.seat ? last : undefined;
    }
    default:
      return undefined;
  }
}

function together(chip: AbyssChip, told: Told, draft: Draft | undefined, active: number): AbyssChip {
  const { event } = told;
  const all = { ...chip, told: [...chip.told, told] };
  switch (event.type) {
    case 'cardRevealed':
      return explored(all, active);
    case 'lordTurnedUp':
      return { ...all, to: [place('court', event.lord)] };
    case 'levelsBeaten':
      return all;
    case 'leviathanSlain':
      return { ...all, picture: draft?.picture ?? all.picture };
    case 'offerDeclined':
      return draft ? { ...chip, ...draft, told: [...chip.told, ...(draft.told ?? [])] } : chip;
    default:
      return draft
        ? { ...all, picture: [...withoutThreat(all.picture), ...draft.picture], to: draft.to ?? all.to }
        : all;
  }
}

function explored(chip: AbyssChip, active: number): AbyssChip {
  const cards = chip.told.flatMap(({ event }) => (event.type === 'cardRevealed' ? [event.card] : []));
  return { ...chip, sentence: { key: 'explored', things: { who: seatOf(active), cards: list(cards.map(ally)) } } };
}

/** What came of an offer, where the viewer could have had it. */
function withOffer(
  event: AbyssEvent,
  offer: Offer | undefined,
  mine: number,
  own: readonly string[] | undefined,
  chips: readonly AbyssChip[],
): Draft | undefined {
  if (event.type === 'allyBought' && event.seat === mine)
    return {
      ...draftOf(event, event.from, mine),
      seat: event.from,
      concern: 'yours',
      picture: [{ race: raceOf(event.ally) }],
    };
  if (!offer?.isMine) return undefined;
  if (event.type === 'allyBought' && !own?.includes('pass')) {
    // No other seat was before the seat that was asked first; and where it is not known what a seat wanted, nothing is said of it.
    if (offer.isDeclined || !own) {
      const sold = draftOf(event, event.from, mine);
      return sold && { ...sold, concern: 'yours' };
    }
    const things = { who: seatOf(event.seat), ally: ally(event.ally) };
    const picture = [{ mark: 'snatched' }, { race: raceOf(event.ally) }] as const;
    const to = panel(event.seat);
    return { seat: event.seat, concern: 'hit', picture, to, sentence: { key: 'snatched', things } };
  }
  // What an order, a bot or the clock turned down; what one has turned down oneself is no news.
  if (event.type === 'offerDeclined' && offer.isDeclined && !offer.isSold && !own?.length) {
    const before = chips.find(({ sentence }) => sentence?.key === 'passed')?.told ?? [];
    const allies = [...before, offer.told].flatMap(({ event }) => (event.type === 'allyOffered' ? [event.ally] : []));
    const races = [...new Set(allies.map(raceOf))].map((race) => ({ race }));
    return {
      ...{ concern: 'yours', picture: [{ mark: 'passed' }, ...races], told: [offer.told], to: holder(mine) },
      sentence: { key: 'passed', things: { allies: list(allies.map(ally)) } },
    };
  }
  return undefined;
}

/** A loss is told of where others brought it about: what one pays is no loss. */
function isPaid(event: AbyssEvent, { seat }: Turn, mine: number, chips: readonly AbyssChip[]): boolean {
  switch (event.type) {
    case 'pearlsLost':
    case 'nebulisGained':
    case 'alliesDiscarded':
    case 'affiliatedDiscarded':
    case 'lordDisabled':
    case 'lordDiscarded': {
      const isCaused = (event.because?.length ?? 0) > 0 && seat !== mine;
      return !isCaused && joined(event, chips) === undefined;
    }
    default:
      return false;
  }
}

function withoutThreat(picture: AbyssChip['picture']): AbyssChip['picture'] {
  return picture.filter((glyph) => !('sign' in glyph && glyph.sign === 'threat'));
}
