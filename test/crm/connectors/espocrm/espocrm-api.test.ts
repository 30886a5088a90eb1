import { expect, it } from 'vitest';
import { itKeepsTheContract, newMarker } from '@/test/crm/connectors/contract/contract';
import {
  itMakesNoEntryAgain,
  itWritesToNoOtherRecord,
} from '@/test/crm/connectors/contract/lost-records';
import { itObeysARateLimit } from '@/test/crm/connectors/contract/rate-limits';
import { sampleEntry } from '@/test/outbox/support/deliveries';
import { espocrmId, startEspocrm as start, ESPOCRM_CONTACT as target } from './support/espocrm';

itKeepsTheContract(start);
itObeysARateLimit(start, 2_000);

it('makes a call that was held, of the API user, with its times in UTC', async () => {
  const { open, api } = await start();
  const { connector } = open();
  const facts = { ...sampleEntry.facts, durationSeconds: undefined };
  const id = await connector.create(target, newMarker(), { ...sampleEntry, facts });
  const timeAt = (ms: number) => new Date(ms).toISOString().slice(0, 19).replace('T', ' ');
  expect(api.calls).toMatchObject([
    {
      ...{ name: 'Call to Ada', status: 'Held', direction: 'Outbound' },
      ...{ dateStart: timeAt(facts.startedAt), dateEnd: timeAt(facts.startedAt) },
      ...{ assignedUserId: '6b0ac5403f976c715', parentType: 'Contact', parentId: target.id },
    },
  ]);
  expect(await connector.replace('m', sampleEntry, id)).toBe(true);
  const end = facts.startedAt + 1000 * (sampleEntry.facts.durationSeconds ?? 0);
  expect(api.calls[0]?.dateEnd).toBe(timeAt(end));
});

it('keeps a name free of characters that EspoCRM refuses', async () => {
  const { open, api } = await start();
  const { connector } = open();
  for (const title of ['<b>Ada</b> = me', '<<>>', `${'a'.repeat(254)}😀`])
    await connector.create(target, newMarker(), { ...sampleEntry, title });
  expect(api.calls.map(({ name }) => name)).toEqual(['b Ada /b me', '…', 'a'.repeat(254)]);
});

it.each(['Lead', 'Account', 'Opportunity', 'Case'] as const)(
  'logs on a record of type %s',
  async (type) => {
    const id = espocrmId(5);
    const { open, api } = await start({ records: [{ entity: type, id }] });
    await open().connector.create({ type, id }, 'm', sampleEntry);
    const people = type === 'Lead' ? { leadsIds: [id] } : {};
    expect(api.calls).toMatchObject([{ parentType: type, parentId: id, ...people }]);
    expect(api.calls[0]?.contactsIds).toBeUndefined();
  },
);

it('says that it works, and which access the role of the API user lacks', async () => {
  await (await start()).open().test();
  const wrongKey = (await start({ key: 'other' })).open().test();
  await expect(wrongKey).rejects.toMatchObject({
    ...{ kind: 'unauthorised', problem: { code: 'crm-unauthorised' } },
  });
  for (const [denied, words] of [
    ['Call', 'Call: create'],
    ['Contact', 'Contact'],
  ]) {
    const testing = (await start({ denied: [denied ?? ''] })).open().test();
    await expect(testing).rejects.toMatchObject({ problem: { code: 'crm-missing-scope', words } });
  }
  await (await start({ denied: ['Lead', 'Account'] })).open().test();
});

it('names the access to calls that is missing, when it is tested and when a call is logged', async () => {
  const crm = (await start({ denied: ['Call POST'] })).open();
  const missing = {
    ...{ kind: 'unauthorised', problem: { code: 'crm-missing-scope', words: 'Call: create' } },
  };
  await expect(crm.test()).rejects.toMatchObject(missing);
  await expect(crm.connector.create(target, 'm', sampleEntry)).rejects.toMatchObject(missing);
});

it('says why EspoCRM refused an entry', async () => {
  const { connector } = (await start({ requiredFields: ['reason'] })).open();
  await expect(connector.create(target, 'm', sampleEntry)).rejects.toMatchObject({
    ...{ kind: 'refused', problem: { code: 'crm-field-required', words: 'reason' } },
  });
  const wrong = connector.create({ type: 'Document', id: '8' }, 'm', sampleEntry);
  await expect(wrong).rejects.toMatchObject({ problem: { code: 'crm-wrong-type' } });
});

const withEntries = async (given: Parameters<typeof start>[0] = {}) => {
  const records = [7, 8].map((nth) => ({ entity: 'Contact' as const, id: espocrmId(nth) }));
  const crm = await start({ records, ...given });
  return { ...crm, entries: () => crm.api.calls };
};

itWritesToNoOtherRecord('deleted, or merged into another', withEntries, {
  ...{ lost: { type: 'Contact', id: espocrmId(9) }, problem: { code: 'crm-record-gone' } },
});
itWritesToNoOtherRecord('forbidden', () => withEntries({ forbidden: [espocrmId(8)] }), {
  lost: { type: 'Contact', id: espocrmId(8) },
  problem: { code: 'crm-no-right', words: 'cannotRelateForbidden' },
});
itMakesNoEntryAgain(withEntries);
