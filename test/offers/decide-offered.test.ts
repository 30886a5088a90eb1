import { expect, it } from 'vitest';
import { decideOffered } from '@/lib/offers/decide-offered';
import { offerCandidate } from '@/lib/offers/offer-candidate';
import type { NumberDecision } from '@/lib/settings/sites/number-decision';
import { sampleSettings } from '@/test/calls/support/settings';
import { offerDeps } from './support/offer-deps';
import { offerFrame, otherFrames } from './support/offers';

const HOST = 'crm.example.com';
const candidate = { raw: '(212) 555-0134', before: 'Order no. ', after: '' };
const request = { candidate, start: 0, calleeNames: [], lang: 'en' };

/** Deps whose settings hold what is decided. */
function deps() {
  const made = offerDeps();
  const readSettings = async () =>
    sampleSettings({ numberDecisions: (await made.settings.read()).numberDecisions });
  return { ...made, readSettings };
}

it('remembers for the site that a text is no number, offers it no more, and takes it back', async () => {
  const made = deps();
  const offer = await offerCandidate(made, request, offerFrame, HOST);
  expect(offer.canDecide).toBe(true);
  await decideOffered(made, { offerId: offer.offerId, is: 'none' }, offerFrame);
  expect((await made.settings.read()).numberDecisions).toEqual([
    { is: 'none', host: HOST, text: '(212) 555-0134' },
  ]);
  expect(made.reread[0]?.(HOST, 99)).toBe(true);
  expect(made.reread[0]?.('other.example', 99)).toBe(false);
  const again = () => offerCandidate(made, request, offerFrame, HOST);
  await expect(again()).rejects.toMatchObject({ problem: { code: 'no-number' } });
  await offerCandidate(made, request, offerFrame, 'other.example');
  await decideOffered(made, { offerId: offer.offerId }, offerFrame);
  expect((await again()).e164).toBe('+12125550134');
});

it('offers a field no more, not even to choose its country', async () => {
  const made = deps();
  const field = { ...request, candidate: { ...candidate, hint: 'tel-input' as const } };
  const { offerId } = await offerCandidate(made, field, offerFrame, HOST);
  await decideOffered(made, { offerId, is: 'none' }, offerFrame);
  await expect(offerCandidate(made, field, offerFrame, HOST)).rejects.toMatchObject({
    problem: { code: 'no-number' },
  });
});

it('offers what the rep selects all the same', async () => {
  const made = deps();
  const { offerId } = await offerCandidate(made, request, offerFrame, HOST);
  await decideOffered(made, { offerId, is: 'none' }, offerFrame);
  const selected = { ...request, candidate: { ...candidate, hint: 'label' as const } };
  expect((await offerCandidate(made, selected, offerFrame, HOST)).e164).toBe('+12125550134');
});

it.each(otherFrames)('hears nothing from %s', async (_, frame) => {
  const made = deps();
  const { offerId } = await offerCandidate(made, request, offerFrame, HOST);
  await expect(decideOffered(made, { offerId, is: 'none' }, frame)).rejects.toMatchObject({
    problem: { code: 'unknown-offer' },
  });
  expect((await made.settings.read()).numberDecisions).toEqual([]);
});

it('makes nothing callable that the rules refuse, and chooses no country', async () => {
  const made = deps();
  const premium = { raw: '900 555 0134', before: '', after: '' };
  const decisions: NumberDecision[] = [
    { is: 'number', host: HOST, shape: '000 000 0000', label: '' },
  ];
  const readSettings = async () => sampleSettings({ numberDecisions: decisions });
  const before = await offerCandidate(made, { ...request, candidate: premium }, offerFrame, HOST);
  const withDecision = { ...made, readSettings };
  const after = await offerCandidate(
    withDecision,
    { ...request, candidate: premium },
    offerFrame,
    HOST,
  );
  expect(after.blocked).toEqual(before.blocked);
  expect(after.blocked?.code).toBeDefined();
  const national = { raw: '020 7946 0123', before: '', after: '' };
  const unknown = { ...request, candidate: national, isCountryUnknown: true };
  const guessed = await offerCandidate(withDecision, unknown, offerFrame, HOST).catch(
    () => undefined,
  );
  expect(guessed?.e164).toBeUndefined();
});
