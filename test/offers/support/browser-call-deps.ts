import type { Call, Problem } from '@/lib/calls/model';
import type { BrowserCallDeps } from '@/lib/offers/menu/start-and-show';
import { placedCall, sampleCall } from '@/test/calls/support/calls';
import { offerDeps, type TestOfferDeps } from './offer-deps';

/** What a call from the browser's own menu, keys or address bar needs, faked; notes what the rep saw. */
export interface TestBrowserCallDeps extends BrowserCallDeps {
  offers: TestOfferDeps;
  told: Problem[];
  /** Numbers and states that were shown. */
  shown: string[];
  reported: unknown[];
}

/** Deps of a rep whose calls are placed, shown as notifications. */
export function browserCallDeps(): TestBrowserCallDeps {
  const told: Problem[] = [];
  const shown: string[] = [];
  const reported: unknown[] = [];
  return {
    told,
    shown,
    reported,
    offers: offerDeps(),
    placer: {
      startCall: async () => sampleCall(),
      cancelCall: async () => sampleCall({ state: 'cancelled' }),
      outcome: async () => placedCall(),
    },
    display: {
      counting: async (_tabId, { text }) => {
        shown.push(text);
        return 'notification';
      },
      outcome: async ({ state }: Call) => void shown.push(state),
      problem: async (_tabId, problem) => void told.push(problem),
    },
    report: (_place, error) => void reported.push(error),
  };
}
