import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { openConnectedBrowser, type ConnectedBrowser } from '@/test/support/browsers/connected-browser';
import { browserNames, buildOf } from '@/test/support/browsers/launch';
import { pressUntil, readCard } from '@/test/support/card/card';
import { markOn, pointAtMark } from '@/test/support/page/marks';
import { readFromWindow } from '@/test/support/firefox/window';

const ID = 'handset@handset.example';
async function act(c: ConnectedBrowser, page: Page, what: string, browser: string) {
  const b = page.browser();
  if (browser === 'chromium') {
    const id = c.rig.origin.split('//')[1]!;
    if (what === 'update') await b.installExtension(buildOf('chromium'));
    if (what === 'reload') void (await c.rig.background()).evaluate(() => (globalThis as any).chrome.runtime.reload()).catch(()=>{});
    if (what === 'remove') await b.uninstallExtension(id);
    if (what === 'disable') {
      const ext = await b.newPage();
      await ext.goto('chrome://extensions');
      console.log(await ext.evaluate(async (id: string) => { try { await (globalThis as any).chrome.management.setEnabled(id, false); return 'ok';} catch (e) { return String(e) + Object.keys((globalThis as any).chrome) } }, id));
      await ext.close();
    }
  } else {
    if (what === 'update') await b.installExtension(buildOf('firefox'));
    else if (what === 'reload') await readFromWindow(b, `const {AddonManager} = ChromeUtils.importESModule("resource://gre/modules/AddonManager.sys.mjs"); const a = await AddonManager.getAddonByID("${ID}"); await a.reload(); return 1`);
    else await readFromWindow(b, `const {AddonManager} = ChromeUtils.importESModule("resource://gre/modules/AddonManager.sys.mjs"); const a = await AddonManager.getAddonByID("${ID}"); await a.${what === 'remove' ? 'uninstall' : 'disable'}(); return 1`);
  }
}

describe.each(browserNames)('%s', (browser) => {
  it.each(['update', 'reload', 'disable', 'remove'])('%s', async (what) => {
    const c = await openConnectedBrowser(browser, {
      rig: { extensionDir: buildOf(browser), ownBrowser: true },
      settings: { countdownSeconds: 10 },
    });
    try {
      const dash = await c.rig.openOwn('dashboard.html#/calls');
      const page = await c.rig.open(`${c.sandbox.crmUrl}/`);
      await pointAtMark(page, await markOn(page, '(212) 555-0134'));
      await pressUntil(c.rig, page, /^Call /, 'dialog');
      await pressUntil(c.rig, page, /^Call/, 'alertdialog');
      const read = async () => ({
        hosts: await page.evaluate(() => document.querySelectorAll('handset-call').length),
        marks: await page.evaluate(() => [...CSS.highlights].filter(([n]) => n.startsWith('handset-')).map(([n, h]) => `${n}:${h.size}`)),
        card: await readCard(c.rig, page).then((x) => x && x.role + '|' + x.text.replaceAll('\n', '/')).catch((e) => String(e)),
        urls: (await page.browser().pages()).map((p) => p.url().slice(0, 80)),
        deco: await page.evaluate(() => [...document.styleSheets].length),
      });
      console.log(browser, what, 'before', JSON.stringify(await read()));
      await act(c, page, what, browser);
      for (const t of [300, 1500, 3000]) {
        await sleep(t);
        console.log(browser, what, t, JSON.stringify(await read()));
      }
      void dash;
      await page.mouse.move(10, 10); 
      await page.mouse.move(300, 300, {steps: 10}); await sleep(500);
      console.log(browser, what, 'moved', JSON.stringify(await read()));
    } finally {
      await c.stop();
    }
  });
});
