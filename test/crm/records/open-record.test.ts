import { expect, it } from 'vitest';
import { openRecord } from '@/lib/crm/records/open-record';
import { fakeTabs, PERSON } from '@/test/crm/support/fake-tabs';

const { url } = PERSON;

it('opens the record in a new tab', async () => {
  const tabs = fakeTabs([{ id: 1, url: 'https://acme.pipedrive.com/person/3' }, { id: 2 }]);
  expect(await openRecord(tabs, PERSON)).toBe(true);
  expect(tabs.log).toEqual([`open ${url}`]);
});

it('goes to the tab that already shows the record, even if its address has more parameters', async () => {
  const tabs = fakeTabs([
    { id: 1, url: 'https://other.pipedrive.com/person/31' },
    { id: 2, url: `${url}?from=list#notes` },
  ]);
  await openRecord(tabs, PERSON);
  expect(tabs.log).toEqual(['focus 2']);
});

it('opens a new tab if the tab that showed the record was closed meanwhile', async () => {
  const tabs = fakeTabs([{ id: 2, url }], [2]);
  expect(await openRecord(tabs, PERSON)).toBe(true);
  expect(tabs.log).toEqual(['focus 2', `open ${url}`]);
});

it.each([
  undefined,
  { crm: 'pipedrive' },
  { ...PERSON, url: 'https://evil.example/person/31' },
  { ...PERSON, url: 'javascript:alert(1)' },
  { ...PERSON, url: 'https://acme.pipedrive.com/person/32' },
])('opens nothing for %j', async (record) => {
  const tabs = fakeTabs([]);
  expect(await openRecord(tabs, record)).toBe(false);
  expect(tabs.log).toEqual([]);
});
