// The buttons of a question that one press answers: which there are, in which sequence, and what weighs most.
import type { Choice } from '@undertow/shared/table/game.ts';
import type { NamedKind } from '../words/names.ts';

export interface Act {
  readonly option: string;
  readonly label: string;
  /** The one that is meant, or the one that gives up something. */
  readonly tone: 'go' | 'plain' | 'quiet';
  /** What it is about, to be looked at closely. */
  readonly about?: { readonly kind: NamedKind; readonly id: string } | undefined;
}

/** These lead on without doing anything. */
const DECLINING: readonly string[] = ['decline', 'stop'];

const KINDS: Readonly<Record<string, NamedKind>> = {
  initialBlocked: 'order',
  planDummyOrder: 'order',
  takeBack: 'order',
  hireCreature: 'creature',
  payMonster: 'creature',
  creatureAction: 'creature',
  payTrap: 'trap',
  discardTrap: 'trap',
  trapOrder: 'trap',
  buildRoom: 'room',
  freePrisoner: 'hero',
};

/** Equal options are one. */
export function actsOf(
  { prompt, choice }: { readonly prompt: string; readonly choice: Choice },
  labelOf: (option: string) => string,
): Act[] {
  if (choice.type !== 'one') return [];
  const options = [...new Set(choice.options)];
  const kind = KINDS[prompt];
  const acts = options.map((option): Act => {
    const about = kind && !DECLINING.includes(option) ? { kind, id: idIn(option) } : undefined;
    return { option, label: labelOf(option), tone: toneOf(option, options), about };
  });
  // What leads on stands first, so that the others stay where they are when there are fewer.
  return [...acts.filter(({ tone }) => tone === 'quiet'), ...acts.filter(({ tone }) => tone !== 'quiet')];
}

function toneOf(option: string, options: readonly string[]): Act['tone'] {
  if (DECLINING.includes(option)) return options.length === 1 ? 'go' : 'quiet';
  return option === 'use' ? 'go' : 'plain';
}

/** `troll/smash`, `use:hatchery@2,1`: the id of the piece. */
function idIn(option: string): string {
  return option.split('/')[0] ?? option;
}
