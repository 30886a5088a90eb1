import { setTimeout as sleep } from 'node:timers/promises';
import { describe, it } from 'vitest';
import { openConnectedBrowser } from '@/test/support/browsers/connected-browser';
import { buildOf } from '@/test/support/browsers/launch';
import { pressUntil, readCard } from '@/test/support/card/card';
import { markOn, pointAtMark } from '@/test/support/page/marks';
it.each(['update', 'disable'])('%s', async (what) => {
    const c = await openConnectedBrowser('chromium', {
      rig: { extensionDir: buildOf('chromium'), ownBrowser: true },
      settings: { countdownSeconds: 10 },
    });
    try {
      const page = await c.rig.open(`${c.sandbox.crmUrl}/`);
      const cdp = await page.createCDPSession();
      const worlds: any[] = [];
      cdp.on('Runtime.executionContextCreated', (e: any) => worlds.push(e.context));
      cdp.on('Runtime.executionContextDestroyed', (e: any) => console.log('destroyed', JSON.stringify(e)));
      await cdp.send('Runtime.enable');
      await pointAtMark(page, await markOn(page, '(212) 555-0134'));
      await pressUntil(c.rig, page, /^Call /, 'dialog');
      await pressUntil(c.rig, page, /^Call/, 'alertdialog');
      console.log(JSON.stringify(worlds.map((w) => [w.id, w.name, w.origin, w.auxData])));
      const ours = worlds.find((w) => w.name === 'Handset' );
      const ev = async (expression: string) => JSON.stringify((await cdp.send('Runtime.evaluate', { expression, contextId: ours.id, awaitPromise: false, returnByValue: true }).catch((e: any) => ({result: String(e)}))).result);
      console.log(await ev('globalThis.n = 0; setInterval(() => n++, 100); chrome.runtime.id'));
      await sleep(1000);
      console.log('n', await ev('n'));
      const id = c.rig.origin.split('//')[1]!;
      if (what === 'update') await page.browser().installExtension(buildOf('chromium'));
      else { const ext = await page.browser().newPage(); await ext.goto('chrome://extensions');
      await ext.evaluate(async (id: string) => (globalThis as any).chrome.management.setEnabled(id, false), id); await ext.close(); }
      await page.bringToFront();
      await sleep(2000);
      console.log('n after', await ev('n'), await ev('String(chrome.runtime?.id)+typeof chrome.runtime+Object.keys(chrome.runtime ?? {})'), await ev('typeof handsetCard'));
      await sleep(1000);
      console.log('n after', await ev('n'));
      console.log(JSON.stringify(await readCard(c.rig, page)));
      console.log(JSON.stringify(worlds.map((w) => [w.id, w.name, w.origin])));
    } finally { await c.stop(); }
});
