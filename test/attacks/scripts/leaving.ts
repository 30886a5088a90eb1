import { setTimeout as sleep } from 'node:timers/promises';
import { type Attack, NobodyCalled, type Seen } from '@/test/attacks/attack';
import type { AttackStage } from '@/test/support/attacks/lab';

const COUNTDOWN_SECONDS = 4;
/** Longer than the countdown and the call after it take, in milliseconds. */
const COUNTED_MS = COUNTDOWN_SECONDS * 1000 + 1500;

/** Runs in the page before anything of ours: no other listener hears that the page is left. */
export const SWALLOW_LEAVING = `<script>
  for (const type of ['pagehide', 'visibilitychange', 'freeze']) {
    addEventListener(type, (event) => event.stopImmediatePropagation(), true);
  }
</script>`;

/** A page without a number. */
export const OTHER_PAGE = '<!doctype html><title>Other</title><p>Another page';

/** The rep calls, and goes to another page during the countdown. */
async function leaveCountdown(stage: AttackStage): Promise<Seen> {
  const { page, lab } = stage;
  await stage.openCard();
  const { role } = await stage.call();
  // On a site that is not trusted, the call waits for a confirmation, and nothing counts down.
  if (role !== 'alertdialog') throw new NobodyCalled('There is no countdown to leave');
  const other = lab.site.serve(OTHER_PAGE);
  await page.evaluate((address) => location.assign(address), other);
  await sleep(COUNTED_MS);
  return 'something else';
}

/** Attacks by a page that the rep leaves. */
export const leaving: Attack[] = [
  {
    name: 'a countdown whose page is left, and keeps that from our script',
    guard: 'left-document',
    html: SWALLOW_LEAVING,
    countdownSeconds: COUNTDOWN_SECONDS,
    // Chromium closes the port of a page in its back/forward cache by itself.
    seenIn: ['firefox'],
    run: leaveCountdown,
  },
];
