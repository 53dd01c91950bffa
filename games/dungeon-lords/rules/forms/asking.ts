// Asking with a form of the game, where the rules answer themselves if only one answer is legal.
import { fill } from '@undertow/shared/table/flow.ts';
import type { Answer, Flow, Form, Seat } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { Known } from '@undertow/shared/table/small-flows.ts';

/** A form, with the name by which the game knows it. */
export interface NamedForm<Data extends Json> extends Form<Data> {
  readonly name: string;
}

export function fillUnlessClear<Data extends Json>(
  seat: Seat,
  prompt: string,
  form: NamedForm<Data>,
  data: Data,
): Flow<Answer> {
  const [first, second] = form.enumerate(data, 2);
  return first !== undefined && second === undefined ? new Known(first) : fill(seat, prompt, form.name, data);
}
