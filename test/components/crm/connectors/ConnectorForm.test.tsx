// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import type { ProblemCode } from '@/lib/problems/problem-codes';
import { noPolicy, parsePolicy } from '@/lib/settings/policy';
import {
  chooseCrm,
  pressInForm,
  showConnectorForm,
} from '@/test/components/crm/connectors/support/show-form';
import { sampleConnector } from '@/test/outbox/support/deliveries';
import { ok, problem } from '@/test/support/fakes/fake-ask';
import { flushPromises } from '@/test/support/fakes/fake-popup';
import { axeViolationsIn } from '@/test/support/own-pages/axe';

afterEach(cleanup);

it.each<[ProblemCode, string, RegExp]>([
  ['url-empty', 'Odoo address', /Enter your Odoo address/],
  ['crm-not-odoo', 'Odoo address', /isn't Odoo 19/],
  ['crm-unauthorised', 'Odoo API key', /refused the key or token/],
  ['crm-no-key', 'Odoo API key', /Fill in “Odoo API key”/],
  ['crm-wrong-database', 'Database', /no database with this name/],
])('says %s at its field', async (code, field, words) => {
  const { container } = showConnectorForm({ 'test-connector': () => problem(code) });
  await pressInForm('Test connection');
  const input = screen.getByLabelText(field);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const notes = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(notes?.textContent).toMatch(words);
  expect(await axeViolationsIn(container)).toEqual([]);
});

it('says any other problem below', async () => {
  showConnectorForm({ 'test-connector': () => problem('crm-unreachable') });
  await pressInForm('Test connection');
  expect(screen.getByRole('status').textContent).toMatch(/Couldn't reach your CRM/);
});

it('says that it works', async () => {
  showConnectorForm({ 'test-connector': () => ok(null) });
  await pressInForm('Test connection');
  screen.getByText('The connection works.');
});

it('never shows the key, only that one is stored, and can disconnect', async () => {
  const { container } = showConnectorForm(
    { 'remove-connector': () => ok(null) },
    sampleConnector(),
  );
  const key = screen.getByLabelText<HTMLInputElement>('Odoo API key');
  expect([key.type, key.value]).toEqual(['password', '']);
  screen.getByText('A key is saved. Leave this empty to keep it.');
  expect(screen.getByRole('status').textContent).toMatch(/Connected to .*odoo.example.com/);
  expect(await axeViolationsIn(container)).toEqual([]);
  await pressInForm('Disconnect');
});

it('says why logging stopped', () => {
  showConnectorForm({}, sampleConnector({ stopped: { code: 'crm-unauthorised' } }));
  expect(screen.getByRole('status').textContent).toMatch(/Logging stopped. Your CRM refused/);
});

it('says if what was saved does not work yet', async () => {
  showConnectorForm({
    'save-connector': () => ok(null),
    'test-connector': () => problem('crm-no-right'),
  });
  await pressInForm('Connect');
  expect(screen.getByRole('status').textContent).toMatch(/Saved, but nothing can be logged yet/);
});

it('asks for what the chosen CRM needs', async () => {
  const { container } = showConnectorForm({ 'test-connector': () => problem('crm-missing-scope') });
  await chooseCrm('HubSpot');
  expect(screen.queryByLabelText('Odoo address')).toBeNull();
  await pressInForm('Test connection');
  const token = screen.getByLabelText('Service key or token');
  const notes = document.getElementById(token.getAttribute('aria-describedby') ?? '');
  expect(notes?.textContent).toMatch(/is missing a permission.*here again/);
  expect(await axeViolationsIn(container)).toEqual([]);
});

it('says at its field which name cannot be one, and keeps it', async () => {
  const wrong = { code: 'crm-field-name', words: 'my note' } as const;
  const { container } = showConnectorForm({
    'save-connector': () => ({ ok: false, error: wrong }),
  });
  await chooseCrm('Salesforce');
  screen.getByText('Fields in Salesforce');
  const input = screen.getByLabelText<HTMLInputElement>('Note');
  expect(screen.getByLabelText<HTMLInputElement>('Disposition').value).toBe('CallDisposition');
  fireEvent.input(input, { target: { value: 'my note' } });
  await pressInForm('Sign in');
  expect([input.value, input.getAttribute('aria-invalid')]).toEqual(['my note', 'true']);
  const notes = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(notes?.textContent).toMatch(/isn't a valid field name/);
  expect(container.querySelector('details')?.open).toBe(true);
  expect(await axeViolationsIn(container)).toEqual([]);
  fireEvent.input(input, { target: { value: 'my_note' } });
  await flushPromises();
  expect(container.querySelector('details')?.open).toBe(true);
});

it.each<[{ code: ProblemCode; words: string }, RegExp]>([
  [
    { code: 'crm-field-required', words: 'Reason__c' },
    /requires this field for every call.*Reason__c/,
  ],
  [{ code: 'crm-fixed-text', words: 'Reason__c' }, /“=” and a value/],
  [
    { code: 'crm-field-missing', words: 'Team__c' },
    /Calls in your CRM have no field with this name/,
  ],
])('says at the fixed texts what is to be corrected there: %j', async (wrong, words) => {
  const asked: unknown[] = [];
  const { container } = showConnectorForm({
    'save-connector': (body) => {
      asked.push(body);
      return { ok: false, error: wrong };
    },
  });
  await chooseCrm('Salesforce');
  const input = screen.getByLabelText<HTMLTextAreaElement>('Fixed values');
  fireEvent.input(input, { target: { value: 'Team__c = Sales' } });
  await pressInForm('Sign in');
  expect(asked).toMatchObject([{ fields: { fixedTexts: 'Team__c = Sales' } }]);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const notes = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(notes?.textContent).toMatch(words);
  expect(container.querySelector('details')?.open).toBe(true);
  expect(await axeViolationsIn(container)).toEqual([]);
});

it('saves the fields of Salesforce without signing in again', async () => {
  const address = 'https://acme.my.salesforce.com';
  showConnectorForm({}, sampleConnector({ id: 'salesforce', address, clientId: '3MVG9' }));
  expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
  screen.getByRole('button', { name: 'Save' });
});

it('leads from why logging stopped to the field to correct', async () => {
  const { container } = showConnectorForm(
    {},
    sampleConnector({ stopped: { code: 'crm-wrong-database' } }),
  );
  await pressInForm('Check “Database”');
  expect(document.activeElement).toBe(screen.getByLabelText('Database'));
  expect(await axeViolationsIn(container)).toEqual([]);
});

it('offers when calls are logged, and sends the choice', async () => {
  const asked: unknown[] = [];
  showConnectorForm({
    'save-connector': (body) => {
      asked.push(body);
      return ok(null);
    },
    'test-connector': () => ok(null),
  });
  const choice = screen.getByLabelText<HTMLSelectElement>('Log a call');
  expect([...choice.options].map(({ text }) => text)).toEqual([
    ...['when the service accepts it', 'when it ends'],
  ]);
  choice.selectedIndex = 1;
  fireEvent.change(choice);
  await pressInForm('Connect');
  expect(asked).toMatchObject([{ logsWhen: 'ended' }]);
});

it('creates contacts only if the rep chose so, and names the permission that Zoho wants for it', async () => {
  const asked: unknown[] = [];
  const { container } = showConnectorForm({
    'save-connector': (body) => {
      asked.push(body);
      return ok(null);
    },
    'test-connector': () => ok(null),
  });
  await pressInForm('Connect');
  const creating = screen.getByLabelText<HTMLSelectElement>('If no record has the number');
  expect([...creating.options].map(({ text }) => text)).toEqual([
    ...["don't log the call", 'create a contact'],
  ]);
  await chooseCrm('Zoho CRM');
  const scope = 'ZohoCRM.modules.contacts.CREATE';
  expect(container.textContent).not.toContain(scope);
  const zoho = screen.getByLabelText<HTMLSelectElement>('If no record has the number');
  zoho.selectedIndex = 1;
  fireEvent.change(zoho);
  await flushPromises();
  expect(container.textContent).toContain(scope);
  await pressInForm('Connect');
  expect(asked[0]).not.toHaveProperty('ifNoRecord');
  expect(asked[1]).toMatchObject({ connector: 'zoho', ifNoRecord: 'create' });
  await chooseCrm('Webhook');
  expect(screen.queryByLabelText('If no record has the number')).toBeNull();
});

it('leaves no choice if an administrator decided about contacts', async () => {
  const asked: unknown[] = [];
  const save = (body: unknown) => {
    asked.push(body);
    return ok(null);
  };
  const answers = { 'save-connector': save, 'test-connector': () => ok(null) };
  const { container } = showConnectorForm(answers, sampleConnector(), [], {
    ...noPolicy,
    ifNoRecord: 'create',
  });
  const choice = screen.getByLabelText<HTMLSelectElement>('If no record has the number');
  expect([...choice.options].map(({ text }) => text)).toEqual(['create a contact']);
  expect(container.textContent).toContain('Set by your administrator.');
  await pressInForm('Save');
  expect(asked).toMatchObject([{ ifNoRecord: 'create' }]);
  expect(await axeViolationsIn(container)).toEqual([]);
});

it('fills in what an administrator says of a CRM, and lets no other be chosen once that is fixed', async () => {
  const connectors = [{ connector: 'odoo', address: 'https://odoo.example.com' }];
  showConnectorForm({}, undefined, [], parsePolicy({ connectors }));
  const address = () => screen.getByLabelText<HTMLInputElement>('Odoo address');
  expect(address().value).toBe('https://odoo.example.com');
  expect(address().closest('fieldset')).toBeNull();
  cleanup();
  const asked: unknown[] = [];
  const policy = parsePolicy({ connectors, locked: ['connectors'] });
  const stored = sampleConnector({ address: 'https://other.example.com' });
  const save = (body: unknown) => {
    asked.push(body);
    return ok(null);
  };
  showConnectorForm(
    { 'save-connector': save, 'test-connector': () => ok(null) },
    stored,
    [],
    policy,
  );
  expect(address().closest('fieldset')?.disabled).toBe(true);
  expect(screen.getByLabelText<HTMLSelectElement>('Your CRM').options).toHaveLength(1);
  fireEvent.input(screen.getByLabelText('Odoo API key'), { target: { value: 'k' } });
  await pressInForm('Save');
  expect(asked).toMatchObject([{ address: 'https://odoo.example.com', key: 'k' }]);
});

it.each(['HubSpot', 'Salesforce', 'Pipedrive', 'Zoho CRM'])(
  'says that %s itself was never tried',
  async (crm) => {
    showConnectorForm({});
    expect(screen.queryByText(/Tried so far on a simulated/)).toBeNull();
    await chooseCrm(crm);
    screen.getByText(new RegExp(`Tried so far on a simulated ${crm}`));
  },
);
