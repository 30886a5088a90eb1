// @vitest-environment happy-dom
import { signal } from '@preact/signals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, expect, it, vi } from 'vitest';
import { ConnectorForm } from '@/components/crm/connectors/ConnectorForm';
import type { StoredConnector } from '@/lib/outbox/model';
import type { ProblemCode } from '@/lib/problems/problem-codes';
import { noPolicy } from '@/lib/settings/policy';
import { createConnectorModel } from '@/lib/state/crm/connector-model';
import { sampleConnector } from '@/test/outbox/support/deliveries';
import { type FakeAnswers, fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';
import { flushPromises } from '@/test/support/fakes/fake-popup';
import { barriersIn } from '@/test/support/own-pages/axe';

afterEach(cleanup);

function show(
  answers: FakeAnswers,
  stored?: StoredConnector,
  grants: boolean[] = [],
  policy = noPolicy,
) {
  const deps = {
    ask: fakeAsk(answers),
    requestOrigins: async () => grants.shift() ?? true,
    watchConnectors: (onChange: (next: readonly StoredConnector[]) => void) =>
      onChange(stored ? [stored] : []),
    redirectUrl: () => 'https://handset.chromiumapp.org/',
    policy: signal(policy),
  };
  const model = createConnectorModel(deps, new AbortController().signal);
  return { ...render(<ConnectorForm model={model} />), ask: deps.ask };
}

async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await flushPromises();
}

async function choose(name: string) {
  const choice = screen.getByLabelText<HTMLSelectElement>('Your CRM');
  choice.selectedIndex = [...choice.options].findIndex(({ text }) => text === name);
  fireEvent.change(choice);
  await flushPromises();
}

it.each<[ProblemCode, string, RegExp]>([
  ['url-empty', 'Odoo address', /Enter the address of your Odoo/],
  ['crm-not-odoo', 'Odoo address', /isn't Odoo 19/],
  ['crm-unauthorised', 'Odoo API key', /refused the key or token/],
  ['crm-no-key', 'Odoo API key', /Fill in “Odoo API key”/],
  ['crm-wrong-database', 'Database', /no database with this name/],
])('says %s at its field', async (code, field, words) => {
  const { container } = show({ 'test-connector': () => problem(code) });
  await press('Test connection');
  const input = screen.getByLabelText(field);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const notes = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(notes?.textContent).toMatch(words);
  expect(await barriersIn(container)).toEqual([]);
});

it('says any other problem below', async () => {
  show({ 'test-connector': () => problem('crm-unreachable') });
  await press('Test connection');
  expect(screen.getByRole('status').textContent).toMatch(/Couldn't reach your CRM/);
});

it('says that it works', async () => {
  show({ 'test-connector': () => ok(null) });
  await press('Test connection');
  screen.getByText('The connection works.');
});

it('never shows the key, only that one is stored, and can disconnect', async () => {
  const { container } = show({ 'remove-connector': () => ok(null) }, sampleConnector());
  const key = screen.getByLabelText<HTMLInputElement>('Odoo API key');
  expect([key.type, key.value]).toEqual(['password', '']);
  screen.getByText('A key is saved. Leave this empty to keep it.');
  expect(screen.getByRole('status').textContent).toMatch(/Connected to .*odoo.example.com/);
  expect(await barriersIn(container)).toEqual([]);
  await press('Disconnect');
});

it('says why logging stopped', () => {
  show({}, sampleConnector({ stopped: { code: 'crm-unauthorised' } }));
  expect(screen.getByRole('status').textContent).toMatch(/Logging stopped. Your CRM refused/);
});

it('says if what was saved does not work yet', async () => {
  show({
    'save-connector': () => ok(null),
    'test-connector': () => problem('crm-no-right'),
  });
  await press('Connect');
  expect(screen.getByRole('status').textContent).toMatch(/Saved, but nothing can be logged yet/);
});

it('asks for what the chosen CRM needs', async () => {
  const { container } = show({ 'test-connector': () => problem('crm-missing-scope') });
  await choose('HubSpot');
  expect(screen.queryByLabelText('Odoo address')).toBeNull();
  await press('Test connection');
  const token = screen.getByLabelText('Service key or token');
  const notes = document.getElementById(token.getAttribute('aria-describedby') ?? '');
  expect(notes?.textContent).toMatch(/lacks a permission/);
  expect(await barriersIn(container)).toEqual([]);
});

it('shows the latest call as a webhook would send it, and what is wrong with the template', async () => {
  const preview = vi.fn(() => ok({ text: '{ "id": "call-1" }', isSample: false }));
  const { container } = show({ 'preview-entry': preview });
  await choose('Webhook');
  await press('Preview');
  screen.getByText('{ "id": "call-1" }');
  expect(await barriersIn(container)).toEqual([]);
  cleanup();
  show({ 'preview-entry': () => problem('crm-template-json') });
  await choose('Webhook');
  await press('Preview');
  expect(screen.getByLabelText('Template').getAttribute('aria-invalid')).toBe('true');
});

it('shows a sample call if the log is empty', async () => {
  show({ 'preview-entry': () => ok({ text: 'Call to Ada', isSample: true }) });
  await press('Preview');
  screen.getByText('A sample call, as it would be logged');
});

it('shows an entry once a test succeeded or the CRM is connected, before the first is sent', async () => {
  const entry = { text: 'Call to Ada\n\nResult__c: –', isSample: false };
  const asked: unknown[] = [];
  const { container } = show({
    'test-connector': () => ok(null),
    'save-connector': () => ok(null),
    'preview-entry': (body) => {
      asked.push(body);
      return ok(entry);
    },
  });
  await choose('HubSpot');
  fireEvent.input(screen.getByLabelText('Result'), { target: { value: 'my_result' } });
  await press('Test connection');
  screen.getByText('The connection works.');
  screen.getByText(/Result__c/);
  expect(asked).toMatchObject([{ connector: 'hubspot', fields: { disposition: 'my_result' } }]);
  expect(await barriersIn(container)).toEqual([]);
  await press('Connect');
  screen.getByText(/Result__c/);
  expect(asked).toHaveLength(2);
});

it('shows no entry after a test that failed', async () => {
  show({
    'test-connector': () => problem('crm-unreachable'),
    'preview-entry': () => ok({ text: 'Call to Ada', isSample: true }),
  });
  await press('Test connection');
  expect(screen.queryByText(/Call to Ada/)).toBeNull();
});

it.each<[ProblemCode, string, RegExp]>([
  ['crm-wrong-host', 'Zoho CRM address', /isn't an address of this CRM/],
  ['crm-no-client', 'Client ID', /Enter the client ID/],
  ['crm-no-client-secret', 'Client secret', /Enter the client secret/],
  ['crm-sign-in-refused', 'Code', /refused the sign-in/],
])('says %s at its field, and keeps what was typed', async (code, field, words) => {
  const { container } = show({ 'save-connector': () => problem(code) });
  await choose('Zoho CRM');
  expect(screen.queryByRole('button', { name: 'Test connection' })).toBeNull();
  const input = screen.getByLabelText<HTMLInputElement>(field);
  fireEvent.input(input, { target: { value: 'typed' } });
  await press('Connect');
  expect([input.value, input.getAttribute('aria-invalid')]).toEqual(['typed', 'true']);
  const notes = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(notes?.textContent).toMatch(words);
  expect(await barriersIn(container)).toEqual([]);
});

it('shows the callback URL of Salesforce, and signs in with a button of that name', async () => {
  const { container } = show({ 'save-connector': () => problem('crm-sign-in-unfinished') });
  await choose('Salesforce');
  expect(container.textContent).toContain('https://handset.chromiumapp.org/');
  const input = screen.getByLabelText<HTMLInputElement>('Client ID (consumer key)');
  fireEvent.input(input, { target: { value: '3MVG9' } });
  await press('Sign in');
  screen.getByText(/The sign-in wasn't completed/);
  expect(input.value).toBe('3MVG9');
  expect(await barriersIn(container)).toEqual([]);
});

it.each([
  ['HubSpot', 'Service key or token', /Fill in “Service key or token”/],
  ['Pipedrive', 'API token', /Fill in “API token”/],
  ['Webhook', 'Signing secret', /Fill in “Signing secret”/],
])('asks for what %s names %s', async (crm, field, words) => {
  show({ 'test-connector': () => problem('crm-no-key') });
  await choose(crm);
  await press('Test connection');
  const id = screen.getByLabelText(field).getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(id)?.textContent).toMatch(words);
});

it('asks to sign in where there is no key to enter', async () => {
  const address = 'https://acme.my.salesforce.com';
  const stored = sampleConnector({ id: 'salesforce', address });
  show({ 'test-connector': () => problem('crm-key-again') }, stored);
  await press('Test connection');
  screen.getByText('Sign in first.');
});

it('says at its field which name cannot be one, and keeps it', async () => {
  const wrong = { code: 'crm-field-name', words: 'my note' } as const;
  const { container } = show({ 'save-connector': () => ({ ok: false, error: wrong }) });
  await choose('Salesforce');
  screen.getByText('Fields in Salesforce');
  const input = screen.getByLabelText<HTMLInputElement>('Note');
  expect(screen.getByLabelText<HTMLInputElement>('Result').value).toBe('CallDisposition');
  fireEvent.input(input, { target: { value: 'my note' } });
  await press('Sign in');
  expect([input.value, input.getAttribute('aria-invalid')]).toEqual(['my note', 'true']);
  const notes = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(notes?.textContent).toMatch(/isn't a valid field name/);
  expect(container.querySelector('details')?.open).toBe(true);
  expect(await barriersIn(container)).toEqual([]);
  fireEvent.input(input, { target: { value: 'my_note' } });
  await flushPromises();
  expect(container.querySelector('details')?.open).toBe(true);
});

it.each<[{ code: ProblemCode; words: string }, RegExp]>([
  [
    { code: 'crm-field-required', words: 'Reason__c' },
    /requires this field of each call.*Reason__c/,
  ],
  [{ code: 'crm-fixed-text', words: 'Reason__c' }, /“=” and a text/],
  [{ code: 'crm-field-missing', words: 'Team__c' }, /Calls have no field with this name/],
])('says at the fixed texts what is to be corrected there: %j', async (wrong, words) => {
  const asked: unknown[] = [];
  const { container } = show({
    'save-connector': (body) => {
      asked.push(body);
      return { ok: false, error: wrong };
    },
  });
  await choose('Salesforce');
  const input = screen.getByLabelText<HTMLTextAreaElement>('Fixed texts');
  fireEvent.input(input, { target: { value: 'Team__c = Sales' } });
  await press('Sign in');
  expect(asked).toMatchObject([{ fields: { fixedTexts: 'Team__c = Sales' } }]);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const notes = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(notes?.textContent).toMatch(words);
  expect(container.querySelector('details')?.open).toBe(true);
  expect(await barriersIn(container)).toEqual([]);
});

it('saves the fields of Salesforce without signing in again', async () => {
  const address = 'https://acme.my.salesforce.com';
  show({}, sampleConnector({ id: 'salesforce', address, clientId: '3MVG9' }));
  expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
  screen.getByRole('button', { name: 'Save' });
});

it('leads from why logging stopped to the field to correct', async () => {
  const { container } = show({}, sampleConnector({ stopped: { code: 'crm-wrong-database' } }));
  await press('Check “Database”');
  expect(document.activeElement).toBe(screen.getByLabelText('Database'));
  expect(await barriersIn(container)).toEqual([]);
});

it('asks for access again from the button beside the refusal, and connects', async () => {
  const answers = { 'save-connector': () => ok(null), 'test-connector': () => ok(null) };
  const { ask } = show(answers, undefined, [false, true]);
  fireEvent.input(screen.getByLabelText('Odoo address'), {
    target: { value: 'https://odoo.example.com' },
  });
  await press('Connect');
  expect(screen.getByRole('status').textContent).toMatch(/isn't allowed to reach your CRM yet/);
  expect(ask.asked).toEqual([]);
  await press('Allow access');
  expect(ask.asked.map(({ name }) => name)).toEqual([
    ...['save-connector', 'test-connector', 'preview-entry'],
  ]);
});

it('tries again, and signs in again where the CRM has a page for that', async () => {
  const { ask } = show({ 'test-connector': () => problem('crm-unreachable') }, sampleConnector());
  await press('Test connection');
  await press('Try again');
  expect(ask.asked.map(({ name }) => name)).toEqual(['test-connector', 'test-connector']);
  cleanup();
  const stopped = { code: 'crm-sign-in-again' } as const;
  show({}, sampleConnector({ id: 'salesforce', stopped }));
  const remark = within(screen.getByRole('status'));
  remark.getByRole('button', { name: 'Sign in' });
});

it('offers when calls are logged, and sends the choice', async () => {
  const asked: unknown[] = [];
  show({
    'save-connector': (body) => {
      asked.push(body);
      return ok(null);
    },
    'test-connector': () => ok(null),
  });
  const choice = screen.getByLabelText<HTMLSelectElement>('Log a call');
  expect([...choice.options].map(({ text }) => text)).toEqual([
    ...['when it is placed', 'when it has ended'],
  ]);
  choice.selectedIndex = 1;
  fireEvent.change(choice);
  await press('Connect');
  expect(asked).toMatchObject([{ logsWhen: 'ended' }]);
});

it('creates contacts only if the rep chose so, and names the permission that Zoho wants for it', async () => {
  const asked: unknown[] = [];
  const { container } = show({
    'save-connector': (body) => {
      asked.push(body);
      return ok(null);
    },
    'test-connector': () => ok(null),
  });
  await press('Connect');
  const creating = screen.getByLabelText<HTMLSelectElement>('If no record has the number');
  expect([...creating.options].map(({ text }) => text)).toEqual([
    ...["don't log the call", 'create a contact'],
  ]);
  await choose('Zoho CRM');
  const scope = 'ZohoCRM.modules.contacts.CREATE';
  expect(container.textContent).not.toContain(scope);
  const zoho = screen.getByLabelText<HTMLSelectElement>('If no record has the number');
  zoho.selectedIndex = 1;
  fireEvent.change(zoho);
  await flushPromises();
  expect(container.textContent).toContain(scope);
  await press('Connect');
  expect(asked[0]).not.toHaveProperty('ifNoRecord');
  expect(asked[1]).toMatchObject({ connector: 'zoho', ifNoRecord: 'create' });
  await choose('Webhook');
  expect(screen.queryByLabelText('If no record has the number')).toBeNull();
});

it('leaves no choice if an administrator decided about contacts', async () => {
  const asked: unknown[] = [];
  const save = (body: unknown) => {
    asked.push(body);
    return ok(null);
  };
  const answers = { 'save-connector': save, 'test-connector': () => ok(null) };
  const { container } = show(answers, sampleConnector(), [], { ...noPolicy, ifNoRecord: 'create' });
  const choice = screen.getByLabelText<HTMLSelectElement>('If no record has the number');
  expect([...choice.options].map(({ text }) => text)).toEqual(['create a contact']);
  expect(container.textContent).toContain('Set by your administrator.');
  await press('Save');
  expect(asked).toMatchObject([{ ifNoRecord: 'create' }]);
  expect(await barriersIn(container)).toEqual([]);
});
