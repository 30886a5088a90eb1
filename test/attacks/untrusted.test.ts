import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AttackLab, openAttackLab } from '@/test/support/attacks/lab';
import { buildWeakened, type Weakened } from '@/test/support/attacks/weaken';
import { browserNames } from '@/test/support/browsers/launch';
import { writeSettings } from '@/test/support/own-pages/connect';
import { readLog } from '@/test/support/own-pages/log';
import { soak } from '@/test/support/soak';
import { runAttack } from './attack';
import { attacks } from './attacks';
import type { Edit } from './edits/edit';
import { guards } from './guards';

/** Every guard of the page, off at once; and a content script that obeys the page. */
const OFF: readonly (keyof typeof guards)[] = [
  'isolated',
  'trusted',
  'steady',
  'painted',
  'reached-for',
  'over',
  'slotless',
  'vouch',
  'view-transition',
  'plain-name',
];
const edits = new Map(
  OFF.flatMap((name) => guards[name] as readonly Edit[]).map((edit) => [edit[0] + edit[1], edit]),
);

const NUMBER = '+12125550147';
const TRUSTED = ['http://127.0.0.1/*', 'http://localhost/*'];

/** A few that once placed a call, in every run; all of them with the soak. */
const taken = attacks.filter(
  ({ guard, name }) =>
    soak === 'full' || guard === 'slotless' || /^a trembling mouse that/.test(name),
);

describe.each(browserNames)(
  'a site that is not trusted, without any guard in the page, in %s',
  (browser) => {
    let weakened: Weakened;
    let lab: AttackLab;
    beforeAll(async () => {
      weakened = await buildWeakened(browser, [...edits.values()]);
      lab = await openAttackLab(browser, { rig: { extensionDir: weakened.extensionDir } });
    });
    afterAll(async () => {
      await lab?.stop();
      await weakened?.remove();
    });

    const obey = () =>
      lab.callsDuring(async () => {
        const stage = await lab.stage();
        await stage.rest();
        await stage.page.evaluate((number) => postMessage({ number }, '*'), NUMBER);
        await new Promise((resolve) => setTimeout(resolve, 1500));
        await stage.page.close();
      });

    it('would call on a trusted site, so that what follows can fail', async () => {
      expect(await obey()).toEqual([NUMBER]);
    });

    it('calls nobody for a content script that obeys the page', async () => {
      await writeSettings(lab.connected.popup, { trustedSites: [] });
      expect(await obey()).toEqual([]);
    });

    const here = taken.filter(({ browsers }) => browsers?.includes(browser) ?? true);
    it.each(here)('calls nobody: $name', async (attack) => {
      await writeSettings(lab.connected.popup, { trustedSites: [] });
      expect(await runAttack(lab, attack)).toEqual([]);
      expect(
        (await readLog(lab.connected.popup)).filter(({ callee }) => callee !== NUMBER),
      ).toEqual([]);
      await writeSettings(lab.connected.popup, { trustedSites: TRUSTED });
    });
  },
);
