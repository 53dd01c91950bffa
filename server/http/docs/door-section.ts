// The part of the page on the JSON door.
import type { AsyncApi, Message } from '../description/asyncapi.ts';
import { type Html, html, inline, prose } from './html.ts';
import { type Named, schemaBody } from './http-section.ts';
import { shownJson } from './json.ts';

const DIRECTIONS = [
  { prefix: 'toServer', title: 'What you send', mark: 'you' },
  { prefix: 'toClient', title: 'What you get', mark: 'server' },
] as const;

function messagesIn({ components }: AsyncApi, prefix: string): [string, Message][] {
  return Object.entries(components.messages).filter(([name]) => name.startsWith(`${prefix}.`));
}

export function doorMenu(document: AsyncApi): Html {
  return html`${DIRECTIONS.map(
    ({ prefix, title }) =>
      html`<li class="group">${title}<ul>${messagesIn(document, prefix).map(
        ([name, message]) => html`<li><a href="#${name}"><code>${message.name}</code></a></li>`,
      )}</ul></li>`,
  )}`;
}

export function doorSection(document: AsyncApi): Html {
  const { door } = document.channels as Record<string, { readonly description: string }>;
  return html`<section id="door"><h2>The JSON door</h2>${prose(String(document.info.description))}
${prose(door?.description ?? '')}${DIRECTIONS.map(
  ({ prefix, title, mark }) =>
    html`<h3>${title}</h3>${messagesIn(document, prefix).map(([name, message]) => article(name, message, mark, document.components.schemas))}`,
)}</section>`;
}

function article(id: string, { name, summary, payload, examples }: Message, mark: string, named: Named): Html {
  return html`<article id="${id}">
<header><h4><a href="#${id}"><code>${name}</code></a></h4><p class="call"><span class="method ${mark}">${mark}</span></p></header>
${summary ? html`<p>${inline(summary)}</p>` : undefined}${schemaBody(payload, named)}
${examples.map(({ payload }) => shownJson(payload))}
</article>`;
}
