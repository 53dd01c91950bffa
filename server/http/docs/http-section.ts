// The section of `/docs` on HTTP.
import type { Content, OpenApi, Operation } from '../description/openapi.ts';
import { type JsonSchema, nameIn } from '../description/schemas.ts';
import { field, fieldList, typeOf } from './fields.ts';
import { type Html, html, inline, prose } from './html.ts';
import { shownJson } from './json.ts';

export type Named = Readonly<Record<string, JsonSchema>>;

interface Listed {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

export function listed({ paths }: OpenApi): Listed[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

export function httpMenu(document: OpenApi): Html {
  const groups = Map.groupBy(listed(document), ({ operation }) => operation.tags[0] ?? '');
  return html`${[...groups].map(
    ([group, operations]) =>
      html`<li class="group">${group}<ul>${operations.map(
        ({ method, path, operation }) =>
          html`<li><a href="#${operation.operationId}"><span class="method ${method}">${method}</span><span>${operation.summary}<small>${path}</small></span></a></li>`,
      )}</ul></li>`,
  )}`;
}

export function httpSection(document: OpenApi): Html {
  const { schemas } = document.components;
  const about = new Map(document.tags.map(({ name, description }) => [name, description]));
  const groups = Map.groupBy(listed(document), ({ operation }) => operation.tags[0] ?? '');
  return html`<section id="http"><h2>HTTP</h2>${prose(String(document.info.description))}${[...groups].map(
    ([group, operations]) =>
      html`<h3>${group}</h3><p>${inline(about.get(group) ?? '')}</p>${operations.map((one) => article(one, schemas))}`,
  )}</section>`;
}

function article({ method, path, operation }: Listed, named: Named): Html {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  return html`<article id="${operationId}">
<header><h4><a href="#${operationId}">${summary}</a></h4><p class="call"><span class="method ${method}">${method}</span> <code>${path}</code></p></header>
${description ? html`<p>${inline(description)}</p>` : undefined}<p class="who">${whoMay(operation)}</p>
${parameters ? part('Parameters', html`<dl class="fields">${parameters.map(({ name, schema, required }) => field(name, schema, required))}</dl>`) : undefined}
${requestBody ? part(requestBody.required ? 'Body' : 'Body (optional)', sent(requestBody.content, named)) : undefined}
${Object.entries(responses).map(([status, response]) => reply(status, response, named))}
</article>`;
}

function whoMay({ security }: Operation): string {
  const schemes = security.flatMap((one) => Object.keys(one));
  const isOpen = security.some((one) => Object.keys(one).length === 0);
  if (schemes.includes('operator')) return 'Needs the token of the operator.';
  if (schemes.length === 0) return 'Needs no token.';
  return isOpen ? 'Works with and without a token.' : 'Needs a token.';
}

function reply(status: string, { description, content }: Operation['responses'][string], named: Named): Html {
  if (!status.startsWith('2')) {
    const name = status === 'default' ? 'other' : status;
    return html`<p class="refusal"><span class="status">${name}</span><span>${inline(description)}</span></p>`;
  }
  if (content) return part(`Reply ${status}`, sent(content, named));
  return html`<p class="refusal"><span class="status good">${status}</span><span>Done; the reply has no body.</span></p>`;
}

function sent(content: Content, named: Named): Html {
  return html`${Object.entries(content).map(([type, { schema, example }]) => {
    if (example === undefined) return html`<p class="type">${type}</p>`;
    return html`${schemaBody(schema, named)}${shownJson(example)}`;
  })}`;
}

function part(title: string, body: Html): Html {
  return html`<h5>${title}</h5>${body}`;
}

/** What it is, and what it is made of; what has a name is looked up by it. */
export function schemaBody(schema: JsonSchema, named: Named): Html {
  const fields = fieldList(named[nameIn(schema.$ref) ?? ''] ?? schema);
  if (schema.properties && fields) return fields;
  return html`<p class="type">${typeOf(schema)}</p>${fields}`;
}
