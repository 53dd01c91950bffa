// The six steps of a battle, each with its result, or with its forecast if nothing changes.
import type { View } from '../../../client.ts';
import type { CombatCard } from '../../../rules/cards/printed.ts';
import { roomOf } from '../../../rules/cards/rooms.ts';
import { tileAt } from '../../../rules/geometry.ts';
import { iconsOf } from '../../../rules/party.ts';
import { BATTLE_STEPS, type BattleEffect, type BattleStep } from '../../../rules/state.ts';
import type { DungeonTalk } from '../../words/words.svelte.ts';
import type { Forecast, Span } from './forecast.ts';
import { type BattleProgress, dealtBy } from './progress.ts';

/** Poison acts at the end, and has no sign of its own. */
export type ShownStep = Exclude<BattleStep, 'poison'>;

export interface StepView {
  readonly id: ShownStep;
  readonly sign: string;
  readonly state: 'was' | 'is' | 'will';
  readonly text: string;
}

/** A battle as the steps tell it. */
export interface Battlefield {
  readonly view: View;
  readonly seat: number;
  readonly progress: BattleProgress;
  /** The card of the round, as far as the viewer knows it. */
  readonly card: CombatCard | undefined;
  /** Of the plan that is being made, or of one's own plan that waits. */
  readonly forecast: Forecast | undefined;
}

type Says = Pick<DungeonTalk, 'text' | 'name'>;

const SIGNS: Readonly<Record<ShownStep, string>> = {
  trap: 'trap',
  'fast-spell': 'fast',
  creatures: 'order-hire-monster',
  'slow-spell': 'slow',
  healing: 'heart',
  conquering: 'conquer',
};
const STEPS = BATTLE_STEPS.filter((step) => step !== 'poison');

export function stepsOf(field: Battlefield, says: Says): readonly StepView[] {
  const now = stepOf(field);
  return STEPS.map((id, at): StepView => {
    const state = at < now ? 'was' : at === now ? 'is' : 'will';
    const text = state === 'was' ? WAS[id](field, says) : WILL[id](field, says, state === 'is');
    return { id, sign: SIGNS[id], state, text };
  });
}

/** The place of the present step: none before the battle has begun, and none when it is over. */
function stepOf({ view, seat, progress }: Battlefield): number {
  const battle = view.seats[seat]?.battle;
  if (!battle) return progress.end === undefined ? -1 : STEPS.length;
  if (view.toFight[0] !== seat) return -1;
  const { step } = battle;
  return step === 'poison' ? STEPS.length - 1 : STEPS.indexOf(step);
}

type Was = (field: Battlefield, says: Says) => string;
type Will = (field: Battlefield, says: Says, isNow: boolean) => string;

const WAS: Readonly<Record<ShownStep, Was>> = {
  trap({ progress }, says) {
    const { dealt, kept } = dealtBy(progress, 'trap');
    return progress.sprung.length === 0 ? says.text('battle.none') : sumOf(dealt, kept, says);
  },
  'fast-spell': (field, says) => spellWas(field, 'fast', says),
  creatures({ progress }, says) {
    const { dealt, kept } = dealtBy(progress, 'creature');
    return progress.acted.length === 0 ? says.text('battle.none') : sumOf(dealt, kept, says);
  },
  'slow-spell': (field, says) => spellWas(field, 'slow', says),
  healing({ progress }, says) {
    if (progress.isHealingPrevented) return says.text('battle.keptOff');
    return progress.healed > 0 ? says.text('battle.healed', { n: progress.healed }) : says.text('battle.none');
  },
  conquering({ progress }, says) {
    if (progress.isConquered) return says.text('battle.lost');
    return progress.isConquestPrevented ? says.text('battle.keptOff') : says.text('battle.held');
  },
};

const WILL: Readonly<Record<ShownStep, Will>> = {
  trap({ view, seat, forecast, progress }, says) {
    if (forecast) return spanOf(forecast.trap, says);
    const count = view.seats[seat]?.battle?.trapCount ?? progress.traps;
    return count > 0 ? says.text('battle.set', { n: count }) : says.text('battle.none');
  },
  'fast-spell': (field, says) => spellWill(field, 'fast', says),
  creatures({ view, seat, forecast, progress }, says, isNow) {
    if (forecast) return spanOf(forecast.creatures, says);
    const left = view.seats[seat]?.creatures.filter(({ sent }) => sent).length ?? 0;
    const all = progress.sent.length;
    if (isNow && all > 0) return says.text('ask.chosenOf', { n: Math.min(all, all - left + 1), of: all });
    return left > 0 ? says.text('battle.toAct', { n: left }) : says.text('battle.none');
  },
  'slow-spell': (field, says) => spellWill(field, 'slow', says),
  healing(field, says) {
    if (hasEffect(field, 'no-healing')) return says.text('battle.keptOff');
    const hearts = iconsOf(field.view.seats[field.seat]?.party ?? [], 'heal');
    return hearts > 0 ? says.text('battle.hearts', { n: hearts }) : says.text('battle.none');
  },
  conquering(field, says) {
    if (hasEffect(field, 'no-conquest')) return says.text('battle.keptOff');
    return field.card ? says.text('board.fatigue', { n: field.card.fatigue }) : '?';
  },
};

function spellWas({ card, progress }: Battlefield, speed: 'fast' | 'slow', says: Says): string {
  if (card?.spell.speed !== speed || progress.spell === undefined) return says.text('battle.none');
  return progress.spell === 'cast' ? says.name('spell', card.id) : says.text(`battle.failed.${progress.spell}`);
}

function spellWill(field: Battlefield, speed: 'fast' | 'slow', says: Says): string {
  const { card, view, seat } = field;
  if (!card) return '?';
  if (card.spell.speed !== speed) return says.text('battle.none');
  const { party = [], dungeon = [], battle } = view.seats[seat] ?? {};
  if (iconsOf(party, 'magic') < view.combatRound) return says.text('battle.failed.crystals');
  const tile = battle && tileAt(dungeon, battle.tile);
  const isForbidden = hasEffect(field, 'no-spells') || (tile && roomOf(tile.tile)?.battle?.noSpells);
  return isForbidden ? says.text('battle.failed.antimagic') : says.name('spell', card.id);
}

function hasEffect({ view, seat }: Battlefield, effect: BattleEffect): boolean {
  return view.seats[seat]?.battle?.effects.includes(effect) ?? false;
}

/** `5, less 3`: all that was meant, and what of it was kept off. */
function sumOf(dealt: number, kept: number, says: Says): string {
  return kept > 0 ? says.text('battle.less', { n: dealt + kept, kept }) : String(dealt);
}

function spanOf({ least, most }: Span, says: Says): string {
  if (most === 0) return says.text('battle.none');
  return least === most ? String(least) : says.text('battle.span', { least, most });
}
