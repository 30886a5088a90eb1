import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { SoughtNumber } from '@/lib/crm/connectors/numbers/number-matches';
import type {
  NumberSearch,
  RestClient,
  RestContacts,
  RestRequest,
} from '@/lib/crm/connectors/rest/rest-api';
import {
  createRestContacts,
  describeFound,
  recordsWith,
  searchChecks,
} from '@/lib/crm/connectors/rest/rest-records';
import { ConnectorError } from '@/lib/outbox/connector';
import { soughtNumber } from '@/lib/phone/sought-number';

const get = (path: string): RestRequest => ({ method: 'GET', path });
const recordSchema = z.object({ id: z.string(), numbers: z.array(z.string()) });
const search = (type: string) => ({
  type,
  requests: ({ e164, end }: SoughtNumber) =>
    [e164, end].map(
      (each) =>
        (after = '') =>
          get(`/${type}/${each}${after}`),
    ),
  found: () =>
    z
      .object({ records: z.array(recordSchema), next: z.string().optional() })
      .or(z.array(recordSchema).transform((records) => ({ records }))),
  describe: (wanted: readonly string[]) => get(`/${type}s/${wanted.join()}`),
  described: z.array(z.object({ id: z.string(), name: z.string() })),
});

const numberSearches = [search('contact'), { ...search('company'), isOptional: true }];

/** Answers by the path. */
function answering(answers: Record<string, unknown>) {
  const asked: string[] = [];
  const client: RestClient = async ({ path }, schema) => {
    asked.push(path);
    const answer = answers[path];
    if (answer instanceof Error) throw answer;
    return schema.parse(answer);
  };
  const recordsOf = (number: string) =>
    recordsWith({ numberSearches }, client, soughtNumber(number, 'US'));
  return { client, asked, connector: { recordsOf } };
}

const NUMBER = '+12125550134';
const END = '5550134';
const none = {
  ...{ [`/contact/${NUMBER}`]: [], [`/contact/${END}`]: [] },
  ...{ [`/company/${NUMBER}`]: [], [`/company/${END}`]: [] },
};
const ada = { id: '1', numbers: ['+1 212 555 0134'] };

it('searches all kinds of records in all writings, and lists each once', async () => {
  const found = { [`/contact/${NUMBER}`]: [ada], [`/contact/${END}`]: [ada] };
  const engines = { id: '4', numbers: ['(212) 555-0134'] };
  const { connector } = answering({ ...none, ...found, [`/company/${END}`]: [engines] });
  expect((await connector.recordsOf(NUMBER)).records).toEqual([
    ...[
      { type: 'contact', id: '1' },
      { type: 'company', id: '4' },
    ],
  ]);
});

it('reads further pages, and says if more are left', async () => {
  const pages = { [`/contact/${END}`]: { records: [], next: '/2' } };
  const found = { ...none, ...pages, [`/contact/${END}/2`]: [ada] };
  const { connector } = answering(found);
  const records = [{ type: 'contact', id: '1' }];
  expect(await connector.recordsOf(NUMBER)).toEqual({ records, hasMore: false });
  const endless = { records: [ada], next: '/2' };
  const { connector: other } = answering({ ...found, [`/contact/${END}/2`]: endless });
  expect(await other.recordsOf(NUMBER)).toEqual({ records, hasMore: true });
});

it('marks a record whose number may be another, and leaves out what has another', async () => {
  const others = [
    { id: '2', numbers: ['555-0134'] },
    { id: '3', numbers: ['+1 312 555 0134'] },
  ];
  const { connector } = answering({ ...none, [`/contact/${END}`]: others });
  expect((await connector.recordsOf(NUMBER)).records).toEqual([
    { type: 'contact', id: '2', isUnclear: true },
  ]);
});

it('finds nothing in records that it may not read, if they are optional', async () => {
  const missing = new ConnectorError('unauthorised', 'crm-missing-scope');
  const { connector } = answering({ ...none, [`/company/${NUMBER}`]: missing });
  expect((await connector.recordsOf(NUMBER)).records).toEqual([]);
  const needed = answering({ ...none, [`/contact/${NUMBER}`]: missing }).connector;
  await expect(needed.recordsOf(NUMBER)).rejects.toBe(missing);
});

it('describes records by kind, and asks for no kind that none is of', async () => {
  const { client, asked } = answering({ '/companys/4,5': [{ id: '4', name: 'Engines' }] });
  const records = ['4', '5'].map((id) => ({ type: 'company', id }));
  expect(await describeFound({ numberSearches }, client, records)).toEqual([
    { type: 'company', id: '4', name: 'Engines' },
  ]);
  expect(asked).toEqual(['/companys/4,5']);
});

it('checks by searches that are needed, for a number that none has', () => {
  expect(searchChecks(numberSearches)).toEqual([get('/contact/+10000000')]);
});

describe('createRestContacts', () => {
  const get = (path: string) => ({ method: 'GET', path }) as const;
  const ids = z.array(z.string());
  const contacts: RestContacts = {
    type: 'contact',
    create: ({ name, number }) => get(`/new/${name}/${number}`),
    createdId: z.string(),
    find: (number) => get(`/newest/${number}`),
    found: () => ids,
  };
  const searchOf = (type: string, isOptional: boolean): NumberSearch => ({
    ...{ type, isOptional, requests: () => [() => get(`/${type}/1`), () => get(`/${type}/2`)] },
    found: () => z.object({ records: z.array(z.object({ id: z.string(), numbers: ids })) }),
    ...{ describe: () => get(`/${type}`), described: z.array(z.object({ id: z.string() })) },
  });
  const numberSearches = [searchOf('contact', false), searchOf('company', true)];

  function answering(answers: Record<string, unknown>) {
    const asked: string[] = [];
    const maker = createRestContacts({ contacts, numberSearches }, async ({ path }, schema) => {
      asked.push(path);
      const answer = answers[path];
      if (answer instanceof Error) throw answer;
      return schema.parse(answer);
    });
    return { maker, asked };
  }

  it('looks where a new contact shows soonest, once all records could be searched', async () => {
    const { maker, asked } = answering({ '/newest/+1': ['5', '6'] });
    const found = await maker.find('+1');
    expect(found).toEqual(['5', '6'].map((id) => ({ type: 'contact', id })));
    expect(asked).toEqual(['/company/1', '/newest/+1']);
  });

  it('does not say that there is none if something may not be searched', async () => {
    const { maker } = answering({
      '/company/1': new ConnectorError('unauthorised', 'crm-missing-scope', { words: 'c.read' }),
    });
    await expect(maker.find('+1')).rejects.toMatchObject({ problem: { words: 'c.read' } });
  });

  it('reports that a contact lacks a field', async () => {
    const required = { words: 'Region__c' };
    const { maker } = answering({
      '/new/Ada/+1': new ConnectorError('refused', 'crm-field-required', required),
    });
    const creating = maker.create({ name: 'Ada', number: '+1' });
    const problem = { code: 'crm-contact-field', words: 'Region__c' };
    await expect(creating).rejects.toMatchObject({ kind: 'refused', problem });
  });

  it('creates a contact', async () => {
    const { maker } = answering({ '/new/Ada/+1': '7' });
    const made = await maker.create({ name: 'Ada', number: '+1' });
    expect(made).toEqual({ type: 'contact', id: '7' });
  });
});

it('knows a record by all numbers that its searches tell', async () => {
  const other = { id: '1', numbers: ['+1 312 555 0134'] };
  const { connector } = answering({
    ...none,
    ...{ [`/contact/${NUMBER}`]: [ada], [`/contact/${END}`]: [other] },
  });
  expect((await connector.recordsOf(NUMBER)).records).toEqual([{ type: 'contact', id: '1' }]);
});

it('tells each search which request its answer is for', async () => {
  const told: unknown[] = [];
  const contacts: NumberSearch = {
    ...search('contact'),
    found(after, asked) {
      told.push([after, asked?.nth, asked?.sought.e164]);
      return search('contact').found();
    },
  };
  const { client } = answering({ ...none, [`/contact/${END}`]: { records: [], next: '+' } });
  const sought = soughtNumber(NUMBER, 'US');
  const reading = recordsWith({ numberSearches: [contacts] }, client, sought);
  await expect(reading).rejects.toThrow();
  expect(told).toEqual([
    [undefined, 0, NUMBER],
    [undefined, 1, NUMBER],
    ['+', 1, NUMBER],
  ]);
});

it('describes one record at a time where the CRM can tell only one', async () => {
  const { client, asked } = answering({
    '/contacts/1': [{ id: '1', name: 'Ada' }],
    '/contacts/2': [{ id: '2', name: 'Bob' }],
  });
  const searches = [{ ...search('contact'), describesOne: true as const }];
  const records = ['1', '2'].map((id) => ({ type: 'contact', id }));
  expect(await describeFound({ numberSearches: searches }, client, records)).toEqual([
    { type: 'contact', id: '1', name: 'Ada' },
    { type: 'contact', id: '2', name: 'Bob' },
  ]);
  expect(asked).toEqual(['/contacts/1', '/contacts/2']);
});
