// JSON laid out for people: short things on one line, with colours for their kinds.
import { Html, html } from './html.ts';

const WIDTH = 72;

export function shownJson(value: unknown): Html {
  return html`<pre><code>${coloured(laidOut(value, ''))}</code></pre>`;
}

function laidOut(value: unknown, indent: string): string {
  const line = onOneLine(value);
  if (typeof value !== 'object' || value === null || indent.length + line.length <= WIDTH) return line;
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((item) => inner + laidOut(item, inner))
    : Object.entries(value).map(([key, item]) => `${inner}${JSON.stringify(key)}: ${laidOut(item, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${onOneLine(item)}`);
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
}

const TOKENS = /("(?:\\.|[^"\\])*")(\s*:)?|\b(true|false|null)\b|-?\d+(?:\.\d+)?/g;

function coloured(json: string): Html {
  const parts: Html[] = [];
  let end = 0;
  for (const match of json.matchAll(TOKENS)) {
    const [whole, string, colon] = match;
    const kind = string === undefined ? 'n' : colon === undefined ? 's' : 'k';
    parts.push(html`${json.slice(end, match.index)}<span class="${kind}">${string ?? whole}</span>${colon}`);
    end = match.index + whole.length;
  }
  return new Html([...parts, html`${json.slice(end)}`].map(({ text }) => text).join(''));
}
