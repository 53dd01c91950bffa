// The section of `/docs` on the schemas that have names.
import type { JsonSchema } from '../description/schemas.ts';
import { typeOf } from './fields.ts';
import { type Html, html, inline } from './html.ts';
import { type Named, schemaBody } from './http-section.ts';

export function schemaMenu(schemas: Named): Html {
  return html`${Object.keys(schemas).map((name) => html`<li><a href="#schema-${name}">${name}</a></li>`)}`;
}

export function schemaSection(schemas: Named): Html {
  return html`<section id="schemas"><h2>Schemas</h2>
<p>Each is also at <code>/api/schemas/NAME.json</code>.</p>${Object.entries(schemas).map(
    ([
      name,
      schema,
    ]) => html`<article id="schema-${name}"><header><h4><a href="#schema-${name}">${name}</a></h4></header>
${schema.description ? html`<p>${inline(String(schema.description))}</p>` : undefined}${bodyOf(schema, schemas)}</article>`,
  )}</section>`;
}

/** The body of a schema; of a union, the body of each kind. */
function bodyOf(schema: JsonSchema, named: Named): Html {
  const kinds = (schema.oneOf ?? []) as readonly JsonSchema[];
  if (kinds.length === 0) return schemaBody(schema, named);
  return html`${kinds.map((kind) => html`<h5>${kindOf(kind)}</h5>${kind.properties ? schemaBody(kind, named) : undefined}`)}`;
}

function kindOf(kind: JsonSchema): Html {
  const { type } = (kind.properties ?? {}) as Record<string, JsonSchema>;
  return type ? html`${typeOf(type)}` : typeOf(kind);
}
