// The page as an app that can be installed, as a browser reads it from the server.
import { expect, test } from 'vitest';
import { inBrowser } from '../../support/browser/browsing.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

const server = WholeServer.forAll();

interface Manifest {
  readonly icons: readonly { readonly src: string; readonly type: string }[];
}

inBrowser('the page as an app', (visit) => {
  test('is described without a fault, and all of its icons come with their types', async () => {
    const page = await visit(server().url);
    const devtools = await page.context().newCDPSession(page);
    const { url, errors, data } = await devtools.send('Page.getAppManifest');
    expect([url, errors]).toEqual([`${server().url}/static/app.webmanifest`, []]);
    const { icons } = JSON.parse(data ?? '') as Manifest;
    for (const { src, type } of icons) {
      const reply = await page.request.get(`${server().url}${src}`);
      expect([reply.status(), reply.headers()['content-type']], src).toEqual([200, type]);
    }
  });
});
