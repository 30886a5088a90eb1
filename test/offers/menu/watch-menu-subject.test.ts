import { beforeEach, expect, it, vi } from 'vitest';
import type { CallDatabase } from '@/lib/calls/database';
import { setPointedOffer } from '@/lib/offers/menu/pointed-offer';
import { createMenuWatch, type MenuWatch } from '@/lib/offers/menu/watch-menu-subject';
import type { Frame } from '@/lib/offers/offer-store';
import { NOON } from '@/test/calls/support/calls';
import { offerFrame, storedOffer, withOffers } from '@/test/offers/support/offers';
import { type FakeEvent, fakeEvent } from '@/test/platform/support/fake-event';

const LATER = NOON + 1_000;

let database: CallDatabase;
/** The frame that the menu is about. */
let about: Frame | undefined;
let loads: FakeEvent<[number]>;
let listeners: number;
const isStillShown = vi.fn(async (_frame: Frame) => true);
const report = vi.fn();

beforeEach(async () => {
  database = await withOffers(storedOffer());
  await setPointedOffer(database, 'offer-1', offerFrame, NOON);
  about = offerFrame;
  loads = fakeEvent();
  listeners = 0;
  isStillShown.mockReset().mockResolvedValue(true);
  report.mockReset();
});

function watch(): MenuWatch {
  const nothing = async () => undefined;
  return createMenuWatch({
    database,
    now: () => LATER,
    isStillShown,
    report,
    menu: {
      show: nothing,
      hideSelectionItem: nothing,
      reset: async () => {
        about = undefined;
      },
      frame: async () => about,
    },
    onTabLoad(react, abortSignal) {
      listeners++;
      loads.addListener(react);
      abortSignal.addEventListener('abort', () => {
        listeners--;
        loads.removeListener(react);
      });
    },
  });
}

/** A background that starts, and looks at the menu once. */
async function started(): Promise<MenuWatch> {
  const menuWatch = watch();
  expect(listeners, 'listens in the first turn').toBe(1);
  await vi.waitFor(() => expect(isStillShown).toHaveBeenCalledTimes(1));
  return menuWatch;
}

it('resets the menu when its tab shows another document, and listens no longer', async () => {
  await started();
  isStillShown.mockResolvedValue(false);
  loads.fire(offerFrame.tabId);
  await vi.waitFor(() => expect(listeners).toBe(0));
  expect(about).toBeUndefined();
  expect(await database.offers.get('offer-1')).toMatchObject({ leftAt: LATER });
  expect(isStillShown).toHaveBeenLastCalledWith(offerFrame);
});

it('leaves the menu alone while its document is shown, whatever other tabs load', async () => {
  await started();
  loads.fire(offerFrame.tabId);
  await vi.waitFor(() => expect(isStillShown).toHaveBeenCalledTimes(2));
  loads.fire(offerFrame.tabId + 1);
  await new Promise((resolve) => setTimeout(resolve));
  expect(isStillShown).toHaveBeenCalledTimes(2);
  expect(about).toEqual(offerFrame);
  expect(listeners).toBe(1);
});

it('resets the menu of a document that was left while the background was stopped', async () => {
  isStillShown.mockResolvedValue(false);
  watch();
  await vi.waitFor(() => expect(about).toBeUndefined());
});

it('listens only while the menu is about a document', async () => {
  about = undefined;
  const menuWatch = watch();
  await vi.waitFor(() => expect(listeners).toBe(0));
  about = offerFrame;
  menuWatch.begin();
  menuWatch.begin();
  expect(listeners).toBe(1);
});

it('reports what went wrong, and goes on', async () => {
  await started();
  isStillShown.mockRejectedValueOnce(new Error('unexpected'));
  loads.fire(offerFrame.tabId);
  await vi.waitFor(() => expect(report).toHaveBeenCalledOnce());
  expect(listeners).toBe(1);
});
