import { describe, expect, it } from 'vitest';
import type { StoredOffer } from '@/lib/calls/stored-rows';
import { addEntries } from '@/lib/do-not-call/list';
import { pressCall } from '@/lib/offers/confirm/call-offer';
import { confirmCall } from '@/lib/offers/confirm/confirm-call';
import { createOffer } from '@/lib/offers/create-offer';
import { previewOf } from '@/lib/offers/typed-number';
import { rulesIn } from '@/lib/problems/rule-notice';
import { CALLEE, NOON, placedCall } from '@/test/calls/support/calls';
import { importNumbers } from '@/test/do-not-call/registry/support';
import { doNotCallEntry } from '@/test/do-not-call/support';
import { offerFrame } from '@/test/offers/support/offers';
import { ownPagePaths } from './support/own-page-paths';
import { repAt, shownWarning } from './support/paths';

/** 6:00 in New York. */
const NIGHT = NOON - 6 * 3_600_000;
const names = Object.keys(ownPagePaths);

/** Tries a path, and returns the code of its refusal, if it has one. */
async function tryPath(name: string, rep: ReturnType<typeof repAt>, warned?: string[]) {
  const refused = await ownPagePaths[name]?.(rep, warned).then(
    () => undefined,
    (error) => error.problem.code as string,
  );
  return refused ?? (rep.problems[0] as { code: string } | undefined)?.code;
}

const callsMade = async (rep: ReturnType<typeof repAt>) =>
  (await rep.database.calls.toArray()).filter(({ state }) => state === 'counting').length;

it.each(names)('%s: calls at noon', async (name) => {
  const rep = repAt(NOON);
  expect(await tryPath(name, rep)).toBeUndefined();
  expect(await callsMade(rep)).toBe(1);
});

it.each(names)('%s: calls nobody where rules block', async (name) => {
  const rep = repAt(NIGHT, { callRules: 'block' });
  expect(await tryPath(name, rep, ['us-hours'])).toBe('not-allowed-now');
  expect(await callsMade(rep)).toBe(0);
});

describe('a warning', () => {
  it.each(['popup', 'redial', 'queue', 'follow-up', 'audience row'])(
    '%s: stops a call whose rep did not see it, and no other',
    async (name) => {
      const rep = repAt(NIGHT);
      expect(await tryPath(name, rep)).toBe('call-warning');
      expect(await callsMade(rep)).toBe(0);
      expect(await tryPath(name, repAt(NIGHT), ['us-hours'])).toBeUndefined();
    },
  );

  it('card: is on the card, whose press then calls', async () => {
    const rep = repAt(NIGHT);
    const offer = await createOffer(rep.offers, offerFrame, { e164: CALLEE, host: 'crm.example' });
    expect(rulesIn(offer.warning)).toEqual(['us-hours']);
    expect(await tryPath('card', rep)).toBeUndefined();
    expect(await callsMade(rep)).toBe(1);
  });

  it('card: is asked about outside the page if it came up since', async () => {
    const before = repAt(Date.parse('2026-11-24T01:59Z'));
    const offer = await createOffer(before.offers, offerFrame, {
      e164: CALLEE,
      host: 'crm.example',
    });
    const rep = repAt(Date.parse('2026-11-24T02:01Z'));
    const stored = await before.database.offers.get(offer.offerId);
    await rep.database.offers.add(stored as StoredOffer);
    const press = {
      offerId: offer.offerId,
      frame: offerFrame,
      pageAddress: 'https://crm.example/',
      isTrustedSite: true,
    };
    expect(await pressCall(rep.offers, press, rep.startCall)).toBeUndefined();
    expect(await shownWarning(rep)).toEqual(['us-hours']);
  });

  it.each(['right-click', 'address bar'])('%s: is asked about outside the page', async (name) => {
    const rep = repAt(NIGHT);
    expect(await tryPath(name, rep)).toBeUndefined();
    expect(await callsMade(rep)).toBe(0);
    expect(rep.offers.confirmations).toEqual([1]);
    expect(await shownWarning(rep)).toEqual(['us-hours']);
  });

  it('confirmation: is shown there, and stops a call confirmed without it', async () => {
    const before = repAt(Date.parse('2026-11-24T01:59Z'));
    const offer = await createOffer(before.offers, offerFrame, {
      e164: CALLEE,
      host: 'crm.example',
    });
    const rep = repAt(Date.parse('2026-11-24T02:00Z'));
    const stored = await before.database.offers.get(offer.offerId);
    await rep.database.offers.add(stored as StoredOffer);
    const press = {
      offerId: offer.offerId,
      frame: offerFrame,
      pageAddress: 'https://crm.example/',
      isTrustedSite: false,
    };
    await pressCall(rep.offers, press, rep.startCall);
    const confirm = (warned?: string[]) =>
      confirmCall(rep.offers, { offerId: offer.offerId, always: false, warned }, rep.startCall);
    await expect(confirm()).rejects.toMatchObject({ problem: { code: 'call-warning' } });
    expect((await confirm(await shownWarning(rep))).call).toMatchObject({ state: 'counting' });
  });

  it('popup: is in the preview', async () => {
    const { offers } = repAt(NIGHT);
    expect(rulesIn((await previewOf(offers, CALLEE)).warning)).toEqual(['us-hours']);
  });

  it('names each rule: one that the rep did not see stops the call', async () => {
    expect(await tryPath('popup', repAt(NIGHT), ['fr-hours'])).toBe('call-warning');
  });
});

it('tells a page nothing of the log: a limit of attempts is shown outside it', async () => {
  const callee = '+33199000123';
  const now = NOON - 2 * 3_600_000;
  const rep = repAt(now);
  const made = [1, 2, 3, 4].map((days) =>
    placedCall({ callee, createdAt: now - days * 86_400_000 }),
  );
  await rep.database.calls.bulkAdd(made);
  const offer = await createOffer(rep.offers, offerFrame, { e164: callee, host: 'crm.example' });
  expect(offer).not.toHaveProperty('warning');
  const press = {
    offerId: offer.offerId,
    frame: offerFrame,
    pageAddress: 'https://crm.example/',
    isTrustedSite: true,
  };
  expect(await pressCall(rep.offers, press, rep.startCall)).toBeUndefined();
  expect(await shownWarning(rep)).toEqual(['fr-attempts']);
});

it.each(names)('%s: calls nobody who is on the do-not-call list', async (name) => {
  const rep = repAt(NOON, { callRules: 'off' });
  await addEntries(rep.database, [doNotCallEntry()]);
  expect(await tryPath(name, rep)).toBe('do-not-call');
  expect(await callsMade(rep)).toBe(0);
});

it('tells a page nothing of the do-not-call list before the press', async () => {
  const rep = repAt(NOON);
  await addEntries(rep.database, [doNotCallEntry()]);
  const offer = await createOffer(rep.offers, offerFrame, { e164: CALLEE, host: 'crm.example' });
  expect(offer).not.toHaveProperty('blocked');
});

it.each(names)('%s: calls nobody who is on a national registry, and names it', async (name) => {
  const rep = repAt(NOON, { callRules: 'off' });
  await importNumbers(rep.database, [CALLEE]);
  expect(await tryPath(name, rep)).toBe('do-not-call');
  expect(await callsMade(rep)).toBe(0);
});

it('tells a page nothing of the numbers of a registry before the press', async () => {
  const rep = repAt(NOON);
  await importNumbers(rep.database, [CALLEE]);
  const offer = await createOffer(rep.offers, offerFrame, { e164: CALLEE, host: 'crm.example' });
  expect(offer).not.toHaveProperty('blocked');
  expect(offer).not.toHaveProperty('warning');
});

describe('a registry of more than 31 days', () => {
  const old = { asOf: '2026-10-12' };

  it('is on the card as other warnings are, whose press then calls', async () => {
    const rep = repAt(NOON);
    const id = await importNumbers(rep.database, [], old);
    const offer = await createOffer(rep.offers, offerFrame, { e164: CALLEE, host: 'crm.example' });
    expect(rulesIn(offer.warning)).toEqual([`registry-age:${id}`]);
    expect(await tryPath('card', rep)).toBeUndefined();
    expect(await callsMade(rep)).toBe(1);
  });

  it('is in the preview of the popup, and stops a call whose rep did not see it', async () => {
    const rep = repAt(NOON, { callRules: 'block' });
    const id = await importNumbers(rep.database, [], old);
    expect(rulesIn((await previewOf(rep.offers, CALLEE)).warning)).toEqual([`registry-age:${id}`]);
    expect(await tryPath('popup', rep)).toBe('call-warning');
    expect(await tryPath('popup', rep, [`registry-age:${id}`])).toBeUndefined();
  });
});

it('calls nobody of a company or an e-mail domain on the list', async () => {
  const rep = repAt(NOON);
  const domain = doNotCallEntry({ key: 'domain:example.com', kind: 'domain', text: 'example.com' });
  await addEntries(rep.database, [domain]);
  const record = { data: { Email: 'ann@mail.example.com' } };
  const request = { callee: CALLEE, gesture: 'queue', record };
  await expect(rep.startCall(request)).rejects.toMatchObject({
    problem: { code: 'do-not-call', words: 'Asked on the phone' },
  });
});
