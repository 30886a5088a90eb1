// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { CallRecord } from '@/components/calls/CallRecord';
import type { RecordContext } from '@/lib/calls/model';

afterEach(cleanup);

const url = 'https://acme.pipedrive.com/person/31';
const person: RecordContext = { crm: 'pipedrive', type: 'person', id: '31', url };

function show(record: RecordContext | undefined): string {
  const { container } = render(
    <dl>
      <CallRecord record={record} />
    </dl>,
  );
  return container.textContent ?? '';
}

it('names the record and opens it in a new tab that learns nothing of ours', () => {
  expect(show({ ...person, title: 'Ada Whitfield' })).toContain('Ada Whitfield (Pipedrive)');
  const link = screen.getByRole('link', { name: 'Open record' });
  expect(link.getAttribute('href')).toBe(url);
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});

it('names a record without a title by kind and id', () => {
  expect(show(person)).toContain('person 31 (Pipedrive)');
});

it('has no link to anything but the record of that CRM', () => {
  show({ ...person, url: 'https://evil.example/person/31' });
  expect(screen.queryByRole('link')).toBeNull();
});

it('explains that the page of a CRM named no record', () => {
  expect(show({ crm: 'odoo' })).toContain('Not recognised on this Odoo page');
});

it('says nothing of calls from elsewhere', () => {
  expect(show(undefined)).toBe('');
  expect(show({ objectId: 7, slug: 'mobile_no' })).toBe('');
});
