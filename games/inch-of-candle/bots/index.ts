// The bots that play Inch of Candle by name: one that haggles by a rule of thumb. It does not look ahead.
import type { Bot } from '@undertow/bots/bot.ts';
import { type GameBots, gameBots } from '@undertow/bots/game-bots.ts';
import type { Choice, Seat } from '@undertow/shared/table/game.ts';
import { pieceValue } from '@undertow/shared/table/pieces.ts';
import { isGood, isOffice } from '../rules/pieces.ts';
import { DAYS } from '../rules/state.ts';
import type { SeatView, View } from '../view.ts';

/** What a contract, or a covered card, may bring. */
const UNSEEN = 3;
/** What a good has to bring before the last day. */
const DECENT = 3;

export const haggler: Bot<View> = (view, { seat, prompt, choice }) =>
  prompt === 'sell' ? sale(view, optionsOf(choice)) : word(view, seat, optionsOf(choice));

export const bots: GameBots = gameBots({ named: [['haggler', () => haggler]] });

/** Bids as little as is enough, and not more than the lot would bring today. */
function word(view: View, seat: Seat, options: readonly string[]): string {
  const me = view.seats[seat] as SeatView;
  const most = worthOf(view);
  const coins = options.filter((card) => card.startsWith('coin') && me.bid + pieceValue(card) <= most);
  const office = options.find((card) => isOffice(card) && isWelcome(card, view, coins.length > 0));
  const least = coins.toSorted((a, b) => pieceValue(a) - pieceValue(b))[0];
  return office ?? least ?? 'leave';
}

function isWelcome(office: string, view: View, bids: boolean): boolean {
  if (office === 'pilot') return true;
  const highest = Math.max(...view.seats.map(({ bid }) => bid));
  if (office === 'tidewaiter') return !bids && highest > 5;
  return bids && highest > 0;
}

function worthOf({ offered, prices }: View): number {
  const bring = (card: string) => prices.find(({ good }) => good === card)?.price ?? UNSEEN;
  return offered.reduce((sum, card) => sum + bring(card), UNSEEN);
}

/** Sells of each good as much as still brings something; on the last day all. */
function sale({ day, prices }: View, options: readonly string[]): readonly string[] {
  const crates = prices.flatMap(({ good, price }) => {
    const held = options.filter((card) => card === good);
    return day === DAYS ? held : held.slice(0, Math.max(0, price - DECENT + 1));
  });
  return crates.length > 1 ? [...crates, ...options.filter((card) => !isGood(card))] : crates;
}

function optionsOf(choice: Choice): readonly string[] {
  return 'options' in choice ? choice.options : [];
}
