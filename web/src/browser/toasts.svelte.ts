// Messages of the page itself, shown for a moment on whatever page: a headline, and what it means.
export interface Toast {
  readonly title: string;
  readonly note?: string;
  /** Where one can go on, or with an empty path the page anew; it then stands there until one has gone or put it away. */
  readonly ways?: readonly { readonly name: string; readonly path: string }[];
}

class Toasts {
  standing = $state.raw<readonly Toast[]>([]);

  show(toast: Toast): void {
    this.standing = [...this.standing, toast];
  }

  putAway(toast: Toast): void {
    this.standing = this.standing.filter((other) => other !== toast);
  }
}

export const toasts = new Toasts();
