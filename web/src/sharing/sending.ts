// Hands a picture to whatever the system shares with; where it has nothing of that kind, saves it.

export interface Sent {
  readonly picture: Blob;
  readonly name: string;
  readonly title: string;
  readonly address: string;
}

/** What became of it: the viewer may think better of it, too. */
export type Outcome = 'shared' | 'saved' | 'kept';

export async function send({ picture, name, title, address }: Sent): Promise<Outcome> {
  const files = [new File([picture], name, { type: picture.type })];
  const shared: ShareData = { files, title, url: address };
  if ('canShare' in navigator && navigator.canShare(shared)) {
    try {
      await navigator.share(shared);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'kept';
      // Drawn too long after the press, or forbidden where the page stands: then it is saved.
    }
  }
  save(picture, name);
  return 'saved';
}

function save(picture: Blob, name: string): void {
  const href = URL.createObjectURL(picture);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
