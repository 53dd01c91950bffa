// JSON that was checked by its schema and written once, for all who are told the same.
import type { z } from 'zod';

export class Written<Value> {
  readonly text: string;

  private constructor(text: string) {
    this.text = text;
  }

  static of<Value>(schema: z.ZodType<Value>, value: unknown): Written<Value> {
    return new Written(JSON.stringify(schema.parse(value)));
  }

  /** An object with one field: a list of what was written before. */
  static list<Name extends string, Item>(name: Name, items: readonly Written<Item>[]): Written<Record<Name, Item[]>> {
    return new Written(`{${JSON.stringify(name)}:[${items.map(({ text }) => text).join()}]}`);
  }

  read(): Value {
    return JSON.parse(this.text) as Value;
  }
}
