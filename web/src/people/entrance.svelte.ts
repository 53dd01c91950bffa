// The state of the sign-in sheet: whether it is open, and for what purpose.
export type EntranceTab = 'sign-in' | 'sign-up';

class Entrance {
  tab = $state<EntranceTab | undefined>();
  /** Why one is asked, if one did not ask oneself. */
  reason = $state('');

  open(tab: EntranceTab, reason = ''): void {
    this.tab = tab;
    this.reason = reason;
  }

  close(): void {
    this.tab = undefined;
  }
}

export const entrance = new Entrance();
