// JSON that was checked by its schema and written once, for all clients that get the same.
import type { z } from 'zod';

/** The type of the fields when they are read again. */
type Read<Fields> = { [Name in keyof Fields]: Fields[Name] extends Written<infer Value> ? Value : Fields[Name] };

export class Written<Value> {
  readonly text: string;

  private constructor(text: string) {
    this.text = text;
  }

  static of<Value>(schema: z.ZodType<Value>, value: unknown): Written<Value> {
    return new Written(JSON.stringify(schema.parse(value)));
  }

  static list<Item>(items: readonly Written<Item>[]): Written<Item[]> {
    return new Written(`[${items.map(({ text }) => text).join()}]`);
  }

  /** An object made of fields that were written before, and of others. Undefined fields are left out, as in JSON. */
  static object<Fields extends object>(fields: Fields): Written<Read<Fields>> {
    const written = Object.entries(fields).flatMap(([name, value]) => {
      if (value === undefined) return [];
      return `${JSON.stringify(name)}:${value instanceof Written ? value.text : JSON.stringify(value)}`;
    });
    return new Written(`{${written.join()}}`);
  }

  read(): Value {
    return JSON.parse(this.text) as Value;
  }
}
