import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallDatabase } from '@/lib/calls/database';
import {
  createMenuWatch,
  type MenuDisplay,
  type MenuWatch,
  type Pointed,
  pointedOffer,
  setMenuSubject,
  setPointedOffer,
} from '@/lib/offers/menu/menu-subject';
import type { Frame } from '@/lib/offers/offer-store';
import { NOON } from '@/test/calls/support/calls';
import {
  MINUTE,
  offerFrame,
  otherFrames,
  storedOffer,
  withOffers,
} from '@/test/offers/support/offers';
import { type FakeEvent, fakeEvent } from '@/test/platform/support/fake-event';

describe('setting the subject', () => {
  let drawn: string[];
  const menu: MenuDisplay = {
    show: async ({ offerId }, on) => void drawn.push(`${offerId} on ${on}`),
    hideSelectionItem: async () => void drawn.push('no selection'),
    reset: async () => void drawn.push('reset'),
    frame: async () => undefined,
  };
  const point = async (pointed: Pointed, at = offerFrame) => {
    const database = await withOffers(storedOffer());
    await setMenuSubject({ database, now: () => NOON, menu }, pointed, at);
  };

  beforeEach(() => {
    drawn = [];
  });

  it('shows the offer that the rep points at or selected', async () => {
    await point({ offerId: 'offer-1' });
    await point({ offerId: 'offer-1', selected: true });
    expect(drawn).toEqual(['offer-1 on page', 'offer-1 on selection']);
  });

  it('shows no number once the rep points at none, or selected something else', async () => {
    await point({});
    await point({ selected: true });
    expect(drawn).toEqual(['reset', 'no selection']);
  });

  it.each(otherFrames)('shows no number of %s', async (_, other) => {
    await point({ offerId: 'offer-1' }, other);
    expect(drawn).toEqual(['reset']);
  });
});

describe('watching the document', () => {
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
});

describe('the offer that the menu shows', () => {
  describe('what the context menu calls', () => {
    const at = (tabId: number, frameId: number): Frame => ({ tabId, frameId });

    it('is what the rep points at', async () => {
      const database = await withOffers(storedOffer());
      expect(await setPointedOffer(database, 'offer-1', offerFrame, NOON)).toMatchObject({
        pointedAt: NOON,
      });
      expect(await pointedOffer(database, at(1, 0), NOON)).toMatchObject({ offerId: 'offer-1' });
    });

    it('is nothing before anything was pointed at', async () => {
      const database = await withOffers(storedOffer());
      expect(await pointedOffer(database, at(1, 0), NOON)).toBeUndefined();
    });

    it('is nothing in another tab or frame, even if something was pointed at there before', async () => {
      const there = storedOffer({ offerId: 'there', tabId: 2 });
      const database = await withOffers(there, storedOffer());
      await setPointedOffer(database, 'there', { ...offerFrame, tabId: 2 }, NOON);
      await setPointedOffer(database, 'offer-1', offerFrame, NOON + 1);
      expect(await pointedOffer(database, at(2, 0), NOON + 2)).toBeUndefined();
      expect(await pointedOffer(database, at(1, 4), NOON + 2)).toBeUndefined();
    });

    it('can be called while the menu is open, for a minute after the pointer left', async () => {
      const database = await withOffers(storedOffer());
      await setPointedOffer(database, 'offer-1', offerFrame, NOON);
      expect(await setPointedOffer(database, undefined, offerFrame, NOON + 1_000)).toBeUndefined();
      await setPointedOffer(database, undefined, offerFrame, NOON + 30_000);
      const later = (ms: number) => pointedOffer(database, at(1, 0), NOON + ms);
      expect(await later(61_000)).toBeDefined();
      expect(await later(61_001)).toBeUndefined();
    });

    it.each(otherFrames)('stays when the pointer left %s', async (_, other) => {
      const database = await withOffers(storedOffer());
      await setPointedOffer(database, 'offer-1', offerFrame, NOON);
      await setPointedOffer(database, undefined, other, NOON + 1_000);
      expect(await pointedOffer(database, at(1, 0), NOON + 2 * MINUTE)).toBeDefined();
    });

    it('comes back when the rep points again', async () => {
      const database = await withOffers(storedOffer());
      await setPointedOffer(database, 'offer-1', offerFrame, NOON);
      await setPointedOffer(database, undefined, offerFrame, NOON + 1_000);
      await setPointedOffer(database, 'offer-1', offerFrame, NOON + 5 * MINUTE);
      expect(await pointedOffer(database, at(1, 0), NOON + 8 * MINUTE)).toBeDefined();
    });

    it.each(otherFrames)('cannot be moved by %s', async (_, other) => {
      const database = await withOffers(storedOffer());
      expect(await setPointedOffer(database, 'offer-1', other, NOON)).toBeUndefined();
      expect(await pointedOffer(database, at(1, 0), NOON)).toBeUndefined();
    });

    it('is nothing once the offer is old', async () => {
      const database = await withOffers(storedOffer());
      await setPointedOffer(database, 'offer-1', offerFrame, NOON + 9 * MINUTE);
      expect(await pointedOffer(database, at(1, 0), NOON + 11 * MINUTE)).toBeUndefined();
    });
  });
});
