import { describe, expect, it } from 'vitest';
import { createOdooConnector, testOdoo } from '@/lib/crm/connectors/odoo/odoo-connector';
import { createOdooApi } from '@/sandbox/crm-apis/odoo/odoo-api';
import type { OdooOptions } from '@/sandbox/crm-apis/odoo/odoo-gate';
import { type ContractCrm, itKeepsTheContract } from '@/test/crm/connectors/contract/contract';
import { startFake } from '@/test/crm/connectors/contract/fake-crm';
import {
  itMakesNoEntryAgain,
  itWritesToNoOtherRecord,
} from '@/test/crm/connectors/contract/lost-records';
import { itCreatesContacts, itSaysWhyNoContact } from '@/test/crm/connectors/contract/new-contacts';
import { itReadsAllPages } from '@/test/crm/connectors/contract/pages';
import { itObeysARateLimit } from '@/test/crm/connectors/contract/rate-limits';
import { americanRep } from '@/test/crm/support/american-rep';
import { sampleEntry } from '@/test/outbox/support/deliveries';
import { odooWith } from './support/odoo';

const target = { type: 'res.partner', id: '2' };

it('makes a note with our marker as its message id, finds, changes and removes it', async () => {
  const { odoo, json2 } = odooWith();
  const crm = createOdooConnector(americanRep, json2);
  expect(await crm.find('call-1', sampleEntry)).toBeUndefined();
  const id = await crm.create(target, 'call-1', sampleEntry);
  expect(odoo.notes).toMatchObject([{ recordId: 2, messageId: '<call-1@call.handset>' }]);
  expect(await crm.find('call-1', sampleEntry)).toBe(id);
  expect(await crm.replace('call-1', { ...sampleEntry, title: 'Changed' }, id)).toBe(true);
  expect(odoo.notes[0]?.body).toContain('Changed');
  await crm.remove('call-1', undefined, sampleEntry);
  expect(odoo.notes).toEqual([]);
});

it('reports that a deleted note is gone', async () => {
  const crm = createOdooConnector(americanRep, odooWith().json2);
  expect(await crm.replace('call-1', sampleEntry, '7')).toBe(false);
  await crm.remove('call-1', undefined, sampleEntry);
});

async function start(given: Partial<OdooOptions> = {}) {
  const crm = await startFake('odoo', 'k', (clock) =>
    createOdooApi({
      ...{ key: 'k', database: 'crm', contacts: [2, 3], now: () => clock.now },
      ...given,
    }),
  );
  const { notes } = crm.api;
  const entriesOf: ContractCrm['entriesOf'] = async (marker) =>
    notes
      .filter(({ messageId }) => messageId.includes(marker))
      .map(({ id, body, recordId }) => ({
        ...{ id: String(id), text: body, isOnTarget: recordId === 2 },
      }));
  // The field of a note's body has no limit.
  return { ...crm, target, entriesOf, entries: () => notes, isUnlimited: true as const };
}

itKeepsTheContract(start);
itWritesToNoOtherRecord('deleted, or merged into another', start, {
  ...{ lost: { type: 'res.partner', id: '9' }, problem: { code: 'crm-record-gone' } },
});
itWritesToNoOtherRecord('forbidden', () => start({ locked: [3] }), {
  lost: { type: 'res.partner', id: '3' },
  problem: { code: 'crm-no-right', words: "You are not allowed to access 'res.partner' records." },
});
itMakesNoEntryAgain(start);
itObeysARateLimit(start, 5_000);

describe('contacts', () => {
  async function start(given: Partial<OdooOptions> = {}) {
    const crm = await startFake('odoo', 'k', () =>
      createOdooApi({ ...{ key: 'k', database: 'crm', contacts: [1, 2] }, ...given }),
    );
    return {
      ...crm,
      created: () => crm.api.created.map(({ name, phone: number }) => ({ name, number })),
      failCreating: (fault: Parameters<typeof crm.failNext>[0]) =>
        crm.failNext(fault, /res\.partner\/create$/),
    };
  }

  itCreatesContacts(start);

  itReadsAllPages((written) => {
    const numbers = Object.fromEntries(written.map((each, nth) => [nth + 1, each]));
    return start({ contacts: written.map((_, nth) => nth + 1), numbers });
  });

  itSaysWhyNoContact('contacts may not be read', () => start({ forbidden: ['res.partner'] }), {
    ...{ code: 'crm-no-right', words: 'res.partner' },
  });
  itSaysWhyNoContact('contacts may not be created', () => start({ readOnly: ['res.partner'] }), {
    ...{ code: 'crm-no-right', words: "You are not allowed to access 'res.partner' records." },
  });
});

it('accepts a key that may read contacts and write notes', async () => {
  await expect(testOdoo(odooWith().json2)).resolves.toBeUndefined();
});

it('names what the key may not do', async () => {
  const { json2 } = odooWith({ forbidden: ['mail.message'] });
  await expect(testOdoo(json2)).rejects.toMatchObject({
    problem: { code: 'crm-no-right', words: 'mail.message' },
  });
});

it('says that the key may read contacts, and not write notes on them', async () => {
  const { json2 } = odooWith({ readOnly: ['res.partner'] });
  await expect(testOdoo(json2)).rejects.toMatchObject({
    problem: { code: 'crm-no-right', words: 'res.partner' },
  });
});

it('refuses a wrong key', async () => {
  const { json2 } = odooWith({}, { key: 'no' });
  await expect(testOdoo(json2)).rejects.toMatchObject({ problem: { code: 'crm-unauthorised' } });
});
