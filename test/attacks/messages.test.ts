import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breakInto, bridgeOf } from '@/test/support/attacks/bridge';
import { hostilePage, type Lab, openLab } from '@/test/support/attacks/lab';
import { browserNames, buildOf } from '@/test/support/browsers/launch';
import { forgeries } from './scripts/messages';

/** Both browsers at once, each one thing after the other. */
const inTurn = { concurrent: false };

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
