// What the description of a door says, held against what is really sent.
import type { AsyncApi } from '@undertow/server/http/description/async-document.ts';
import type { JsonSchema } from '@undertow/server/http/description/schemas.ts';
import { z } from 'zod';

/** What a schema of this document takes. Nothing may be there that is not described. */
export function strictly({ components }: AsyncApi, schema: JsonSchema): z.ZodType {
  return z.fromJSONSchema(closed({ ...schema, $defs: components.schemas }) as z.core.JSONSchema.JSONSchema);
}

function closed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closed);
  if (typeof part === 'string') return part.replace(/^#\/components\/schemas\//, '#/$defs/');
  if (typeof part !== 'object' || part === null) return part;
  const inner = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, closed(value)]));
  const isOpen = inner.type !== 'object' || inner.additionalProperties !== undefined;
  return isOpen ? inner : { ...inner, additionalProperties: false };
}

/** All references in a document that lead nowhere. */
export function dangling(document: unknown): string[] {
  const found: string[] = [];
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const [key, value] of Object.entries(part)) {
      if (key === '$ref' && !leadsSomewhere(document, String(value))) found.push(String(value));
      walk(value);
    }
  };
  walk(document);
  return found;
}

function leadsSomewhere(document: unknown, reference: string): boolean {
  if (!reference.startsWith('#/')) return false;
  let part = document as Record<string, unknown> | undefined;
  for (const step of reference.slice(2).split('/')) part = part?.[step] as Record<string, unknown> | undefined;
  return part !== undefined;
}
