// The part of `/docs` on one message of a door.
import type { Message } from '../description/async-document.ts';
import { type Html, html, inline } from './html.ts';
import { type Named, schemaBody } from './http-section.ts';
import { shownJson } from './json.ts';

/** The mark says whether the client or the server sends it. What belongs to the message stands below. */
export function messageArticle(id: string, message: Message, mark: string, named: Named, below?: Html): Html {
  return html`<article id="${id}">
<header><h4><a href="#${id}"><code>${message.name}</code></a></h4><p class="call"><span class="method ${mark}">${mark}</span></p></header>
${messageBody(message, named)}${below}
</article>`;
}

export function messageBody({ summary, payload, examples }: Message, named: Named): Html {
  return html`${summary ? html`<p>${inline(summary)}</p>` : undefined}${schemaBody(payload, named)}
${examples.map(({ payload }) => shownJson(payload))}`;
}
