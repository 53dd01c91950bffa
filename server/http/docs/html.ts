// HTML from templates, in which every inserted text is escaped unless it is HTML already.
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Part = Html | string | number | undefined | readonly Html[];

export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.reduce((text, string, i) => text + written(parts[i - 1]) + string));
}

function written(part: Part): string {
  if (part === undefined) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return escaped(String(part));
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Text with `code`, **emphasis**, paragraphs and lists, as the descriptions are written. */
export function prose(text: string): Html {
  const blocks = text.trim().split(/\n\s*\n/);
  return new Html(blocks.map((block) => blockOf(block).text).join(''));
}

function blockOf(block: string): Html {
  const lines = block.split('\n');
  if (!lines.every((line) => line.startsWith('- '))) return html`<p>${inline(block)}</p>`;
  return html`<ul>${lines.map((line) => html`<li>${inline(line.slice(2))}</li>`)}</ul>`;
}

/** Text with `code` and **emphasis**, without paragraphs. */
export function inline(text: string): Html {
  const marked = escaped(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');
  return new Html(marked);
}
