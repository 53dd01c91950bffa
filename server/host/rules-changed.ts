// A match that is over cannot be gone back to: it was played by other rules than those of today.
import { Refusal } from '@undertow/shared/protocol/errors.ts';

export class RulesChanged extends Refusal {
  constructor() {
    super('conflict', 'This match was played by other rules than those of today.');
  }
}
