// Small pictures out of letters: a share with what chance may do to it, and how long games are.

const WIDTH = 41;
/** The scale reaches from nothing to twice the fair share. */
const SPAN = 2;

export function shareLine(
  { share, low, high }: { readonly share: number; readonly low: number; readonly high: number },
  fair: number,
): string {
  const place = (value: number) => Math.min(WIDTH - 1, Math.max(0, Math.round((value / (SPAN * fair)) * (WIDTH - 1))));
  const signs: string[] = Array.from({ length: WIDTH }, (_, i) => (i >= place(low) && i <= place(high) ? '─' : ' '));
  signs[place(fair)] = '│';
  signs[place(share)] = '●';
  return signs.join('');
}

const BARS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
const MOST_BARS = 24;

export function answersLine(answers: readonly number[]): string {
  const [least, most] = [Math.min(...answers), Math.max(...answers)];
  if (least === most) return `${least} in each`;
  const bars = Math.min(MOST_BARS, most - least + 1);
  const counts = Array.from({ length: bars }, () => 0);
  for (const one of answers) {
    const bar = Math.min(bars - 1, Math.floor(((one - least) / (most - least)) * bars));
    counts[bar] = (counts[bar] ?? 0) + 1;
  }
  const highest = Math.max(...counts);
  const picture = counts
    .map((count) => (count === 0 ? ' ' : BARS[Math.ceil((count / highest) * BARS.length) - 1]))
    .join('');
  return `${least} ${picture} ${most}`;
}
