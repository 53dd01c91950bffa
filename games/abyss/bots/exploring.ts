// Chooses in an exploration: which Allies a seat buys or takes, and which Monsters it meets.
import { type Reward, rewardsOn } from '../rules/cards/threat.ts';
import { readOffer } from '../rules/purse.ts';
import { best } from '../rules/queries.ts';
import { asLongAsItLasts, NEBULIS, worthOfAlly, worthOfPearl } from './allies.ts';
import { riskOfLeviathan, worthOfFight } from './fighting.ts';
import type { Habit } from './habit.ts';
import { worthOfKeys } from './lords.ts';
import type { Outlook } from './outlook.ts';
import { TOKEN } from './tokens.ts';

/** What a Pearl does for the opponent who gets it. */
const FAVOUR = 0.25;
/** What going on is worth, on each of the first four spaces. */
const GOING_ON = [3.4, 3.2, 2.7, 2.4];

export const buyOffer: Habit = (outlook, options) => {
  const worth = worthOfRevealed(outlook);
  const { price } = outlook.view.purchases;
  return best(options, (option) => {
    if (option === 'pass') return 0;
    const { standIns } = readOffer(option);
    const pearl = worthOfPearl(outlook) + FAVOUR;
    return worth - (price - standIns) * pearl + standIns * NEBULIS;
  });
};

export const exploreDecision: Habit = (outlook) =>
  worthOfRevealed(outlook) >= worthOfGoingOn(outlook) ? 'take' : 'continue';

export const monsterDecision: Habit = (outlook, options) => {
  const goingOn = worthOfGoingOn(outlook);
  return best(
    options.filter((option) => !option.startsWith('power:')),
    (option) => {
      if (option === 'ignore') return goingOn;
      if (option === 'continue') return goingOn - riskOfLeviathan(outlook);
      return outlook.view.expansions.leviathan ? worthOfFight(outlook) : worthOfSpace(outlook);
    },
  );
};

export const monsterReward: Habit = (outlook, options) =>
  best(options, (option) => worthOfReward(outlook, rewards.get(option)));

const SPACES = [1, 2, 3, 4, 5, 6];
const rewards = new Map(SPACES.flatMap(rewardsOn).map((reward) => [reward.id, reward]));

/** What the Threat token stands on. */
function worthOfSpace(outlook: Outlook): number {
  return Math.max(...rewardsOn(outlook.view.threat).map((reward) => worthOfReward(outlook, reward)));
}

function worthOfReward(outlook: Outlook, reward: Reward | undefined): number {
  if (!reward) return 0;
  return worthOfKeys(outlook, reward.keys) + reward.pearls * worthOfPearl(outlook) + reward.tokens * TOKEN;
}

function worthOfRevealed(outlook: Outlook): number {
  const { revealed, track } = outlook.view;
  const card = revealed === null ? undefined : track[revealed];
  return card ? worthOfAlly(outlook, card) : 0;
}

function worthOfGoingOn(outlook: Outlook): number {
  return (GOING_ON[outlook.view.revealed ?? 0] ?? 0) * asLongAsItLasts(outlook);
}
