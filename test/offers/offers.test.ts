import Dexie from 'dexie';
import { describe, expect, it, vi } from 'vitest';
import type { StoredOffer } from '@/lib/calls/database';
import { Failure } from '@/lib/calls/failure';
import { writeCall } from '@/lib/calls/place/place-call';
import {
  callOffer,
  type Frame,
  pointedOffer,
  saveOffer,
  setPointedOffer,
  takeOffer,
} from '@/lib/offers/offers';
import { CALLEE, NOON } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';
import { placeDeps } from '@/test/calls/support/place-deps';

const frame: Frame = { tabId: 1, frameId: 0, documentId: 'document-1' };
const elsewhere: [string, Frame][] = [
  ['another tab', { ...frame, tabId: 2 }],
  ['another frame of the tab', { ...frame, frameId: 3 }],
  ['the next document in the frame', { ...frame, documentId: 'document-2' }],
  ['a document without a name', { tabId: 1, frameId: 0 }],
];
const MINUTE = 60_000;

const offer = (request: Partial<StoredOffer> = {}): StoredOffer => ({
  offerId: 'offer-1',
  ...frame,
  e164: CALLEE,
  text: '+1 212 555 0134',
  madeAt: NOON,
  ...request,
});

async function withOffers(...offers: StoredOffer[]) {
  const database = freshDatabase();
  for (const one of offers) await saveOffer(database, one);
  return database;
}

const unknown = { problem: { code: 'unknown-offer' } };

/** Calls an offer as the rep's gesture does. */
async function press(offers: StoredOffer[], offerId: string, from: Frame, laterMs = 0) {
  const deps = placeDeps({ database: await withOffers(...offers) });
  deps.clock.set(NOON + laterMs);
  const call = () => callOffer(deps, offerId, from, (request) => writeCall(deps, request));
  return { deps, call };
}

describe('an offer', () => {
  it('is called by the frame that it was made to', async () => {
    const { call } = await press([offer({ calleeName: 'Ann Example' })], 'offer-1', frame);
    expect(await call()).toMatchObject({
      callee: CALLEE,
      calleeName: 'Ann Example',
      gesture: 'offer-1',
      state: 'counting',
    });
  });

  it.each(elsewhere)('is nothing to %s', async (_, other) => {
    const { deps, call } = await press([offer()], 'offer-1', other);
    await expect(call()).rejects.toMatchObject(unknown);
    expect(await deps.database.calls.count()).toBe(0);
  });

  it('is nothing to a page that guesses', async () => {
    const { call } = await press([offer()], 'offer-2', frame);
    await expect(call()).rejects.toMatchObject(unknown);
  });

  it('grows old in ten minutes', async () => {
    const young = await press([offer()], 'offer-1', frame, 10 * MINUTE);
    await expect(young.call()).resolves.toBeDefined();
    const old = await press([offer()], 'offer-1', frame, 10 * MINUTE + 1);
    await expect(old.call()).rejects.toMatchObject(unknown);
  });

  it('is gone from the frame that it was taken from', async () => {
    const { deps, call } = await press([offer()], 'offer-1', frame);
    expect(await takeOffer(deps, 'offer-1', frame)).toMatchObject({ e164: CALLEE });
    await expect(call()).rejects.toMatchObject(unknown);
  });

  it('is gone once it was called', async () => {
    const { deps, call } = await press([offer()], 'offer-1', frame);
    await call();
    await expect(call()).rejects.toMatchObject(unknown);
    expect(await deps.database.calls.count()).toBe(1);
  });

  it('makes one call, however often it is asked for at once', async () => {
    const { deps, call } = await press([offer()], 'offer-1', frame);
    const answers = await Promise.allSettled([call(), call(), call()]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await deps.database.calls.count()).toBe(1);
  });

  it('is no call while its country is only guessed', async () => {
    const { e164: _, ...open } = offer({ text: '020 7946 0123' });
    const { deps, call } = await press([open], 'offer-1', frame);
    await expect(call()).rejects.toMatchObject({ problem: { code: 'country-unknown' } });
    expect(await deps.database.calls.count()).toBe(0);
  });

  it('stays when a guard stopped it', async () => {
    const { deps, call } = await press([offer()], 'offer-1', frame);
    const stop = () => Promise.reject(new Failure('call-under-way'));
    await expect(callOffer(deps, 'offer-1', frame, stop)).rejects.toBeInstanceOf(Failure);
    await expect(call()).resolves.toBeDefined();
  });

  it('tells of the call although it could not be removed', async () => {
    const { deps, call } = await press([offer()], 'offer-1', frame);
    const broken = () => Dexie.Promise.reject(new DOMException('full', 'QuotaExceededError'));
    vi.spyOn(deps.database.offers, 'delete').mockImplementation(broken);
    expect(await call()).toMatchObject({ state: 'counting' });
  });

  it('is forgotten when a later one is made and nobody took it', async () => {
    const database = await withOffers(offer());
    await saveOffer(database, offer({ offerId: 'offer-2', madeAt: NOON + 11 * MINUTE }));
    expect(await database.offers.toCollection().primaryKeys()).toEqual(['offer-2']);
  });
});

describe('what the context menu calls', () => {
  const at = (tabId: number, frameId: number): Frame => ({ tabId, frameId });

  it('is what the rep points at', async () => {
    const database = await withOffers(offer());
    expect(await setPointedOffer(database, 'offer-1', frame, NOON)).toMatchObject({
      pointedAt: NOON,
    });
    expect(await pointedOffer(database, at(1, 0), NOON)).toMatchObject({ offerId: 'offer-1' });
  });

  it('is nothing before anything was pointed at', async () => {
    const database = await withOffers(offer());
    expect(await pointedOffer(database, at(1, 0), NOON)).toBeUndefined();
  });

  it('is nothing in another tab or frame, even if something was pointed at there before', async () => {
    const there = offer({ offerId: 'there', tabId: 2 });
    const database = await withOffers(there, offer());
    await setPointedOffer(database, 'there', { ...frame, tabId: 2 }, NOON);
    await setPointedOffer(database, 'offer-1', frame, NOON + 1);
    expect(await pointedOffer(database, at(2, 0), NOON + 2)).toBeUndefined();
    expect(await pointedOffer(database, at(1, 4), NOON + 2)).toBeUndefined();
  });

  it('stays while the menu is open, and is gone a minute after the pointer left', async () => {
    const database = await withOffers(offer());
    await setPointedOffer(database, 'offer-1', frame, NOON);
    expect(await setPointedOffer(database, undefined, frame, NOON + 1_000)).toBeUndefined();
    await setPointedOffer(database, undefined, frame, NOON + 30_000);
    const later = (ms: number) => pointedOffer(database, at(1, 0), NOON + ms);
    expect(await later(61_000)).toBeDefined();
    expect(await later(61_001)).toBeUndefined();
  });

  it.each(elsewhere)('stays when the pointer left %s', async (_, other) => {
    const database = await withOffers(offer());
    await setPointedOffer(database, 'offer-1', frame, NOON);
    await setPointedOffer(database, undefined, other, NOON + 1_000);
    expect(await pointedOffer(database, at(1, 0), NOON + 2 * MINUTE)).toBeDefined();
  });

  it('comes back when the rep points again', async () => {
    const database = await withOffers(offer());
    await setPointedOffer(database, 'offer-1', frame, NOON);
    await setPointedOffer(database, undefined, frame, NOON + 1_000);
    await setPointedOffer(database, 'offer-1', frame, NOON + 5 * MINUTE);
    expect(await pointedOffer(database, at(1, 0), NOON + 8 * MINUTE)).toBeDefined();
  });

  it.each(elsewhere)('cannot be moved by %s', async (_, other) => {
    const database = await withOffers(offer());
    expect(await setPointedOffer(database, 'offer-1', other, NOON)).toBeUndefined();
    expect(await pointedOffer(database, at(1, 0), NOON)).toBeUndefined();
  });

  it('is nothing once the offer is old', async () => {
    const database = await withOffers(offer());
    await setPointedOffer(database, 'offer-1', frame, NOON + 9 * MINUTE);
    expect(await pointedOffer(database, at(1, 0), NOON + 11 * MINUTE)).toBeUndefined();
  });
});
