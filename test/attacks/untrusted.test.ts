import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AttackLab, openAttackLab } from '@/test/support/attacks/lab';
import { buildWeakened, type Weakened } from '@/test/support/attacks/weaken';
import { browserNames } from '@/test/support/browsers/launch';
import { writeSettings } from '@/test/support/own-pages/connect';
import { readLog, readOffers } from '@/test/support/own-pages/log';
import { soak } from '@/test/support/soak';
import { type Attack, NobodyCalled, runAttack } from './attack';
import { attacks } from './attacks';
import type { Edit } from './edits/edit';
import { pageGuards } from './edits/page-guards';

/** Every guard of the page, off at once. One of them makes the content script obey the page. */
const off: readonly Edit[] = Object.values(pageGuards).flat();
const edits = new Map(off.map((edit) => [edit[0] + edit[1], edit]));

const NUMBER = '+12125550147';

/** Both browsers at once, each one page after the other. */
const inTurn = { concurrent: false };

/** A few that once placed a call, in every run; all of them with the soak. */
const taken = attacks.filter(
  ({ guard, name }) =>
    soak === 'full' || guard === 'slotless' || /^a trembling mouse that/.test(name),
);

/** Calls in the log and calls that wait for the rep's confirmation, by the ids of their offers. */
async function traces({ connected: { popup } }: AttackLab) {
  const offers = await readOffers(popup);
  return {
    logged: (await readLog(popup)).length,
    asked: offers.filter(({ toConfirm }) => toConfirm).map(({ offerId }) => offerId),
  };
}

/** Attacks that need a call of the rep's own to show something end without one here. */
const runHere = (lab: AttackLab, attack: Attack) =>
  runAttack(lab, attack).catch((error) => {
    if (error instanceof NobodyCalled) return [];
    throw error;
  });

describe.concurrent.each(browserNames)(
  'a site that is not trusted, without any guard in the page, in %s',
  (browser) => {
    let weakened: Weakened;
    let lab: AttackLab;
    const asked = new Set<string>();
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

    it('would call on a trusted site, so that what follows can fail', inTurn, async () => {
      expect(await obey()).toEqual([NUMBER]);
      await writeSettings(lab.connected.popup, { trustedSites: [] });
    });

    it('calls nobody for a content script that obeys the page', inTurn, async () => {
      expect(await obey()).toEqual([]);
    });

    const here = taken.filter(({ browsers }) => browsers?.includes(browser) ?? true);
    it.each(here)('calls nobody: $name', inTurn, async (attack) => {
      const before = await traces(lab);
      expect(await runHere(lab, attack)).toEqual([]);
      const after = await traces(lab);
      expect(after.logged).toBe(before.logged);
      if (after.asked.some((id) => !before.asked.includes(id))) asked.add(attack.name);
    });

    it('was asked for a call by some of them', inTurn, () => {
      console.log(`${browser}: ${here.length} attacks, ${asked.size} reached the confirmation`);
      expect(asked.size).toBeGreaterThan(0);
    });
  },
);
