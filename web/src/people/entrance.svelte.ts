// The door of the house: whether somebody is being asked who they are, and what for.
export type EntranceTab = 'sign-in' | 'sign-up';

class Entrance {
  tab = $state<EntranceTab | undefined>();

  open(tab: EntranceTab): void {
    this.tab = tab;
  }

  close(): void {
    this.tab = undefined;
  }
}

export const entrance = new Entrance();
