// An answer that cannot be given, because the rules have a bug.
import { Refusal } from '@undertow/shared/protocol/errors.ts';

export class RuleBroken extends Refusal {
  constructor() {
    super('internal', 'The rules broke down over this answer. It was not counted.');
  }
}
