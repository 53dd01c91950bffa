// Shares a picture through the system; where that is not possible, saves it.
export interface Parcel {
  readonly title: string;
  readonly url?: string;
  readonly files: File[];
}

/** What a browser has for it. */
export interface Means {
  readonly canShare?: ((parcel: Parcel) => boolean) | undefined;
  readonly share: (parcel: Parcel) => Promise<void>;
  readonly save: (file: File) => void;
}

/** What became of it: the viewer may think better of it, too. */
export type Outcome = 'shared' | 'saved' | 'kept';

export async function send(parcel: Parcel, { canShare, share, save }: Means): Promise<Outcome> {
  if (canShare?.(parcel)) {
    try {
      await share(parcel);
      return 'shared';
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'kept';
      // Drawn too long after the press, or forbidden where the page stands: then it is saved.
    }
  }
  for (const file of parcel.files) save(file);
  return 'saved';
}
