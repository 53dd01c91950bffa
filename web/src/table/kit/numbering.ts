// Numbers the choices of a question with digits, in the same way in every game: 1 does what is asked and 2 declines.
// Several ways to do it are numbered as they lie there, and declining comes last.

/** `go` is the one that most would take, `no` declines or ends, `more` is one of several, `also` does something else. */
export type Tone = 'go' | 'no' | 'more' | 'also';

const DIGITS = 9;

/** The choices in the order of their digits, from 1. The digit of what is not offered stays free. */
export function numbered<One>(choices: readonly One[], toneOf: (one: One) => Tone): readonly (One | undefined)[] {
  const { go = [], no = [], more = [], also = [] } = Object.groupBy(choices, toneOf);
  if (go.length === 0 && more.length > 1) {
    const last = DIGITS - no.length;
    return [...more.slice(0, last), ...no, ...more.slice(last), ...also];
  }
  const [first, ...others] = [...go, ...more];
  return first === undefined && no.length === 0 ? also : [first, ...no, ...others, ...also];
}

/** The digit that picks this; `undefined` where there is none. */
export function digitIn<One>(numbered: readonly (One | undefined)[], one: One): number | undefined {
  const at = numbered.indexOf(one);
  return at < 0 || at >= DIGITS ? undefined : at + 1;
}
