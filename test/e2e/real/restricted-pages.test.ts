import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserNames, buildOf, launch } from '@/test/support/browsers/launch';
import { closePanel } from '@/test/support/browsers/panel';
import type { Rig } from '@/test/support/browsers/rig';
import { readFromWindow } from '@/test/support/firefox/window';
import { controlOf } from '@/test/support/real/panel-point';
import { type Screen, startScreen } from '@/test/support/real/screen';
import { openPopupByIcon, pinIcon } from '@/test/support/real/toolbar';
import { closeWelcome } from '@/test/support/real/welcome';
import { waitUntil } from '@/test/support/wait';

/** The smallest PDF that both viewers open, with a number that nothing may find. */
const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj
trailer<</Root 1 0 R>>
`;

/** A page of each browser's own that needs no network. */
const OWN_PAGE = { chromium: 'chrome://version/', firefox: 'about:license' };

const NUMBER = /212\D555\D0134/;

/** The build that ships, without any host: a press on its icon lets it read the page in view. */
describe.each(browserNames)('a page that no extension may read in %s', (browser) => {
  let screen: Screen;
  let rig: Rig;
  let page: Page;
  let server: Server;
  let web: string;

  beforeAll(async () => {
    screen = await startScreen();
    server = createServer((request, response) => {
      // Both browsers let an extension that a test installs read files, so none is tried.
      const isPdf = request.url?.endsWith('.pdf');
      response.setHeader('content-type', isPdf ? 'application/pdf' : 'text/html');
      response.end(isPdf ? PDF : '<p>Call (212) 555-0134</p>');
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    web = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    rig = await launch(browser, {
      extensionDir: buildOf(browser, 'plain'),
      headed: true,
      display: screen.display,
    });
    page = await rig.open(`${web}/`);
    await closeWelcome(rig, page.browser());
    await page.bringToFront();
    if (browser === 'chromium') await pinIcon(screen, page.browser());
  });
  afterAll(async () => {
    await rig?.close();
    server?.close();
    await screen?.stop();
  });

  /** Goes to an address as the address bar does: drivers keep Firefox from its own pages. */
  async function visit(address: string): Promise<void> {
    if (browser === 'chromium') return void (await page.goto(address));
    await readFromWindow(
      page.browser(),
      `const { promise, resolve } = Promise.withResolvers();
       const listener = { onStateChange: (_, __, flags) => {
         if (flags & Ci.nsIWebProgressListener.STATE_STOP) resolve();
       }, QueryInterface: ChromeUtils.generateQI(['nsIWebProgressListener', 'nsISupportsWeakReference']) };
       gBrowser.addProgressListener(listener);
       gBrowser.loadURI(Services.io.newURI(${JSON.stringify(address)}), {
         triggeringPrincipal: Services.scriptSecurityManager.getSystemPrincipal(),
       });
       await promise;
       gBrowser.removeProgressListener(listener);`,
    );
  }

  /** What the popup says of the page in view. */
  async function popupSays(words: RegExp): Promise<string> {
    await screen.settle();
    const popup = await openPopupByIcon(screen, page.browser(), browser);
    await screen.settle();
    await screen.click(await controlOf(popup, /^This page/));
    const seen = await waitUntil(async () => {
      const text = await popup.evaluate(() => document.body.innerText);
      return words.test(text) && text;
    }, `the popup to say ${words}`);
    await screen.picture(`restricted-${words.source.replaceAll(/\W+/g, '-')}-${browser}`);
    await closePanel(popup, () => screen.key('Escape'));
    return seen;
  }

  it('is not a web page: the popup reads it without any host', async () => {
    await visit(`${web}/`);
    expect(await popupSays(NUMBER)).not.toMatch(/can't read/);
  });

  // Chromium 156 keeps the address of its own pages from extensions.
  const hidden = browser === 'chromium' && /keep extensions out, and other pages need/;
  const pages: [string, () => string, RegExp][] = [
    ['of the browser', () => OWN_PAGE[browser], hidden || /belongs to your browser/],
    ['of an extension', () => `${rig.origin}/options.html`, /belongs to an extension/],
    ['that is a PDF', () => `${web}/prices.pdf`, /can't read PDFs/],
  ];
  if (browser === 'firefox')
    pages.push(['that shows source code', () => `view-source:${web}/`, /source code of a page/]);
  it.each(pages)('%s: the popup says why', async (_, address, words) => {
    await visit(address());
    expect(await popupSays(words)).not.toMatch(NUMBER);
  });
});
