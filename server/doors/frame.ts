// Makes frames of WebSocket. A message to many clients is made into a frame once, and each socket is written the same
// bytes.
import type { OutgoingMessage } from '../host/outgoing.ts';

/** The last, and only, frame of what is sent; from a server it is not masked. */
const WHOLE_TEXT = 0x81;
const WHOLE_BINARY = 0x82;
const TWO_BYTES_FOLLOW = 126;
const EIGHT_BYTES_FOLLOW = 127;

export function frameOfText(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const frame = frameFor(WHOLE_TEXT, length);
  frame.write(text, frame.length - length);
  return frame;
}

export function frameOfBytes(bytes: Uint8Array): Buffer {
  const frame = frameFor(WHOLE_BINARY, bytes.length);
  frame.set(bytes, frame.length - bytes.length);
  return frame;
}

/** The frame of an outgoing message, the same bytes for all its clients. */
export function frameOfTelling(outgoing: OutgoingMessage): Buffer {
  return outgoing.wrapped(asFrame);
}

function asFrame({ text }: OutgoingMessage): Buffer {
  return frameOfText(text);
}

/** A frame of this kind, with room for a payload of this length. */
function frameFor(kind: number, length: number): Buffer {
  const before = length < TWO_BYTES_FOLLOW ? 2 : length < 2 ** 16 ? 4 : 10;
  const frame = Buffer.allocUnsafe(before + length);
  frame[0] = kind;
  if (before === 2) {
    frame[1] = length;
  } else if (before === 4) {
    frame[1] = TWO_BYTES_FOLLOW;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = EIGHT_BYTES_FOLLOW;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  return frame;
}
