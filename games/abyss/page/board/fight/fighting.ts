// Whether an undecided attack is shown, and which stage it has reached.
import type { View } from '../../../client.ts';
import { SPACES, type Space } from '../../../rules/leviathan/leviathans.ts';
import type { Assault } from './tide.ts';

/** What is asked of a fighter while nothing else on the table matters. */
const ASKED: readonly string[] = ['attackAlly', 'pearlBoost', 'attackAgain', 'rewardSplit', 'revealDrawn'];

/** One sees one's own fight from the first Ally on; of another's only an attack that is under way. */
export function assaultOn(
  view: View,
  asked: readonly { readonly prompt: string }[],
  isOwn: boolean,
): { readonly space: Space; readonly assault: Assault } | undefined {
  const { border, fighting, attack } = view.expansions.leviathan ?? {};
  const space = attack?.space ?? SPACES.find((one) => fighting !== null && border?.[one]?.id === fighting);
  const beast = space && border?.[space];
  const isDecided = isOwn && asked.some(({ prompt }) => ASKED.includes(prompt));
  if (!beast || !(attack || isDecided)) return undefined;
  const { ally = null, dice = [] } = attack ?? {};
  return { space, assault: { leviathan: beast.id, beaten: beast.beaten, ally, dice, pearls: 0 } };
}

/** A Leviathan at the Border, with what is beaten of it. */
export function beastIn(
  { expansions }: View,
  id: string,
): { readonly id: string; readonly beaten: number } | undefined {
  return Object.values(expansions.leviathan?.border ?? {}).find((beast) => beast?.id === id) ?? undefined;
}

/** The Border as it is told: what has been beaten in a fight is only seen when the dice lie. */
export function borderTold(view: View, settled: View): NonNullable<View['expansions']['leviathan']>['border'] {
  const now = view.expansions.leviathan?.border;
  const told = settled.expansions.leviathan?.border;
  return Object.fromEntries(
    SPACES.map((space) => {
      const [here, was] = [now?.[space] ?? null, told?.[space] ?? null];
      return [space, was && (!here || here.id === was.id) ? was : here];
    }),
  ) as NonNullable<View['expansions']['leviathan']>['border'];
}
