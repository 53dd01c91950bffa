// What can be looked at closely.

/** A piece that can be shown at full size, with its full wording; or a thing that can be told about. */
export interface Subject {
  readonly kind: 'ally' | 'monster' | 'lord' | 'location' | 'leviathan' | 'loot' | 'token' | 'topic' | 'score';
  readonly id: string;
}
