// The largest size of pictures in rows that fits a given space.

/** From the largest at which each is still no larger than it need be, to the smallest that can be read. */
const SIZES = [32, 28, 24, 20];
export const APART = 3;

/** The largest size at which so many find room; `undefined` where there is none for them. */
export function sizeFor(count: number, width: number, height: number): number | undefined {
  return SIZES.find((size) => {
    const inRow = Math.floor((width + APART) / (size + APART));
    return inRow > 0 && Math.ceil(count / inRow) * (size + APART) - APART <= height;
  });
}
