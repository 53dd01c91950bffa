// A position that belongs to the test alone, and that it may change as it likes.
export type Writable<T> = T extends object ? { -readonly [K in keyof T]: Writable<T[K]> } : T;
