// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import type { ProblemCode } from '@/lib/problems/problem-codes';
import {
  chooseCrm,
  pressInForm,
  showConnectorForm,
} from '@/test/components/crm/connectors/support/show-form';
import { sampleConnector } from '@/test/outbox/support/deliveries';
import { ok, problem } from '@/test/support/fakes/fake-ask';
import { axeViolationsIn } from '@/test/support/own-pages/axe';

afterEach(cleanup);

it.each<[ProblemCode, string, RegExp]>([
  ['crm-wrong-host', 'Zoho CRM address', /isn't an address of this CRM/],
  ['crm-no-client', 'Client ID', /Enter the client ID/],
  ['crm-no-client-secret', 'Client secret', /Enter the client secret/],
  ['crm-sign-in-refused', 'Code', /refused the sign-in/],
])('says %s at its field, and keeps what was typed', async (code, field, words) => {
  const { container } = showConnectorForm({ 'save-connector': () => problem(code) });
  await chooseCrm('Zoho CRM');
  expect(screen.queryByRole('button', { name: 'Test connection' })).toBeNull();
  const input = screen.getByLabelText<HTMLInputElement>(field);
  fireEvent.input(input, { target: { value: 'typed' } });
  await pressInForm('Connect');
  expect([input.value, input.getAttribute('aria-invalid')]).toEqual(['typed', 'true']);
  const notes = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(notes?.textContent).toMatch(words);
  expect(await axeViolationsIn(container)).toEqual([]);
});

it('shows the callback URL of Salesforce, and signs in with a button of that name', async () => {
  const { container } = showConnectorForm({
    'save-connector': () => problem('crm-sign-in-unfinished'),
  });
  await chooseCrm('Salesforce');
  expect(container.textContent).toContain('https://handset.chromiumapp.org/');
  const input = screen.getByLabelText<HTMLInputElement>('Client ID (consumer key)');
  fireEvent.input(input, { target: { value: '3MVG9' } });
  await pressInForm('Sign in');
  screen.getByText(/The sign-in wasn't completed/);
  expect(input.value).toBe('3MVG9');
  expect(await axeViolationsIn(container)).toEqual([]);
});

it.each([
  ['HubSpot', 'Service key or token', /Fill in “Service key or token”/],
  ['Pipedrive', 'API token', /Fill in “API token”/],
  ['Webhook', 'Signing secret', /Fill in “Signing secret”/],
])('asks for what %s names %s', async (crm, field, words) => {
  showConnectorForm({ 'test-connector': () => problem('crm-no-key') });
  await chooseCrm(crm);
  await pressInForm('Test connection');
  const id = screen.getByLabelText(field).getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(id)?.textContent).toMatch(words);
});

it('asks to sign in where there is no key to enter', async () => {
  const address = 'https://acme.my.salesforce.com';
  const stored = sampleConnector({ id: 'salesforce', address });
  showConnectorForm({ 'test-connector': () => problem('crm-key-again') }, stored);
  await pressInForm('Test connection');
  screen.getByText('Sign in first.');
});

it('asks for access again from the button beside the refusal, and connects', async () => {
  const answers = { 'save-connector': () => ok(null), 'test-connector': () => ok(null) };
  const { ask } = showConnectorForm(answers, undefined, [false, true]);
  fireEvent.input(screen.getByLabelText('Odoo address'), {
    target: { value: 'https://odoo.example.com' },
  });
  await pressInForm('Connect');
  expect(screen.getByRole('status').textContent).toMatch(/isn't allowed to reach your CRM yet/);
  expect(ask.asked).toEqual([]);
  await pressInForm('Allow access');
  expect(ask.asked.map(({ name }) => name)).toEqual([
    ...['save-connector', 'test-connector', 'preview-entry'],
  ]);
});

it('tries again, and signs in again where the CRM has a page for that', async () => {
  const { ask } = showConnectorForm(
    { 'test-connector': () => problem('crm-unreachable') },
    sampleConnector(),
  );
  await pressInForm('Test connection');
  await pressInForm('Try again');
  expect(ask.asked.map(({ name }) => name)).toEqual(['test-connector', 'test-connector']);
  cleanup();
  const stopped = { code: 'crm-sign-in-again' } as const;
  showConnectorForm({}, sampleConnector({ id: 'salesforce', stopped }));
  const remark = within(screen.getByRole('status'));
  remark.getByRole('button', { name: 'Sign in' });
});
