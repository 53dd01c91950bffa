// Drafts of answers that take several presses, for the forms of Dungeon Lords. The rules alone judge them.
import type { Json } from '@undertow/client-sdk/index.ts';
import type { Choice } from '@undertow/shared/table/game.ts';
import type { Picks } from '@undertow/web/src/table/kit/answer-draft.ts';
import { type Composition, compositionOf, severalOf, without } from '@undertow/web/src/table/kit/composing.ts';
import type { BattlePlan, BattlePlanData, BattleTile, DigData, MineData, PaydayData } from '../../../client.ts';
import { battlePlanForm } from '../../../rules/forms/battle-plan.ts';
import { digForm } from '../../../rules/forms/dig.ts';
import { afterItem, beginPayday, itemsOf, type Payday } from '../../../rules/forms/payday.ts';
import { CELLS, cellName, isSameCell } from '../../../rules/geometry.ts';
import type { Cell } from '../../../rules/state.ts';

/** What is pressed are orders, cells `2,1`, items of payday, `tile:2,1`, `trap:pendulum`, `creature:troll`. */
export function draftOf(choice: Choice): Composition | undefined {
  return choice.type === 'form' ? FORMS[choice.form]?.(choice.data as never) : compositionOf(choice);
}

const FORMS: Readonly<Record<string, (data: never) => Composition>> = {
  digCells: digDraft,
  mineCells: mineDraft,
  payday: paydayDraft,
  battlePlan: battleDraft,
};

function digDraft(data: DigData): Composition {
  const open = (picks: Picks) =>
    CELLS.filter((cell) => digForm.isLegal({ ...data, min: 0 }, [...cellsOf(picks), cell])).map(cellName);
  return {
    first: [],
    next: open,
    // Whatever was dug from a cell that is laid back, goes with it.
    after: (picks, pick) => (picks.includes(pick) ? picks.slice(0, picks.indexOf(pick)) : [...picks, pick]),
    answer: (picks) => (picks.length > 0 && digForm.isLegal(data, cellsOf(picks)) ? asJson(cellsOf(picks)) : undefined),
    declined: data.min === 0 ? [] : undefined,
  };
}

function mineDraft({ tunnels, max }: MineData): Composition {
  const names = tunnels.map(cellName);
  return {
    ...severalOf({ options: names, min: 1, max }),
    // To mine less is hardly ever meant.
    first: names.slice(0, max),
    answer: (picks) => (picks.length > 0 ? asJson(cellsOf(picks)) : undefined),
    declined: [],
  };
}

function paydayDraft(data: PaydayData): Composition {
  const next = (picks: Picks) => itemsOf(paydayAfter(data, picks));
  return {
    first: [],
    next,
    // Of two equal creatures both can be paid: what may go on, does.
    after: (picks, pick) => (next(picks).includes(pick) ? [...picks, pick] : picks.slice(0, picks.lastIndexOf(pick))),
    answer: (picks) => (paydayAfter(data, picks).open.length === 0 ? picks : undefined),
  };
}

/** The presses that make this answer. */
export function picksOf(choice: Choice, answer: Json): Picks {
  if (choice.type === 'form' && choice.form === 'battlePlan') return picksOfPlan(answer as unknown as BattlePlan);
  if (choice.type === 'form' && choice.form === 'cell') return [cellName(answer as unknown as Cell)];
  const parts = Array.isArray(answer) ? answer : [answer];
  return parts.map((part) => (Array.isArray(part) ? cellName(part as unknown as Cell) : String(part)));
}

function picksOfPlan({ tile, traps, creatures }: BattlePlan): Picks {
  return [`tile:${cellName(tile)}`, ...traps.map((id) => `trap:${id}`), ...creatures.map((id) => `creature:${id}`)];
}

/** How a payday stands after these items. */
function paydayAfter(data: PaydayData, picks: Picks): Payday {
  return picks.reduce((payday, item) => afterItem(payday, item) ?? payday, beginPayday(data));
}

function battleDraft(data: BattlePlanData): Composition {
  const pieces = [...data.traps.map(({ id }) => `trap:${id}`), ...data.creatures.map((id) => `creature:${id}`)];
  const isLegal = (picks: Picks) => {
    const plan = planOf(data, picks);
    return plan !== undefined && battlePlanForm.isLegal(data, plan);
  };
  return {
    // With one tile only there is nothing to choose.
    first: data.tiles.length === 1 ? data.tiles.map(tileName) : [],
    next: (picks) => [
      ...data.tiles.map(tileName).filter((name) => !picks.includes(name)),
      ...[...new Set(pieces)].filter((piece) => isLegal([...withTile(data, picks), piece])),
    ],
    after(picks, pick) {
      if (!pick.startsWith('tile:')) {
        const sent = [...withTile(data, picks), pick];
        return isLegal(sent) ? sent : without(picks, pick);
      }
      // What the other tile does not allow goes back.
      const kept = [pick];
      for (const one of picks) if (!one.startsWith('tile:') && isLegal([...kept, one])) kept.push(one);
      return kept;
    },
    answer: (picks) => (isLegal(picks) ? (planOf(data, picks) as unknown as Json) : undefined),
  };
}

/** The tile of a plan: the one that was chosen, or the first. */
export function tileOf({ tiles }: BattlePlanData, picks: Picks): BattleTile | undefined {
  return tiles.find((tile) => picks.includes(tileName(tile))) ?? tiles[0];
}

/** A piece that is sent before a tile is chosen goes to the first one. */
export function withTile(data: BattlePlanData, picks: Picks): Picks {
  const tile = tileOf(data, picks);
  return !tile || picks.includes(tileName(tile)) ? picks : [tileName(tile), ...picks];
}

export function planOf({ tiles }: BattlePlanData, picks: Picks): BattlePlan | undefined {
  const tile = tiles.find((one) => picks.includes(tileName(one)));
  const of = (kind: string) =>
    picks.filter((pick) => pick.startsWith(`${kind}:`)).map((pick) => pick.slice(kind.length + 1));
  return tile && { tile: tile.cell, traps: of('trap'), creatures: of('creature') };
}

export function tileName({ cell }: BattleTile): string {
  return `tile:${cellName(cell)}`;
}

export function cellsOf(picks: Picks): Cell[] {
  return picks.flatMap((pick) => {
    const [column, row] = pick.split(',').map(Number);
    return CELLS.filter((cell) => isSameCell(cell, [column ?? -1, row ?? -1]));
  });
}

function asJson(cells: readonly Cell[]): Json {
  return cells as unknown as Json;
}
