// A revealed Monster is fought for the reward of the Threat track, or left, which raises the threat (B50-B57).
import { choose } from '@undertow/shared/table/flow.ts';
import type { Flow, Seat } from '@undertow/shared/table/game.ts';
import { type Reward, rewardsOn } from '../cards/threat.ts';
import { opposingLordsWith } from '../queries.ts';
import type { Abyss, Monsters, Position } from '../rules.ts';
import { type LordId, THREAT_SPACES } from '../state.ts';
import { moveThreat, tellFought, tellLeft } from '../verbs/exploration.ts';
import { drawTokens, gainKeys, gainPearls } from '../verbs/pearls.ts';
import { lastSpaceBonus, stays } from './explore.ts';

const SUPPLY = 'base';

export const monsters: Monsters = { meet, pass: raiseThreat };

function* meet(table: Abyss): Flow<boolean> {
  const seat = table.state.active;
  if (!(yield* stays(table, seat, 'monsterDecision', 'fight'))) {
    tellLeft(table, seat);
    raiseThreat(table);
    return false;
  }
  yield* fight(table, seat);
  gainPearls(table, seat, lastSpaceBonus(table));
  return true;
}

function raiseThreat(table: Abyss): void {
  const { threat } = table.state;
  if (threat < THREAT_SPACES) moveThreat(table, threat + 1);
}

function* fight(table: Abyss, seat: Seat): Flow {
  const { space, because } = rewardSpace(table, seat);
  tellFought(table, seat, space, because);
  const supply = table.state.tokenSupply[SUPPLY]?.length ?? 0;
  const rewards = rewardsOn(space).filter((reward) => reward.tokens <= supply);
  const options = rewards.map(({ id }) => id);
  const chosen = yield* choose(seat, 'monsterReward', options);
  const reward = rewards.find(({ id }) => id === chosen) as Reward;
  gainKeys(table, seat, reward.keys);
  gainPearls(table, seat, reward.pearls);
  drawTokens(table, seat, SUPPLY, reward.tokens);
  if (table.state.threat > 1) moveThreat(table, 1);
}

/** The space of the Threat token, or the one before it for the opponents of a Tamer (B57, B176). */
function rewardSpace(position: Position, seat: Seat): { readonly space: number; readonly because: readonly LordId[] } {
  const { threat } = position.state;
  const because = opposingLordsWith(position, seat, 'opponentsSmallerReward').map((lord) => lord.id);
  const space = because.length > 0 ? Math.max(1, threat - 1) : threat;
  return space === threat ? { space, because: [] } : { space, because };
}
