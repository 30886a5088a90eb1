import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breakInto, bridgeOf } from '@/test/support/attacks/bridge';
import { type AttackLab, hostilePage, openAttackLab } from '@/test/support/attacks/lab';
import { browserNames, buildOf } from '@/test/support/browsers/launch';
import { forgeries } from './messages';
import { askFromPage } from './other-senders';

/** Both browsers at once, each one thing after the other. */
const inTurn = { concurrent: false };

describe.concurrent.each(browserNames)('a broken-into content script in %s', (browser) => {
  let lab: AttackLab;
  let broken: Awaited<ReturnType<typeof breakInto>>;
  beforeAll(async () => {
    broken = await breakInto(buildOf(browser));
    // A test installs a second extension.
    const rig = { extensionDir: broken.dir, ownBrowser: true };
    lab = await openAttackLab(browser, { rig });
  });
  afterAll(async () => {
    await lab?.stop();
    await broken?.remove();
  });
  const here = forgeries.filter(({ browsers }) => browsers?.includes(browser) ?? true);
  it.each(here)('$name', inTurn, async ({ run }) => {
    expect(await run(lab)).toEqual([]);
  });

  // Chromium would give a page the API if our manifest named it: weakened.test.ts.
  it('a page itself has no API to ask with', inTurn, async () => {
    const page = await lab.connected.rig.open(lab.site.serve(hostilePage('')));
    await bridgeOf(page);
    expect(await page.evaluate(askFromPage, 'any')).toBe('no API');
    await page.close();
  });
});
