// A schema as a list of fields in HTML: the type of each, and what it means.
import { type JsonSchema, nameIn } from '../description/schemas.ts';
import { type Html, html, inline } from './html.ts';

export function fieldList(schema: JsonSchema): Html | undefined {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  if (properties.length === 0) return undefined;
  const required = (schema.required ?? []) as readonly string[];
  return html`<dl class="fields">${properties.map(([name, property]) => field(name, property, required.includes(name)))}</dl>`;
}

export function field(name: string, schema: JsonSchema, isRequired: boolean): Html {
  const mark = isRequired ? undefined : html` <span class="optional">optional</span>`;
  return html`<div><dt><code>${name}</code>${mark}</dt><dd><span class="type">${typeOf(schema)}</span>${about(schema)}${fieldList(
    inner(schema),
  )}</dd></div>`;
}

function about(schema: JsonSchema): Html {
  const { description = meant(schema), default: otherwise } = schema;
  const text = description === undefined ? undefined : html` ${inline(String(description))}`;
  const value =
    otherwise === undefined
      ? undefined
      : html` <span class="otherwise">Default: <code>${JSON.stringify(otherwise)}</code>.</span>`;
  return html`${text}${value}`;
}

/** What something means that may also be null. */
function meant(schema: JsonSchema): unknown {
  return butNull(schema)?.description;
}

/** The fields that a list, or something that may be null, is made of. */
function inner(schema: JsonSchema): JsonSchema {
  const one = butNull(schema) ?? schema.items;
  return one ? inner(one as JsonSchema) : schema;
}

function butNull(schema: JsonSchema): JsonSchema | undefined {
  const options = optionsOf(schema).filter(({ type }) => type !== 'null');
  return options.length === 1 ? options[0] : undefined;
}

function optionsOf(schema: JsonSchema): readonly JsonSchema[] {
  return ((schema.anyOf ?? schema.oneOf) as readonly JsonSchema[] | undefined) ?? [];
}

/** What may stand there, in words; what has a name is a link to it. */
export function typeOf(schema: JsonSchema): Html {
  const name = nameIn(schema.$ref);
  if (name === 'Json') return html`any JSON`;
  if (name !== undefined) return html`<a href="#schema-${name}">${name}</a>`;
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (Array.isArray(schema.enum))
    return either(schema.enum.map((value) => html`<code>${JSON.stringify(value)}</code>`));
  const options = optionsOf(schema);
  if (options.length > 0) return either(options.map(typeOf));
  if (Array.isArray(schema.prefixItems)) return html`[${between(schema.prefixItems.map(typeOf), ', ')}]`;
  if (schema.items) return html`list of ${typeOf(schema.items as JsonSchema)}${rangeOf(schema)}`;
  if (typeof schema.additionalProperties === 'object' && !schema.properties) {
    return html`for each name ${typeOf(schema.additionalProperties as JsonSchema)}`;
  }
  if (Array.isArray(schema.type)) return either(schema.type.map((type) => html`${WORDS[type] ?? type}`));
  return html`${WORDS[String(schema.type)] ?? 'any JSON'}${rangeOf(schema)}`;
}

const WORDS: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'integer',
  number: 'number',
  boolean: 'true or false',
  null: 'null',
  object: 'object',
};

function either(options: readonly Html[]): Html {
  return html`${between(options, ' or ')}`;
}

function between(parts: readonly Html[], word: string): Html[] {
  return parts.map((part, i) => (i === 0 ? part : html`${word}${part}`));
}

/** How much of it there may be. */
function rangeOf({ type, minItems, maxItems, minLength, maxLength, minimum, maximum }: JsonSchema): string {
  const [least, most] = [minItems ?? minLength ?? minimum, maxItems ?? maxLength ?? maximum];
  const unit = type === 'string' ? ' characters' : '';
  if (least !== undefined && most !== undefined) return `, ${least} to ${most}${unit}`;
  if (most !== undefined) return `, at most ${most}${unit}`;
  return least === undefined ? '' : `, at least ${least}${unit}`;
}
