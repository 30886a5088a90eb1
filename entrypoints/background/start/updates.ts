import { i18n } from '#i18n';
import { askCard } from '@/lib/messages/card-messages';
import { showOutcome } from '@/lib/notifications/show-call';
import type { OfferDeps } from '@/lib/offers/deps';
import {
  type InterruptedDeps,
  saveCountdownFrame,
  showInterrupted,
} from '@/lib/offers/interrupted-countdown';
import { formatInternational } from '@/lib/phone/plan/format';
import { type ClosedPage, forgetClosedPages, takeClosedPages } from '@/lib/platform/open-pages';
import { onStartup, onUpdated } from '@/lib/platform/runtime';
import { onCountdownShown } from '@/lib/platform/tabs/countdown-ports';
import { notify } from '@/lib/platform/ui/notifications';
import { reopenPage } from '@/lib/platform/ui/windows';
import type { Calls } from './calls';
import type { Errors } from './errors';

/** What follows an update needs. */
interface UpdateDeps {
  offers: OfferDeps;
  /** Ends the calls that the earlier version left in flight. */
  recovered: Calls['recovered'];
  report: Errors['report'];
}

/** Within this time of its start, the browser says that it started, in milliseconds. */
const BROWSER_STARTS_MS = 1_000;

/**
 * After an update: tells the rep of a call whose countdown it interrupted, and opens the pages of ours that it
 * closed. Adds its listeners at once.
 */
export function startUpdates({ offers, recovered, report }: UpdateDeps): void {
  const startedAt = offers.now();
  const closed = takeClosedPages();
  closed.catch((error) => report('open pages', error));
  let hasBrowserStarted = false;
  onStartup(() => {
    hasBrowserStarted = true;
  });
  forgetClosedPages((error) => report('open pages', error));
  onCountdownShown((callId, frame) => {
    const saved = saveCountdownFrame(offers.database, callId, frame);
    saved.catch((error) => report('countdown frame', error));
  });
  const tell = async () => {
    await recovered();
    await showInterrupted({ ...offers, showOnCard, showOutcome: showNotice }, startedAt);
  };
  const reopen = () => {
    // The browser itself brings back the tabs of its last session, if the rep wants that.
    if (!hasBrowserStarted)
      closed.then((pages) => Promise.all(pages.map(comeBack))).catch(() => {});
  };
  onUpdated(() => {
    tell().catch((error) => report('after an update', error));
    setTimeout(reopen, BROWSER_STARTS_MS);
  });
}

const showOnCard: InterruptedDeps['showOnCard'] = async (frame, problem, offer) =>
  (await askCard(frame, 'show-problem', { problem, offer })) !== undefined;

const showNotice: InterruptedDeps['showOutcome'] = (call) =>
  showOutcome(call, formatInternational(call.callee));

/** Opens a page again. Only the rep can open the side panel. */
async function comeBack({ address, isShown }: ClosedPage): Promise<void> {
  if (!address.startsWith('/sidepanel.html')) return reopenPage(address, isShown);
  await notify(
    'updated',
    i18n.t('notification.updated_title'),
    i18n.t('notification.panel_closed'),
  );
}
