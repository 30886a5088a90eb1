import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AttackLab, openAttackLab } from '@/test/support/attacks/lab';
import { browserNames } from '@/test/support/browsers/launch';
import { callIn, dial } from '@/test/support/card/place-call';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { readLog } from '@/test/support/own-pages/log';
import { waitUntil } from '@/test/support/wait';
import { type Looked, lookAtCalls, lookAtLists, withPoison } from './stored';

/** Both browsers at once, each one thing after the other. */
const inTurn = { concurrent: false };

describe.concurrent.each(browserNames)('payloads in all that is stored, in %s', (browser) => {
  let lab: AttackLab;
  const shown = new Set<string>();
  const check = (looked: Looked) => {
    for (const payload of looked.shown) shown.add(payload);
    expect(looked.breaches).toEqual([]);
  };
  beforeAll(async () => {
    lab = await openAttackLab(browser);
  });
  afterAll(() => lab?.stop());

  it('campaigns and audiences are shown as text', inTurn, () =>
    withPoison(lab, async () => check(await lookAtLists(lab))),
  );

  it('names, refusals and statuses are shown as text in log and popup', inTurn, () =>
    withPoison(lab, async (service) => {
      check(await lookAtCalls(lab, service));
      const log = await readLog(lab.connected.popup);
      expect(log.filter(({ recording }) => recording)).toEqual([]);
    }),
  );

  it('a good link counts as a recording, so that the previous test can fail', inTurn, () =>
    withPoison(lab, async (service) => {
      service.recordAs('https://recordings.example/a.mp3');
      for (const e164 of ['+12125550177', '+12125550178']) {
        const id = await dial(lab.connected, e164);
        await callIn(lab.connected, id, 'placed', 'refused');
        await askBackground(lab.connected.popup, 'look-up-call', { callId: id });
      }
      const recorded = async () =>
        (await readLog(lab.connected.popup)).some(({ recording }) => recording);
      await waitUntil(recorded, 'a recording');
    }),
  );

  it('at least 100 payloads were shown as they are', inTurn, () => {
    expect(shown.size).toBeGreaterThanOrEqual(100);
  });
});
