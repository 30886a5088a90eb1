import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breakInto, bridgeOf, otherExtension } from '@/test/support/attack-bridge';
import { hostilePage, type Lab, openLab } from '@/test/support/attack-lab';
import { OWN_NUMBER } from '@/test/support/connect';
import { browserNames, buildOf } from '@/test/support/launch';
import { forgeries } from './scripts/messages';

/** Both browsers at once, each one thing after the other. */
const inTurn = { concurrent: false };
const FIREFOX_ID = 'handset@handset.example';

describe.concurrent.each(browserNames)('a broken-into content script in %s', (browser) => {
  let lab: Lab;
  let broken: Awaited<ReturnType<typeof breakInto>>;
  beforeAll(async () => {
    broken = await breakInto(buildOf(browser));
    lab = await openLab(browser, { rig: { extensionDir: broken.dir } });
  });
  afterAll(async () => {
    await lab?.stop();
    await broken?.remove();
  });
  const openBridged = async () => {
    const page = await lab.desk.rig.open(lab.site.serve(hostilePage('')));
    return { page, bridge: await bridgeOf(page) };
  };

  const here = forgeries.filter(({ browsers }) => browsers?.includes(browser) ?? true);
  it.each(here)('$name', inTurn, async ({ run }) => {
    expect(await run(lab)).toEqual([]);
  });

  it('reads neither token nor settings nor log anywhere', inTurn, async () => {
    const { bridge } = await openBridged();
    await lab.desk.popup.evaluate(() => {
      const api = Reflect.get(globalThis, 'chrome');
      return api.storage.local.set({ planted: 'where all may read' });
    });
    const all = await bridge.readAll();
    // What a content script can read is read: storage.local is open to it in both browsers.
    expect(all).toContain('where all may read');
    const workspace = lab.desk.sandbox.workspaces[0];
    const secrets = [
      workspace?.token,
      OWN_NUMBER,
      lab.desk.sandbox.url,
      ...(workspace?.dids ?? []),
    ];
    expect(secrets.length).toBeGreaterThan(3);
    expect(secrets.filter((secret) => secret && all.includes(secret))).toEqual([]);
  });

  it('another extension is not listened to', inTurn, async () => {
    const id = browser === 'firefox' ? FIREFOX_ID : lab.desk.rig.origin.split('//')[1];
    const other = await otherExtension(String(id));
    await lab.desk.popup.browser().installExtension(other.dir);
    const page = await lab.desk.rig.open(lab.site.serve('<!doctype html><p>Nothing</p>'));
    const bridge = await bridgeOf(page, 'other');
    const body = { e164: '+12125550134', gesture: crypto.randomUUID() };
    const calls = await lab.callsDuring(async () => {
      for (const message of [
        { name: 'dial', body },
        { name: 'queue', body: { offset: 0, limit: 1 } },
      ]) {
        const answer = JSON.stringify(await bridge.send(message));
        expect(answer).not.toContain('"ok":true');
      }
    });
    expect(calls).toEqual([]);
    await other.remove();
  });

  it('a page itself has nobody to talk to', inTurn, async () => {
    const { page } = await openBridged();
    const id = lab.desk.rig.origin.split('//')[1];
    const reached = await page.evaluate(async (extension) => {
      const api = Reflect.get(globalThis, 'chrome') ?? Reflect.get(globalThis, 'browser');
      try {
        return JSON.stringify(await api.runtime.sendMessage(extension, { name: 'queue' }));
      } catch {
        return 'nobody';
      }
    }, id);
    expect(reached).toBe('nobody');
  });
});
