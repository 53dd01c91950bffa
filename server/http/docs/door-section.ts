// The section of `/docs` on the JSON door.
import type { AsyncApi, Message } from '../description/async-document.ts';
import { type Html, html, prose } from './html.ts';
import { messageArticle } from './message-article.ts';

const DIRECTIONS = [
  { prefix: 'toServer', title: 'What you send', mark: 'you' },
  { prefix: 'toClient', title: 'What you get', mark: 'server' },
] as const;

export function messagesIn({ components }: AsyncApi, prefix: string): [string, Message][] {
  return Object.entries(components.messages).filter(([name]) => name.startsWith(`${prefix}.`));
}

export function messageMenu(title: string, messages: readonly [string, Message][]): Html {
  return html`<li class="group">${title}<ul>${messages.map(
    ([name, message]) => html`<li><a href="#${name}"><code>${message.name}</code></a></li>`,
  )}</ul></li>`;
}

export function doorMenu(document: AsyncApi): Html {
  return html`${DIRECTIONS.map(({ prefix, title }) => messageMenu(title, messagesIn(document, prefix)))}`;
}

export function doorSection(document: AsyncApi): Html {
  const { door } = document.channels;
  return html`<section id="door"><h2>The JSON door</h2>${prose(String(document.info.description))}
${prose(String(door?.description ?? ''))}${DIRECTIONS.map(
  ({ prefix, title, mark }) =>
    html`<h3>${title}</h3>${messagesIn(document, prefix).map(([name, message]) => messageArticle(name, message, mark, document.components.schemas))}`,
)}</section>`;
}
