import { expect, it, vi } from 'vitest';
import { CheckFailure, Failure } from '@/lib/calls/failure';
import type { Call } from '@/lib/calls/model';
import { isWarning, pressCall } from '@/lib/offers/confirm/press-call';
import { sampleCall } from '@/test/calls/support/calls';
import { offerDeps } from '@/test/offers/support/offer-deps';
import { offerFrame, storedOffer, withOffers } from '@/test/offers/support/offers';
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
