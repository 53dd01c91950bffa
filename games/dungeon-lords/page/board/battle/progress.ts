// The progress of one seat's battle in this combat round, from its events: who was sent, the result of each step, who fell, and
// the last blow.
import type { Event } from '../../../client.ts';
import type { DamageCause } from '../../../rules/events.ts';
import { isSameCell } from '../../../rules/geometry.ts';
import type { Cell, CreatureId, HeroId, TrapId } from '../../../rules/state.ts';

export interface Hit {
  readonly hero: HeroId;
  readonly damage: number;
  readonly prevented: number;
  readonly cause: DamageCause;
}

export interface BattleProgress {
  /** The tile that was planned; `undefined` without a battle. */
  readonly tile: Cell | undefined;
  readonly sent: readonly CreatureId[];
  readonly traps: number;
  readonly sprung: readonly TrapId[];
  readonly hits: readonly Hit[];
  readonly spell: 'cast' | 'crystals' | 'antimagic' | undefined;
  /** The creatures that have acted, in their sequence. */
  readonly acted: readonly CreatureId[];
  readonly healed: number;
  readonly isHealingPrevented: boolean;
  readonly isConquestPrevented: boolean;
  readonly isConquered: boolean;
  /** As they fell. */
  readonly fallen: readonly HeroId[];
  readonly freed: HeroId | undefined;
  readonly end: 'fought' | 'calledOff' | undefined;
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** The progress of the battle of this seat, from all that was told since the combat round began. */
export function progressOf(events: readonly Event[], seat: number): BattleProgress {
  const progress: Mutable<BattleProgress> = {
    tile: undefined,
    sent: [],
    traps: 0,
    sprung: [],
    hits: [],
    spell: undefined,
    acted: [],
    healed: 0,
    isHealingPrevented: false,
    isConquestPrevented: false,
    isConquered: false,
    fallen: [],
    freed: undefined,
    end: undefined,
  };
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    switch (event.type) {
      case 'battlePlanned':
        progress.tile = event.tile;
        progress.sent = event.creatures;
        progress.traps = event.traps;
        break;
      case 'trapRevealed':
        progress.sprung = [...progress.sprung, event.trap];
        break;
      case 'spellCast':
        progress.spell = 'cast';
        break;
      case 'spellFailed':
        progress.spell = event.why;
        break;
      case 'creatureActed':
        progress.acted = [...progress.acted, event.creature];
        break;
      case 'heroHurt': {
        const { hero, damage, prevented, cause } = event;
        progress.hits = [...progress.hits, { hero, damage, prevented, cause }];
        break;
      }
      case 'heroHealed':
        // What a spell heals is no part of this step.
        if (event.by === 'heroes') progress.healed += event.points;
        break;
      case 'healingPrevented':
        progress.isHealingPrevented = true;
        break;
      case 'conquestPrevented':
        progress.isConquestPrevented = true;
        break;
      case 'tileConquered':
        // An earthquake turns other tiles.
        if (progress.tile && isSameCell(event.cell, progress.tile)) progress.isConquered = true;
        break;
      case 'heroImprisoned':
        progress.fallen = [...progress.fallen, event.hero];
        break;
      case 'prisonerFreed':
        progress.freed = event.hero;
        break;
      case 'battleCalledOff':
        progress.end = 'calledOff';
        break;
      case 'battleEnded':
        progress.end = 'fought';
        break;
    }
  }
  return progress;
}

/** What was told since the combat round began. */
export function roundOf(log: readonly { readonly events: readonly Event[] }[]): readonly Event[] {
  const told: (readonly Event[])[] = [];
  for (let at = log.length - 1; at >= 0; at--) {
    const events = log[at]?.events ?? [];
    const began = events.findLastIndex(({ type }) => type === 'combatRoundBegan');
    told.unshift(events.slice(began + 1));
    if (began >= 0) break;
  }
  return told.flat();
}

export interface Blow {
  readonly cause: DamageCause;
  readonly hits: readonly Hit[];
}

/** The last thing that hurt heroes at this seat, with each hero that it hurt; `undefined` if nothing did in what was told last. */
export function lastBlow(last: readonly Event[], seat: number): Blow | undefined {
  const { hits } = progressOf(last, seat);
  const cause = hits.at(-1)?.cause;
  if (!cause) return undefined;
  const from = hits.findLastIndex((hit) => !isSameCause(hit.cause, cause));
  return { cause, hits: together(hits.slice(from + 1)) };
}

/** What the heroes lost to this kind of thing, and what was kept off. */
export function dealtBy(
  { hits }: BattleProgress,
  by: DamageCause['by'],
): { readonly dealt: number; readonly kept: number } {
  let [dealt, kept] = [0, 0];
  for (const hit of hits) {
    if (hit.cause.by !== by) continue;
    dealt += hit.damage;
    kept += hit.prevented;
  }
  return { dealt, kept };
}

export function isSameCause(one: DamageCause, other: DamageCause): boolean {
  if (one.by === 'trap' && other.by === 'trap') return one.trap === other.trap;
  if (one.by === 'creature' && other.by === 'creature') return one.creature === other.creature;
  return one.by === other.by;
}

/** One hit for each hero. */
function together(hits: readonly Hit[]): readonly Hit[] {
  return [...new Set(hits.map(({ hero }) => hero))].map((hero) => {
    const own = hits.filter((hit) => hit.hero === hero);
    const [first] = own as [Hit];
    const sum = (of: 'damage' | 'prevented') => own.reduce((total, hit) => total + hit[of], 0);
    return { ...first, damage: sum('damage'), prevented: sum('prevented') };
  });
}
