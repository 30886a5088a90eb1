import { expect, it } from 'vitest';
import { z } from 'zod';
import type { NumberSearch, RestContacts } from '@/lib/crm/connectors/rest/rest-api';
import { createRestContacts } from '@/lib/crm/connectors/rest/rest-contacts';
import { ConnectorError } from '@/lib/outbox/connector-error';

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
