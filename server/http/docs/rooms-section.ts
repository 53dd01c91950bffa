// The section of `/docs` on the Colyseus door, room by room.
import type { AsyncApi, Message } from '../description/async-document.ts';
import type { JsonSchema } from '../description/schemas.ts';
import { messageMenu, messagesIn } from './door-section.ts';
import { type Html, html, inline, prose } from './html.ts';
import { type Named, schemaBody } from './http-section.ts';
import { shownJson } from './json.ts';
import { messageArticle, messageBody } from './message-article.ts';

const DIRECTIONS = [
  { prefix: 'toServer', title: 'What you request in', mark: 'you', below: replyTo },
  { prefix: 'toClient', title: 'What you get in', mark: 'server', below: snapshotOf },
] as const;

export function roomsMenu(document: AsyncApi): Html {
  return html`${Object.keys(document.channels).flatMap((room) =>
    DIRECTIONS.map(({ prefix, title }) => messageMenu(`${title} ${room}`, messagesIn(document, `${room}.${prefix}`))),
  )}`;
}

export function roomsSection(document: AsyncApi): Html {
  return html`<section id="rooms"><h2>The Colyseus door</h2>${prose(String(document.info.description))}
${Object.entries(document.channels).map(([room, channel]) => roomPart(document, room, channel))}</section>`;
}

function roomPart(document: AsyncApi, room: string, channel: JsonSchema): Html {
  const { schemas } = document.components;
  const options = channel['x-join-options'] as JsonSchema;
  return html`<article id="room-${room}">
<header><h4><a href="#room-${room}">The room <code>${room}</code></a></h4><p class="call"><code>${String(channel.address)}</code></p></header>
<p>${inline(String(channel.description))}</p><h5>Options to join with</h5>${withExample(options, schemas)}
</article>${DIRECTIONS.map(
    ({ prefix, title, mark, below }) =>
      html`<h3>${title} <code>${room}</code></h3>${messagesIn(document, `${room}.${prefix}`).map(([name, message]) =>
        messageArticle(name, message, mark, schemas, below(document, name, message)),
      )}`,
  )}`;
}

function replyTo({ components }: AsyncApi, name: string): Html | undefined {
  const reply = components.messages[name.replace('.toServer.', '.reply.')];
  return reply && html`<h5>Reply</h5>${messageBody(reply, components.schemas)}`;
}

function snapshotOf({ components }: AsyncApi, _: string, message: Message): Html | undefined {
  const snapshot = message['x-standing-in'];
  return (
    snapshot && html`<h5>What <code>standingIn</code> makes of it</h5>${withExample(snapshot, components.schemas)}`
  );
}

function withExample(schema: JsonSchema, named: Named): Html {
  return html`${schemaBody(schema, named)}${(schema.examples as readonly unknown[]).map(shownJson)}`;
}
