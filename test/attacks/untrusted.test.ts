import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AttackLab, openAttackLab } from '@/test/support/attacks/lab';
import { buildWeakened, type Weakened } from '@/test/support/attacks/weaken';
import { browserNames } from '@/test/support/browsers/launch';
import { closeConfirmation } from '@/test/support/own-pages/close-confirmation';
import { writeSettings } from '@/test/support/own-pages/connect';
import { readLog, readOffers } from '@/test/support/own-pages/log';
import { soak } from '@/test/support/soak';
import { type Attack, Breach, NobodyCalled, runAttack } from './attack';
import { attacks } from './attacks';
import type { Edit } from './edits/edit';
import { pageGuards } from './edits/page-guards';

/** Without guards any press would be one of this button, too, before it is one of Call. */
const withoutDecision: Edit = [
  'components/page/views/OfferCard.tsx',
  '{offer.canDecide && <DecideButton',
  '{false && <DecideButton',
];

/** Every guard of the page, off at once. One of them makes the content script obey the page. */
const off: readonly Edit[] = [...Object.values(pageGuards).flat(), withoutDecision];
const edits = new Map(off.map((edit) => [edit[0] + edit[1], edit]));

const NUMBER = '+12125550147';
/** Longer than a message of the page takes to become a call, in milliseconds. */
const CALL_MS = 1_500;

/** Both browsers at once, each one page after the other. */
const inTurn = { concurrent: false };

/** A few that once placed a call, in every run; all of them with the soak. */
const taken = attacks.filter(
  ({ guard, name }) =>
    soak === 'full' || guard === 'slotless' || /^a trembling mouse that/.test(name),
);

/** Calls at the service and in the log, and those that wait for the rep's confirmation, by their offers' ids. */
async function traces({ connected: { popup, sandbox } }: AttackLab) {
  const offers = await readOffers(popup);
  return {
    placed: sandbox.calls().length,
    logged: (await readLog(popup)).length,
    asked: offers.filter(({ toConfirm }) => toConfirm).map(({ offerId }) => offerId),
  };
}

/** What became of an attack: whom it called, or how it ended without a call of its own. */
type Played = string[] | 'asks instead' | { endedEarly: string };

/**
 * Plays an attack. One that came through in another way called nobody. Some need a call of the rep's own to
 * show something: here that press asks for a confirmation instead. Some may not be playable to their end
 * without guards: whether anybody was called is looked up at the service and in the log.
 */
async function play(lab: AttackLab, attack: Attack): Promise<Played> {
  try {
    return await runAttack(lab, attack);
  } catch (error) {
    if (error instanceof Breach) return [];
    if (error instanceof NobodyCalled) return 'asks instead';
    return { endedEarly: `${attack.name}: ${error}` };
  } finally {
    await closeConfirmation(lab.connected.popup);
  }
}

/** The share of attacks that may end early. Otherwise the test would show nothing. */
const MAX_EARLY = 0.1;

describe.concurrent.each(browserNames)(
  'a site that is not trusted, without any guard in the page, in %s',
  (browser) => {
    let weakened: Weakened;
    let lab: AttackLab;
    const asked = new Set<string>();
    const early: string[] = [];
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
        await sleep(CALL_MS);
        await stage.page.close();
        await closeConfirmation(lab.connected.popup);
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
      const came = await play(lab, attack);
      const after = await traces(lab);
      expect(after).toMatchObject({ placed: before.placed, logged: before.logged });
      const isAsked = after.asked.some((id) => !before.asked.includes(id));
      if (isAsked) asked.add(attack.name);
      if (came === 'asks instead') expect(isAsked).toBe(true);
      else if ('endedEarly' in came) early.push(came.endedEarly);
      else expect(came).toEqual([]);
    });

    it('was asked for a call by some of them', inTurn, () => {
      console.log(`${browser}: ${here.length} attacks, ${asked.size} reached the confirmation`);
      console.log(`${early.length} ended early`, early);
      expect(asked.size).toBeGreaterThan(0);
      expect(early.length, early.join('\n')).toBeLessThanOrEqual(here.length * MAX_EARLY);
    });
  },
);
