// The buttons that answer a question with one press: which there are, in which sequence, and which one stands out.
import type { Choice } from '@undertow/shared/table/game.ts';
import { numbered, type Tone } from '@undertow/web/src/table/kit/numbering.ts';
import type { PromptName } from '../../../rules/prompts.ts';
import type { NamedKind } from '../../../words/names.ts';
import type { Cost } from './costs.ts';

export interface Act {
  readonly option: string;
  readonly label: string;
  readonly tone: Tone;
  readonly cost?: Cost | undefined;
  /** What it is about, to be looked at closely. */
  readonly about?: { readonly kind: NamedKind; readonly id: string } | undefined;
}

/** These lead on without doing anything. */
const DECLINING: readonly string[] = ['decline', 'stop'];

/** What the options of a prompt are, where each of them is a card or an order. */
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
} satisfies Readonly<Partial<Record<PromptName, NamedKind>>>;

/** Equal options are one. By their digits, from 1. */
export function actsOf(
  { prompt, choice }: { readonly prompt: string; readonly choice: Choice },
  labelOf: (option: string) => string,
  costs: (option: string) => Cost | undefined = () => undefined,
): readonly (Act | undefined)[] {
  if (choice.type !== 'one') return [];
  const kind = KINDS[prompt];
  const acts = [...new Set(choice.options)].map((option): Act => {
    const about = kind && !DECLINING.includes(option) ? { kind, id: idIn(option) } : undefined;
    return { option, label: labelOf(option), tone: toneOf(option), cost: costs(option), about };
  });
  return numbered(acts, ({ tone }) => tone);
}

function toneOf(option: string): Tone {
  if (DECLINING.includes(option)) return 'no';
  return option === 'use' ? 'go' : 'more';
}

/** `troll/smash`, `use:hatchery@2,1`: the id of the piece. */
function idIn(option: string): string {
  return option.split('/')[0] ?? option;
}
