// Which digit picks which choice: at every question of every game, 1 does what is asked and 2 leaves it.

/** `go` is the one that most would take, `no` declines or ends, `more` is one of several. */
export type Tone = 'go' | 'no' | 'more';

/** By their digits, from 1, and as they stand on the screen. The digit of what is not offered stays free. */
export function numbered<One>(choices: readonly One[], toneOf: (one: One) => Tone): readonly (One | undefined)[] {
  const { go = [], no = [], more = [] } = Object.groupBy(choices, toneOf);
  const [first, ...others] = [...go, ...more];
  return choices.length === 0 ? [] : [first, ...no, ...others];
}

/** The digit that picks this; `undefined` where there is none. */
export function digitIn<One>(numbered: readonly (One | undefined)[], one: One): number | undefined {
  const at = numbered.indexOf(one);
  return at < 0 || at > 8 ? undefined : at + 1;
}
