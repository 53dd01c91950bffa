// A text as a frame of WebSocket. Who tells many the same makes it once, and each socket is written the same bytes.
import type { Telling } from '../host/telling.ts';

/** The last, and only, frame of a text; from a server it is not masked. */
const WHOLE_TEXT = 0x81;
const TWO_BYTES_FOLLOW = 126;
const EIGHT_BYTES_FOLLOW = 127;

export function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const before = length < TWO_BYTES_FOLLOW ? 2 : length < 2 ** 16 ? 4 : 10;
  const frame = Buffer.allocUnsafe(before + length);
  frame[0] = WHOLE_TEXT;
  if (before === 2) {
    frame[1] = length;
  } else if (before === 4) {
    frame[1] = TWO_BYTES_FOLLOW;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = EIGHT_BYTES_FOLLOW;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, before);
  return frame;
}

/** The same bytes for all who are told the same. */
export function frameOfTelling(telling: Telling): Buffer {
  return telling.wrapped(asFrame);
}

function asFrame({ text }: Telling): Buffer {
  return frameOf(text);
}
