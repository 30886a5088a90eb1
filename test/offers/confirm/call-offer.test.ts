import Dexie from 'dexie';
import { describe, expect, it, vi } from 'vitest';
import { CheckFailure, Failure } from '@/lib/calls/failure';
import type { Call } from '@/lib/calls/model';
import { type CallRequest, writeCall } from '@/lib/calls/place/write-call';
import type { StoredOffer } from '@/lib/calls/stored-rows';
import { callOffer, isWarning, pressCall } from '@/lib/offers/confirm/call-offer';
import { type Frame, takeOffer } from '@/lib/offers/offer-store';
import { CALLEE, NOON, sampleCall } from '@/test/calls/support/calls';
import { placeDeps } from '@/test/calls/support/place-deps';
import { offerDeps } from '@/test/offers/support/offer-deps';
import {
  MINUTE,
  offerFrame,
  otherFrames,
  storedOffer,
  withOffers,
} from '@/test/offers/support/offers';
import { nightNotice } from '@/test/rules/support/notices';

const press = {
  offerId: 'offer-1',
  frame: offerFrame,
  pageAddress: 'https://crm.example/',
  isTrustedSite: true,
};
const started = async (): Promise<Call> => sampleCall();
const failsWith = (error: Failure) => () => Promise.reject<Call>(error);
const deps = async () => offerDeps({ database: await withOffers(storedOffer()) });

it('calls at one press on a site that may', async () => {
  const its = await deps();
  expect(await pressCall(its, press, started)).toMatchObject({ state: 'counting' });
  expect(its.confirmations).toEqual([]);
});

it('calls nobody once another workspace is in use', async () => {
  const its = offerDeps({ database: await withOffers(storedOffer({ workspace: 'acme' })) });
  const placing = placeDeps({ database: its.database, settings: { workspace: 'bolt' } });
  const start = (request: CallRequest) => writeCall(placing, request);
  await expect(pressCall(its, press, start)).rejects.toMatchObject({
    problem: { code: 'workspace-changed' },
  });
  expect(await its.database.calls.count()).toBe(0);
});

it('asks outside the page on any other', async () => {
  const its = await deps();
  expect(await pressCall(its, { ...press, isTrustedSite: false }, started)).toBeUndefined();
  expect(its.confirmations).toEqual([offerFrame.tabId]);
});

it('tells any other site nothing of what forbids the call', async () => {
  const its = await deps();
  const start = vi.fn(failsWith(new Failure('own-number')));
  expect(await pressCall(its, { ...press, isTrustedSite: false }, start)).toBeUndefined();
  expect(start).not.toHaveBeenCalled();
});

it('asks outside the page where a rule warns and the card did not say so', async () => {
  const its = await deps();
  const warns = failsWith(new CheckFailure({ code: 'call-warning', rules: nightNotice() }));
  expect(await pressCall(its, press, warns)).toBeUndefined();
  expect(its.confirmations).toEqual([offerFrame.tabId]);
});

it('passes on every other failure', async () => {
  const its = await deps();
  const fails = failsWith(new Failure('own-number'));
  await expect(pressCall(its, press, fails)).rejects.toMatchObject({
    problem: { code: 'own-number' },
  });
  expect(its.confirmations).toEqual([]);
  expect(isWarning(new Error('unexpected'))).toBe(false);
});

it('keeps what the do-not-call list says of the callee from the page', async () => {
  const fails = failsWith(new CheckFailure({ code: 'do-not-call', words: 'Asked on the phone' }));
  const failure = await pressCall(await deps(), press, fails).catch((error: Failure) => error);
  expect(failure).toHaveProperty('problem', { code: 'do-not-call' });
});

describe('calling an offer', () => {
  const unknown = { problem: { code: 'unknown-offer' } };

  /** Calls an offer as the rep's gesture does. */
  async function press(offers: StoredOffer[], offerId: string, from: Frame, laterMs = 0) {
    const deps = placeDeps({ database: await withOffers(...offers) });
    deps.clock.set(NOON + laterMs);
    const call = () => callOffer(deps, offerId, from, (request) => writeCall(deps, request));
    return { deps, call };
  }

  describe('an offer', () => {
    it('cannot be called by the frame that it was removed from', async () => {
      const { deps, call } = await press([storedOffer()], 'offer-1', offerFrame);
      expect(await takeOffer(deps, 'offer-1', offerFrame)).toMatchObject({ e164: CALLEE });
      await expect(call()).rejects.toMatchObject(unknown);
    });

    it('is called by the frame that it was made to', async () => {
      const { call } = await press(
        [storedOffer({ calleeName: 'Ann Example' })],
        'offer-1',
        offerFrame,
      );
      expect(await call()).toMatchObject({
        callee: CALLEE,
        calleeName: 'Ann Example',
        gesture: 'offer-1',
        state: 'counting',
      });
    });

    it('keeps its record and its page with the call', async () => {
      const record = { crm: 'pipedrive', type: 'person', id: '31', objectId: 31 };
      const sourcePage = { url: 'https://crm.example/14', title: 'Ann Example' };
      const { call } = await press([storedOffer({ record, sourcePage })], 'offer-1', offerFrame);
      expect(await call()).toMatchObject({ record, sourcePage });
    });

    it.each(otherFrames)('is nothing to %s', async (_, other) => {
      const { deps, call } = await press([storedOffer()], 'offer-1', other);
      await expect(call()).rejects.toMatchObject(unknown);
      expect(await deps.database.calls.count()).toBe(0);
    });

    it('is nothing to a page that guesses', async () => {
      const { call } = await press([storedOffer()], 'offer-2', offerFrame);
      await expect(call()).rejects.toMatchObject(unknown);
    });

    it('grows old in ten minutes', async () => {
      const young = await press([storedOffer()], 'offer-1', offerFrame, 10 * MINUTE);
      await expect(young.call()).resolves.toBeDefined();
      const old = await press([storedOffer()], 'offer-1', offerFrame, 10 * MINUTE + 1);
      await expect(old.call()).rejects.toMatchObject(unknown);
    });

    it('cannot be called a second time', async () => {
      const { deps, call } = await press([storedOffer()], 'offer-1', offerFrame);
      await call();
      await expect(call()).rejects.toMatchObject(unknown);
      expect(await deps.database.calls.count()).toBe(1);
    });

    it('makes one call when pressed several times at once', async () => {
      const { deps, call } = await press([storedOffer()], 'offer-1', offerFrame);
      const answers = await Promise.allSettled([call(), call(), call()]);
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await deps.database.calls.count()).toBe(1);
    });

    it('is no call while its country is only guessed', async () => {
      const { e164: _, ...open } = storedOffer({ text: '020 7946 0123' });
      const { deps, call } = await press([open], 'offer-1', offerFrame);
      await expect(call()).rejects.toMatchObject({ problem: { code: 'country-unknown' } });
      expect(await deps.database.calls.count()).toBe(0);
    });

    it('stays when a guard stopped it', async () => {
      const { deps, call } = await press([storedOffer()], 'offer-1', offerFrame);
      const stop = () => Promise.reject(new Failure('call-in-progress'));
      await expect(callOffer(deps, 'offer-1', offerFrame, stop)).rejects.toBeInstanceOf(Failure);
      await expect(call()).resolves.toBeDefined();
    });

    it('returns the call even if the offer could not be deleted', async () => {
      const { deps, call } = await press([storedOffer()], 'offer-1', offerFrame);
      const broken = () => Dexie.Promise.reject(new DOMException('full', 'QuotaExceededError'));
      vi.spyOn(deps.database.offers, 'delete').mockImplementation(broken);
      expect(await call()).toMatchObject({ state: 'counting' });
    });
  });
});
