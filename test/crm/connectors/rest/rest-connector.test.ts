import { expect, it } from 'vitest';
import { z } from 'zod';
import type { RestApi, RestClient, RestRequest } from '@/lib/crm/connectors/rest/rest-api';
import { checkRestApi, createRestConnector } from '@/lib/crm/connectors/rest/rest-connector';
import { ConnectorError } from '@/lib/outbox/connector';
import { americanRep } from '@/test/crm/support/american-rep';
import { sampleEntry } from '@/test/outbox/support/deliveries';

const get = (path: string): RestRequest => ({ method: 'GET', path });
const ids = z.array(z.string());
const api: RestApi = {
  headers: {},
  create: () => get('/create'),
  createdId: z.string(),
  find: (marker, _, after = '') => get(`/find/${marker}${after}`),
  found: () => z.object({ ids, next: z.string().optional() }),
  change: (id) => get(`/change/${id}`),
  remove: (id) => get(`/remove/${id}`),
  numberSearches: [],
  nameSearches: [],
  contacts: {
    type: 'contact',
    create: () => get('/contact'),
    createdId: z.string(),
    find: () => get('/contacts'),
    found: () => ids,
  },
  checks: [get('/check/1'), get('/check/2')],
  refusal: () => new ConnectorError('refused', 'crm-refused'),
};

/** A client that answers by the path. */
function answering(answers: Record<string, unknown>) {
  const asked: string[] = [];
  const client: RestClient = async ({ path }, schema) => {
    asked.push(path);
    const answer = answers[path];
    if (answer instanceof Error) throw answer;
    return schema.parse(answer);
  };
  return { client, asked, connector: createRestConnector(americanRep, api, client) };
}

const gone = new ConnectorError('refused', 'crm-record-gone');

it('changes an entry by its id, because a search may not find it yet', async () => {
  const { connector, asked } = answering({});
  expect(await connector.replace('m', sampleEntry, '7')).toBe(true);
  expect(asked).toEqual(['/change/7']);
  const without = answering({ '/change/7': gone }).connector;
  expect(await without.replace('m', sampleEntry, '7')).toBe(false);
});

it('removes all entries with the marker if the id is not known', async () => {
  const { connector, asked } = answering({ '/find/m': { ids: ['1', '2'] }, '/remove/1': gone });
  await connector.remove('m', undefined, sampleEntry);
  expect(asked).toEqual(['/find/m', '/remove/1', '/remove/2']);
});

it('rejects, and never throws, if an entry cannot be written', async () => {
  const create = () => {
    throw gone;
  };
  const failing = { ...api, create };
  const connector = createRestConnector(americanRep, failing, answering({}).client);
  await expect(connector.create({ type: 'x', id: '1' }, 'm', sampleEntry)).rejects.toBe(gone);
});

it('checks with all requests; what is not there is no problem', async () => {
  const { client, asked } = answering({ '/check/1': gone });
  await checkRestApi(api, client);
  expect(asked).toEqual(['/check/1', '/check/2']);
});

it('looks through the pages until it finds the entry, and does not take the last for the end', async () => {
  const pages = { '/find/m': { ids: [], next: '2' }, '/find/m2': { ids: ['7'], next: '3' } };
  const { connector, asked } = answering(pages);
  expect(await connector.find('m', sampleEntry)).toBe('7');
  expect(asked).toEqual(['/find/m', '/find/m2']);
  const endless = { '/find/m': { ids: [], next: '2' }, '/find/m2': { ids: [], next: '2' } };
  const searching = answering(endless).connector.find('m', sampleEntry);
  await expect(searching).rejects.toMatchObject({ kind: 'no-answer' });
});
