// The descriptions as a page to read, whole in itself: nothing is loaded from elsewhere.
import type { AsyncApi } from '../description/asyncapi.ts';
import type { OpenApi } from '../description/openapi.ts';

export interface Page {
  readonly html: string;
  readonly policy: string;
}

export function docsPage(openApi: OpenApi, asyncApi: AsyncApi): Page {
  return {
    html: `<!doctype html><title>Undertow</title>${Object.keys(openApi.paths).length + Object.keys(asyncApi.operations).length}`,
    policy: "default-src 'none'",
  };
}
