// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { CallSourcePage } from '@/components/calls/details/CallDetails';
import type { Call } from '@/lib/calls/model';

afterEach(cleanup);

const url = 'https://acme.pipedrive.com/person/31';

function show(call: Pick<Call, 'sourcePage' | 'record'>): string {
  const { container } = render(
    <dl>
      <CallSourcePage {...call} />
    </dl>,
  );
  return container.textContent ?? '';
}

it('names the page with its host, and opens it in a new tab that learns nothing of ours', () => {
  const title = '<b>Contacts</b>';
  expect(show({ sourcePage: { url, title } })).toContain(`${title} (acme.pipedrive.com)`);
  const link = screen.getByRole('link', { name: 'Open page' });
  expect(link.getAttribute('href')).toBe(url);
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
});

it('names a page without a title by its host', () => {
  expect(show({ sourcePage: { url } })).toContain('acme.pipedrive.com ');
});

it('is silent where the record is the page, and where no page is known', () => {
  const record = { crm: 'pipedrive', type: 'person', id: '31', url };
  expect(show({ sourcePage: { url }, record })).toBe('');
  expect(show({})).toBe('');
  expect(show({ sourcePage: { url: 'https://acme.pipedrive.com/leads/' }, record })).not.toBe('');
});
