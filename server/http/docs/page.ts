// The page `/docs`, with all descriptions. It is complete in itself, and loads nothing from elsewhere.
import { createHash } from 'node:crypto';
import type { AsyncApi } from '../description/async-document.ts';
import type { OpenApi } from '../description/openapi.ts';
import { schemasOf } from '../description/schemas.ts';
import { doorMenu, doorSection } from './door-section.ts';
import { Html, html } from './html.ts';
import { httpMenu, httpSection } from './http-section.ts';
import { roomsMenu, roomsSection } from './rooms-section.ts';
import { schemaMenu, schemaSection } from './schema-section.ts';
import { SCRIPT } from './script.ts';
import { STYLES } from './styles.ts';

export interface Page {
  readonly html: string;
  /** What a browser may do with it: run and apply what stands in it, as it stands there, and nothing else. */
  readonly policy: string;
}

export function docsPage(openApi: OpenApi, asyncApi: AsyncApi, roomAsyncApi: AsyncApi): Page {
  const schemas = schemasOf(openApi, asyncApi, roomAsyncApi);
  const { ClientMessage: _, ServerMessage: __, Json: ___, ...named } = schemas;
  const page = html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Undertow API</title>
<style>${new Html(STYLES)}</style>
<nav aria-label="Contents">
<h1>Undertow</h1>
<p class="version">${String(openApi.info.version)} · <a href="/api/openapi.json">OpenAPI</a> · AsyncAPI of the <a href="/api/asyncapi.json">JSON door</a> and the <a href="/api/asyncapi-colyseus.json">Colyseus door</a></p>
<input type="search" placeholder="Search…" aria-label="Search" autocomplete="off">
<details open><summary>HTTP</summary><ul>${httpMenu(openApi)}</ul></details>
<details open><summary>The JSON door</summary><ul>${doorMenu(asyncApi)}</ul></details>
<details open><summary>The Colyseus door</summary><ul>${roomsMenu(roomAsyncApi)}</ul></details>
<details open><summary>Schemas</summary><ul>${schemaMenu(named)}</ul></details>
</nav>
<main>${chart()}${httpSection(openApi)}${doorSection(asyncApi)}${roomsSection(roomAsyncApi)}${schemaSection(named)}</main>
<script>${new Html(SCRIPT)}</script>
`;
  const policy = [
    "default-src 'none'",
    `style-src ${hashOf(STYLES)}`,
    `script-src ${hashOf(SCRIPT)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return { html: page.text, policy: policy.join('; ') };
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Lines of equal depth. */
function chart(): Html {
  const lines = Array.from({ length: 7 }, (_, depth) => {
    const points = Array.from({ length: 46 }, (_, i) => {
      const x = i * 20;
      const y = 14 + depth * 15 + 9 * Math.sin(x / (90 + 9 * depth) + depth * 1.7) + 4 * Math.sin(x / 37 + depth);
      return `${x},${y.toFixed(1)}`;
    });
    return html`<polyline points="${points.join(' ')}" opacity="${(0.5 - depth * 0.06).toFixed(2)}"/>`;
  });
  return html`<svg class="chart" viewBox="0 0 900 120" preserveAspectRatio="none" fill="none" stroke="currentColor" aria-hidden="true">${lines}</svg>`;
}
