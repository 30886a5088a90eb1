import type { Page } from 'puppeteer-core';
import type { Trial } from '@/test/attacks/attack';
import { type AttackLab, hostilePage } from '@/test/support/attacks/lab';
import { readCard } from '@/test/support/card/card';
import { callIn, dial } from '@/test/support/card/place-call';
import { faultyAnswer, startFaultyService } from '@/test/support/fakes/faulty-service';
import { connect, writeSettings } from '@/test/support/own-pages/connect';
import { readLog } from '@/test/support/own-pages/log';
import { waitUntil } from '@/test/support/wait';

/** Time in which a card that came back asks for the outcome, in ms. */
const ASKED_MS = 4000;

/** Browsers send a request again that is answered with 421: the call may have been placed, even twice. */
async function misdirected(lab: AttackLab): Promise<string[]> {
  const { connected } = lab;
  const [workspace] = connected.sandbox.workspaces;
  if (!workspace) throw new Error('The sandbox has no workspace');
  const service = await startFaultyService();
  service.misbehave(faultyAnswer(421, ''));
  await connect(connected.popup, { url: service.url, workspace }, { countdownSeconds: 0 });
  const id = await dial(connected, '+12125550163');
  const call = await callIn(connected, id, 'refused', 'unconfirmed', 'placed');
  await connect(connected.popup, { url: connected.sandbox.url, workspace });
  await service.stop();
  return call.state === 'refused' ? ['a call that may have been placed is shown as refused'] : [];
}

/** The back/forward cache drops the answer on how a countdown ended. */
async function cached(lab: AttackLab): Promise<string[]> {
  const { connected, site } = lab;
  await writeSettings(connected.popup, { countdownSeconds: 10 });
  const stage = await lab.stage();
  await stage.openCard();
  await stage.call();
  await stage.page.evaluate(() => Object.assign(window, { kept: true }));
  await stage.page.goto(site.serve(hostilePage('')));
  await waitUntil(
    async () => (await readLog(connected.popup))[0]?.state === 'cancelled',
    'the end',
  );
  await goBack(stage.page);
  const says = async () => (await readCard(connected.rig, stage.page))?.text ?? '';
  const told = await waitUntil(async () => /Cancelled/.test(await says()), 'the truth', ASKED_MS)
    .then(() => [])
    .catch(async () => [`the card says ${await says()}`]);
  await stage.page.close();
  return told;
}

/** The navigation itself is never reported to the driver. */
async function goBack(page: Page): Promise<void> {
  void page.evaluate(() => history.back()).catch(() => undefined);
  await waitUntil(() => page.evaluate(() => 'kept' in window), 'the page from the cache');
}

/** Answers that were lost or misleading: the rep learns the truth all the same. */
export const answers: readonly Trial[] = [
  { name: 'a service that answers 421', guard: 'may-be-placed', run: misdirected },
  {
    name: 'a countdown in the back/forward cache',
    guard: 'asked-again',
    // Firefox gives the answer to the page when it comes back.
    seenIn: ['chromium'],
    run: cached,
  },
];
