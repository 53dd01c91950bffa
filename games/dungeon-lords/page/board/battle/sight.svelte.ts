// The battle on the stage as reactive state: whose it is, how it has gone, what is planned, and what a choice would do.
import type { Picks } from '@undertow/web/src/table/kit/answer-draft.ts';
import type { TableModel } from '@undertow/web/src/table/kit/table.svelte.ts';
import type { BattlePlanData, DungeonLords, View } from '../../../client.ts';
import { type CombatCard, combatCard } from '../../../rules/cards/printed.ts';
import { tileAt } from '../../../rules/geometry.ts';
import type { Asker } from '../answering/asker.svelte.ts';
import { planOf, tileOf, withTile } from '../answering/drafts.ts';
import type { Pointed } from '../pointed.svelte.ts';
import type { SeatView } from '../seat-view.ts';
import { type Actor, actorsOf, partySeen, plannedActors } from './cast.ts';
import { type Forecast, forecastOfAction, forecastOfPlan, forecastOfTarget, forecastOfTrap } from './forecast.ts';
import { type BattleProgress, progressOf, roundOf } from './progress.ts';

interface Battlefield extends TableModel<DungeonLords, Asker> {
  /** The seat whose battle stands on the stage. */
  readonly door: number;
  /** The seat from which one looks. */
  readonly own: SeatView;
  /** The choice that is pointed at. */
  readonly pointed: Pointed<string>;
}

export class Sight {
  readonly #table: Battlefield;

  constructor(table: Battlefield) {
    this.#table = table;
  }

  readonly seat: number = $derived.by(() => this.#table.door);
  /** As it has been seen; but who comes to the party is seen on the way. */
  readonly owned: SeatView = $derived.by(() => {
    const now = this.#table.view.seats[this.seat] as SeatView;
    const seen = this.#table.settled.seats[this.seat] ?? now;
    return { ...seen, party: partySeen(now.party, seen.party) };
  });
  /** The same in the whole position, in the step that is seen now. */
  readonly view: View = $derived.by(() => {
    const { view } = this.#table;
    const { battle } = this.owned;
    const step = view.seats[this.seat]?.battle?.step;
    const owned = battle && step ? { ...this.owned, battle: { ...battle, step } } : this.owned;
    return { ...view, seats: view.seats.with(this.seat, owned) };
  });
  readonly isMine: boolean = $derived.by(() => this.seat === this.#table.mine);
  readonly #round = $derived.by(() => roundOf(this.#table.session.log));
  readonly progress: BattleProgress = $derived.by(() => progressOf(this.#round, this.seat));

  progressOf(seat: number): BattleProgress {
    return progressOf(this.#round, seat);
  }

  /** What a question asks of one's own battle. */
  readonly prompt: string | undefined = $derived.by(() =>
    this.isMine ? this.#table.asker.decision?.prompt : undefined,
  );
  readonly planning: BattlePlanData | undefined = $derived.by(() => {
    const choice = this.#table.asker.decision?.choice;
    return this.prompt === 'battlePlan' && choice?.type === 'form'
      ? (choice.data as unknown as BattlePlanData)
      : undefined;
  });
  readonly #picks: Picks = $derived.by(() => (this.planning ? withTile(this.planning, this.#table.asker.picks) : []));
  readonly plan = $derived.by(() => this.planning && planOf(this.planning, this.#picks));
  readonly planTile = $derived.by(() => this.planning && tileOf(this.planning, this.#picks));

  /** Where the battle is. */
  readonly tile = $derived.by(() => {
    const cell = this.plan?.tile ?? this.owned.battle?.tile ?? this.progress.tile;
    return cell && tileAt(this.owned.dungeon, cell);
  });
  readonly actors: readonly Actor[] = $derived.by(() => {
    const { creatures } = this.owned;
    return this.plan ? plannedActors(creatures, this.plan.creatures) : actorsOf(creatures, this.progress.sent);
  });

  /** The card of this round: open, or seen by oneself alone. */
  readonly card: CombatCard | undefined = $derived.by(() => {
    const { view, own } = this.#table;
    const open = view.combatCards[view.combatRound - 1] ?? own.spiedCards?.[own.spied.indexOf(view.combatRound)];
    return open && view.options.training === undefined ? combatCard(open) : undefined;
  });

  readonly forecast: Forecast | undefined = $derived.by(() => {
    const { plan, planTile } = this;
    return plan && planTile && forecastOfPlan(this.#table.view, this.seat, plan, planTile);
  });

  /** What each hero of the party would lose: by the plan, or by the choice that is pointed at. */
  readonly losses: readonly number[] = $derived.by(() => {
    if (this.forecast) return this.forecast.heroes;
    const { view, asker, pointed } = this.#table;
    const pick = pointed.now;
    if (pick === undefined || !asker.may(pick)) return [];
    const place = Number(pick);
    switch (this.prompt) {
      case 'creatureAction':
        return forecastOfAction(view, this.seat, pick);
      case 'attackTarget':
        return this.owned.party.map((_, at) => (at === place ? forecastOfTarget(view, this.seat, at) : 0));
      case 'trapTarget':
        return view.subject?.trap ? forecastOfTrap(view, this.seat, view.subject.trap, place) : [];
      default:
        return [];
    }
  });
}
