// Sheets of drawings: each is fetched once, and laid into the page, where `<use href="#id">` finds what is drawn on it.
export class Sheets<Name extends string> {
  readonly #addresses: Readonly<Record<Name, string>>;
  readonly #read: (text: string, name: Name) => void;
  readonly #brought = new Map<Name, Promise<void>>();

  /** `read` is given the text of a sheet; it is laid into the page unless that does something else with it. */
  constructor(
    addresses: Readonly<Record<Name, string>>,
    read: (text: string, name: Name) => void = (text) => lay(text),
  ) {
    this.#addresses = addresses;
    this.#read = read;
  }

  /** Settled when they are there. A sheet that could not be fetched is tried again when it is next asked for. */
  async bring(...names: readonly Name[]): Promise<void> {
    await Promise.all(names.map((name) => this.#bring(name)));
  }

  #bring(name: Name): Promise<void> {
    const known = this.#brought.get(name);
    if (known !== undefined) return known;
    const bringing = this.#fetch(name).catch((problem: unknown) => {
      this.#brought.delete(name);
      throw problem;
    });
    this.#brought.set(name, bringing);
    return bringing;
  }

  async #fetch(name: Name): Promise<void> {
    const response = await fetch(this.#addresses[name]);
    if (!response.ok) throw new Error(`the drawings could not be fetched: ${response.status}`);
    this.#read(await response.text(), name);
  }
}

/** With this class the sheet has the colours of its world wherever it is laid. */
export function lay(text: string, world = ''): void {
  const sheet = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  sheet.setAttribute('width', '0');
  sheet.setAttribute('height', '0');
  sheet.setAttribute('class', world);
  // Not `display: none`: the paints of a sheet that is not displayed paint nothing.
  sheet.style.position = 'absolute';
  document.body.prepend(document.adoptNode(sheet));
}
