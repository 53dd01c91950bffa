// The routes of the client: which page an address shows, and the address of a page.
import { MOVED, PAGES, type Page } from '@undertow/shared/pages.ts';

export interface Place {
  readonly page: Page | 'nowhere';
  /** What stands in the path where a route has a colon. */
  readonly params: Readonly<Record<string, string>>;
  /** What stands behind the question mark. */
  readonly query: Readonly<Record<string, string>>;
}

export function placeAt({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Place {
  const query = Object.fromEntries(new URLSearchParams(search));
  for (const [page, route] of Object.entries(PAGES)) {
    const params = matched(route, pathname);
    if (params) return { page: page as Page, params, query };
  }
  return { page: 'nowhere', params: {}, query };
}

/** The address of a page: `pathTo('player', { name: 'Ada' })`. */
export function pathTo(page: Page, params: Readonly<Record<string, string>> = {}): string {
  return PAGES[page].replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** Where a page has moved to that had this address before there was more than one game. */
export function movedTo(pathname: string, game: string): string | undefined {
  const page = Object.hasOwn(MOVED, pathname) ? MOVED[pathname] : undefined;
  return page && pathTo(page, { game });
}

/** The address of a table as a link that lets others in. */
export function invitationTo(table: { readonly id: string; readonly invitation?: string | undefined }): string {
  const path = pathTo('table', { id: table.id });
  return table.invitation === undefined ? path : `${path}?${new URLSearchParams({ invitation: table.invitation })}`;
}

function matched(route: string, pathname: string): Record<string, string> | undefined {
  const wanted = partsOf(route);
  const given = partsOf(pathname);
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    const text = decoded(given[i] ?? '');
    if (part.startsWith(':')) {
      if (text === undefined) return undefined;
      params[part.slice(1)] = text;
    } else if (part !== text) return undefined;
  }
  return params;
}

function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

/** The decoded text; `undefined` if it is not encoded as browsers do it. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
