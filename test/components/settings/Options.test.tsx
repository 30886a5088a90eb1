// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, expect, it, vi } from 'vitest';
import { Options } from '@/components/settings/Options';
import type { StoredConnector } from '@/lib/outbox/model';
import type { ProblemCode } from '@/lib/problems/problem-codes';
import type { Settings } from '@/lib/settings/table';
import { createOptionsModel, type OptionsDeps } from '@/lib/state/options/options-model';
import { type FakeAnswers, fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';
import { fakeSettings, flushPromises } from '@/test/support/fakes/fake-popup';
import { barriersIn } from '@/test/support/own-pages/axe';
import { samplePreview } from '@/test/support/own-pages/own-samples';

afterEach(cleanup);

interface Given {
  settings?: Partial<Settings>;
  answers?: FakeAnswers;
  everywhere?: boolean;
  /** Match patterns that the browser grants. */
  origins?: string[];
  /** The browser keeps what it is asked to remove. */
  keepsOrigins?: boolean;
  full?: boolean;
  /** What the browser answers to each request for access; yes after the last. */
  granted?: boolean[];
  /** The connected CRM. */
  connector?: StoredConnector;
}

async function show({
  settings = {},
  answers = {},
  everywhere = false,
  origins = [],
  keepsOrigins = false,
  full = false,
  granted = [],
  connector,
}: Given = {}) {
  let connectorChanged: (stored: readonly StoredConnector[]) => void = () => undefined;
  const watchConnectors: OptionsDeps['watchConnectors'] = (onChange) => {
    connectorChanged = onChange;
    onChange(connector ? [connector] : []);
  };
  let grants = origins;
  let grantsChanged = () => {};
  const setGrants = (next: string[]) => {
    grants = next;
    grantsChanged();
    return flushPromises();
  };
  const requestOrigins = vi.fn(async (_patterns: string[]) => granted.shift() ?? true);
  const ended = new AbortController().signal;
  const ask = fakeAsk({
    'number-texts': ({ e164s }) => ok(e164s),
    preview: () => ok(samplePreview()),
    ...answers,
  });
  const model = createOptionsModel(
    {
      ask,
      settings: fakeSettings(ended, settings, full),
      diagnostics: { read: async () => undefined, copy: async () => undefined },
      allSites: ['http://*/*', 'https://*/*'],
      hasOrigins: async () => everywhere,
      grantedOrigins: async () => grants,
      removeOrigins: async (patterns) => {
        if (!keepsOrigins) grants = grants.filter((pattern) => !patterns.includes(pattern));
        return !keepsOrigins;
      },
      onGrantsChanged: (react) => {
        grantsChanged = react;
      },
      requestOrigins,
      watchConnectors,
      redirectUrl: () => 'https://handset.chromiumapp.org/',
    },
    ended,
  );
  const { container } = render(<Options model={model} />);
  await flushPromises();
  return { ask, model, container, requestOrigins, setGrants, connectorChanged };
}

const section = (name: string) => within(screen.getByRole('region', { name }));

function press(name: string, where = 'Connection') {
  fireEvent.click(section(where).getByRole('button', { name }));
  return flushPromises();
}

it('never shows the token, only that one is stored', async () => {
  await show();
  const token = screen.getByLabelText<HTMLInputElement>('API token');
  expect([token.type, token.value]).toEqual(['password', '']);
  screen.getByText('A token is saved. Leave this empty to keep it.');
});

it('shows beside the field what is wrong with the URL, and keeps it', async () => {
  await show({ answers: { 'test-connection': () => problem('url-not-https') } });
  const address = screen.getByLabelText<HTMLInputElement>('Service URL');
  fireEvent.input(address, { target: { value: 'http://voice.example.com' } });
  await press('Test connection');
  const notes = document.getElementById(address.getAttribute('aria-describedby') ?? '');
  expect(notes?.textContent).toMatch(/must start with https/);
  expect(address.getAttribute('aria-invalid')).toBe('true');
  expect(address.value).toBe('http://voice.example.com');
});

it('says in words how a test ended', async () => {
  const results: ProblemCode[] = ['unreachable', 'not-the-service'];
  await show({
    answers: {
      'test-connection': () => {
        const code = results.shift();
        return code ? problem(code) : ok(null);
      },
    },
  });
  await press('Test connection');
  section('Connection').getByText(/Couldn't reach the service/);
  await press('Test connection');
  section('Connection').getByText(/Something answered, but it isn't/);
  await press('Test connection');
  section('Connection').getByText('Connected. The service accepted your API token.');
});

it('shows which URL a text without a scheme is understood as, and uses it', async () => {
  const { ask } = await show({ answers: { 'test-connection': () => ok(null) } });
  const address = screen.getByLabelText<HTMLInputElement>('Service URL');
  fireEvent.input(address, { target: { value: 'voice.example.net' } });
  await flushPromises();
  const notes = document.getElementById(address.getAttribute('aria-describedby') ?? '');
  expect(notes?.textContent).toContain('https://voice.example.net');
  await press('Test connection');
  expect(ask.asked.at(-1)?.body).toMatchObject({ baseUrl: 'https://voice.example.net' });
  expect(address.value).toBe('voice.example.net');
});

it.each([
  ['unauthorised', 'API token', /refused this token/],
  ['no-token', 'API token', /Enter your API token/],
  ['url-invalid', 'Service URL', /isn't a valid URL/],
] as const)('puts the focus into the field to correct after %s', async (code, label, words) => {
  await show({ answers: { 'test-connection': () => problem(code) } });
  await press('Test connection');
  const field = screen.getByLabelText(label);
  expect(document.activeElement).toBe(field);
  const notes = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(notes?.textContent).toMatch(words);
});

it.each([
  'unreachable',
  'not-the-service',
  'timeout',
  'server-error',
  'rate-limited',
  'refused',
  'host-not-granted',
  'no-answer',
  'unreadable',
] as const)('gives a next step after %s, and never sends the rep to Options', async (code) => {
  await show({ answers: { 'test-connection': () => problem(code) } });
  await press('Test connection');
  const result = section('Connection').getByRole('status');
  expect(within(result).getAllByRole('button')).toHaveLength(1);
  expect(result.textContent).not.toMatch(/Options|No call was made/);
});

it('moves the focus to the service URL if nothing answers there', async () => {
  await show({ answers: { 'test-connection': () => problem('unreachable') } });
  await press('Test connection');
  await press('Check the service URL');
  expect(document.activeElement).toBe(screen.getByLabelText('Service URL'));
});

it('asks for access again from the button beside the refusal', async () => {
  const { requestOrigins, ask } = await show({
    answers: { 'save-connection': () => ok(null), 'test-connection': () => ok(null) },
    granted: [false, true],
  });
  await press('Save');
  section('Connection').getByText(/allowed to reach this service/);
  await press('Allow access');
  expect(requestOrigins).toHaveBeenCalledTimes(2);
  expect(ask.asked.map(({ name }) => name)).toContain('save-connection');
  section('Connection').getByText(/^Saved\. /);
});

it('keeps the header that carries the token under Advanced', async () => {
  await show();
  const header = screen.getByLabelText(/^Auth header/);
  const advanced = header.closest('details');
  expect(advanced?.open).toBe(false);
  expect(advanced?.querySelector('summary')?.textContent).toBe('Advanced');
});

it('lists what is still to set up, with a link to each, until all is set up', async () => {
  const { model } = await show({
    settings: { baseUrl: '', hasToken: false, dids: [], ownNumbers: [] },
  });
  const steps = () => section('Set up Handset').getAllByRole('listitem');
  expect(steps().map((step) => step.textContent)).toEqual([
    expect.stringMatching(/^Connect your service.*API token/),
    expect.stringMatching(/^Add your number/),
    expect.stringMatching(/^Add (a )?caller ID.*A DID is a phone number/),
  ]);
  await press('Connect your service', 'Set up Handset');
  expect(document.activeElement?.id).toBe('base-url');
  await press('Add your number', 'Set up Handset');
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('own-numbers-number'));
  fireEvent.input(document.activeElement as Element, { target: { value: '(212)' } });
  await press('Add your number', 'Set up Handset');
  expect(document.getElementById('own-numbers-number')).toHaveProperty('value', '(212)');
  await model.settings.write('dids', [{ e164: '+16465550110', label: '' }]);
  await flushPromises();
  expect(steps()[2]?.textContent).toMatch(/Done/);
  await model.settings.write('ownNumbers', [{ e164: '+12125550199', label: '' }]);
  await model.settings.write('baseUrl', 'https://voice.example.com');
  await model.settings.write('hasToken', true);
  await flushPromises();
  expect(screen.queryByRole('region', { name: 'Set up Handset' })).toBeNull();
});

it('adds a number in any format, and says that it is saved', async () => {
  const { model } = await show();
  await press('Add', 'Your numbers');
  const form = section('Your numbers');
  const number = form.getByLabelText<HTMLInputElement>('Number');
  expect(document.activeElement).toBe(number);
  fireEvent.input(number, { target: { value: '(212) 555-0134' } });
  fireEvent.submit(number.closest('form') as HTMLFormElement);
  await flushPromises();
  expect(model.settings.value.value?.ownNumbers.at(-1)?.e164).toBe('+12125550134');
  form.getByText('Saved');
});

it('shows beside a number what is wrong with it, and keeps what was typed', async () => {
  await show({
    answers: { preview: () => ok({ formatted: '12', problem: { code: 'too-short' } }) },
  });
  await press('Add', 'Caller IDs');
  const number = section('Caller IDs').getByLabelText<HTMLInputElement>('Number');
  fireEvent.input(number, { target: { value: '12' } });
  section('Caller IDs').getByRole('button', { name: 'Add' }).focus();
  fireEvent.submit(number.closest('form') as HTMLFormElement);
  await flushPromises();
  section('Caller IDs').getByText('This number is too short.');
  expect(number.value).toBe('12');
  expect(document.activeElement).toBe(number);
});

it('orders and removes numbers', async () => {
  const { model } = await show();
  await press('Move +12125550198 up', 'Your numbers');
  expect(model.settings.value.value?.ownNumbers[0]?.label).toBe('Mobile');
  await press('Remove +12125550198', 'Your numbers');
  expect(model.settings.value.value?.ownNumbers.map(({ label }) => label)).toEqual(['Desk']);
});

it.each([
  ['Call limit', 'callsPerMinute', 12],
  ['Check for recordings every', 'followSeconds', 600],
] as const)('keeps “%s”', async (label, key, value) => {
  const { model } = await show();
  const field = screen.getByLabelText(label);
  fireEvent.input(field, { target: { value: String(value) } });
  fireEvent.blur(field);
  await flushPromises();
  expect(model.settings.value.value?.[key]).toBe(value);
  fireEvent.input(field, { target: { value: '0' } });
  fireEvent.blur(field);
  await flushPromises();
  section('Calling').getByText(/^Enter a whole number from/);
  expect(model.settings.value.value?.[key]).toBe(value);
});

it('keeps a number when typing pauses', async () => {
  const { model } = await show();
  fireEvent.input(screen.getByLabelText('Countdown before each call'), { target: { value: '7' } });
  await vi.waitFor(() => expect(model.settings.value.value?.undoSeconds).toBe(7));
});

it('writes nothing if a field loses the focus unchanged: another view may have changed it', async () => {
  const { model } = await show();
  const undo = screen.getByLabelText('Countdown before each call');
  fireEvent.input(undo, { target: { value: '7' } });
  fireEvent.blur(undo);
  await model.settings.write('undoSeconds', 4);
  fireEvent.blur(undo);
  await flushPromises();
  expect(model.settings.value.value?.undoSeconds).toBe(4);
});

it('uses the plural form that fits the number', async () => {
  await show({ settings: { undoSeconds: 1, callsPerMinute: 1 } });
  const unitOf = (label: string) => screen.getByLabelText(label).parentElement?.textContent ?? '';
  expect([unitOf('Countdown before each call'), unitOf('Call limit')]).toEqual([
    'second',
    'call per minute',
  ]);
  fireEvent.input(screen.getByLabelText('Call limit'), { target: { value: '2' } });
  await expect.poll(() => unitOf('Call limit')).toBe('calls per minute');
});

it('keeps seconds when the field is left, and says what is wrong with others', async () => {
  const { model } = await show();
  const undo = screen.getByLabelText<HTMLInputElement>('Countdown before each call');
  fireEvent.input(undo, { target: { value: '5' } });
  fireEvent.blur(undo);
  await flushPromises();
  expect(model.settings.value.value?.undoSeconds).toBe(5);
  fireEvent.input(undo, { target: { value: '1' } });
  fireEvent.input(undo, { target: { value: '11' } });
  fireEvent.blur(undo);
  await flushPromises();
  section('Calling').getByText('Enter a whole number from 0 to 10.');
  expect(undo.value).toBe('11');
  expect(model.settings.value.value?.undoSeconds).toBe(5);
});

it('offers every country by name', async () => {
  const { model } = await show();
  const country = screen.getByLabelText<HTMLSelectElement>(/^Default country/);
  const germany = [...country.options].find((option) => option.text === 'Germany');
  fireEvent.change(country, { target: { value: germany?.value } });
  await flushPromises();
  expect(model.settings.value.value?.defaultCountry).toBe('DE');
});

it('says that a setting could not be stored', async () => {
  await show({ full: true });
  const undo = screen.getByLabelText('Countdown before each call');
  fireEvent.input(undo, { target: { value: '5' } });
  fireEvent.blur(undo);
  await flushPromises();
  section('Calling').getByText(/Couldn't save/);
});

it('lists the excluded sites, and includes them again', async () => {
  const { ask } = await show({
    settings: { excludedSites: ['crm.example'] },
    answers: { 'exclude-site': () => ok(null) },
  });
  await press('Find numbers on crm.example again', 'Sites');
  expect(ask.asked).toContainEqual({
    name: 'exclude-site',
    body: { host: 'crm.example', excluded: false },
  });
});

it('lists the sites where one click calls, and asks there again', async () => {
  const { model } = await show({
    settings: { trustedSites: ['https://crm.example/*', 'https://mail.example/*'] },
  });
  await press('Ask again on https://crm.example', 'Sites');
  expect(model.settings.value.value?.trustedSites).toEqual(['https://mail.example/*']);
});

it('lists the countries chosen for sites, and removes one', async () => {
  const { model } = await show({
    settings: {
      siteCountries: [
        { host: 'crm.example', country: 'DE' },
        { host: 'leads.example', country: 'GB' },
      ],
    },
  });
  section('Sites').getByText('crm.example · Germany');
  await press('Remove the country for crm.example', 'Sites');
  expect(model.settings.value.value?.siteCountries).toEqual([
    { host: 'leads.example', country: 'GB' },
  ]);
});

const ALL = ['http://*/*', 'https://*/*'];
const CRM = 'https://crm.example.com/*';
const revokers = () =>
  section('Sites')
    .queryAllByRole('button', { name: /^Remove access/ })
    .map((button) => button.getAttribute('aria-label'));

it('lists the granted sites, all sites as one row, and revokes each', async () => {
  const { ask } = await show({
    origins: [CRM, ...ALL],
    answers: { 'remove-marks': () => ok(null) },
  });
  expect(revokers()).toEqual(['Remove access to All sites', 'Remove access to crm.example.com']);
  await press('Remove access to All sites', 'Sites');
  expect(ask.asked).toContainEqual({ name: 'remove-marks', body: { host: '*' } });
  expect(revokers()).toEqual(['Remove access to crm.example.com']);
  await press('Remove access to crm.example.com', 'Sites');
  section('Sites').getByText("You haven't allowed any site to be searched for numbers yet.");
});

it('follows what the rep allows and removes in the browser’s own settings', async () => {
  const { setGrants } = await show();
  await setGrants([CRM]);
  expect(revokers()).toEqual(['Remove access to crm.example.com']);
  await setGrants([]);
  expect(revokers()).toEqual([]);
});

it('says that the browser kept a site that the rep removed', async () => {
  await show({ origins: [CRM], keepsOrigins: true });
  await press('Remove access to crm.example.com', 'Sites');
  section('Sites').getByText(/^The browser kept this permission/);
});

it('keeps access to the service’s site, and asks for it if it is missing', async () => {
  const { requestOrigins, setGrants } = await show({ origins: ['https://voice.example.com/*'] });
  expect(revokers()).toEqual([]);
  section('Sites').getByText(/^Your service. Handset needs it/);
  await setGrants([]);
  await press('Allow access', 'Sites');
  expect(requestOrigins).toHaveBeenCalledWith(['https://voice.example.com/*']);
});

it('asks for all sites in one click', async () => {
  const { requestOrigins } = await show();
  await press('Find numbers on all sites', 'Sites');
  expect(requestOrigins).toHaveBeenCalledWith(ALL);
  cleanup();
  await show({ everywhere: true });
  section('Sites').getByText('Handset finds numbers on every site.');
});

it('is accessible, empty, filled or with errors (axe)', async () => {
  const { container } = await show({
    settings: { excludedSites: ['crm.example'] },
    answers: { 'test-connection': () => problem('url-invalid') },
  });
  await press('Add', 'Your numbers');
  await press('Test connection');
  expect(await barriersIn(container)).toEqual([]);
  cleanup();
  const empty = await show({ settings: { hasToken: false, dids: [], ownNumbers: [] } });
  expect(await barriersIn(empty.container)).toEqual([]);
});

it('offers to warn, to block or not to check, and says that it is no legal advice', async () => {
  const { model } = await show();
  const rules = screen.getByLabelText<HTMLSelectElement>('Calling hours and attempt limits');
  expect(rules.value).toBe('warn');
  screen.getByText(/This isn't legal advice/);
  fireEvent.change(rules, { target: { value: 'block' } });
  await flushPromises();
  expect(model.settings.value.value?.callRules).toBe('block');
});

it('renames, moves, removes, adds and restores dispositions', async () => {
  const { model, container } = await show();
  const labels = () =>
    within(screen.getByRole('group', { name: 'How a call went' }))
      .getAllByRole<HTMLInputElement>('textbox', { name: /Name on key/ })
      .map(({ value }) => value);
  expect(labels()).toHaveLength(9);
  fireEvent.change(screen.getByLabelText('Name on key 1'), { target: { value: 'Demo booked' } });
  await flushPromises();
  fireEvent.click(screen.getByRole('button', { name: 'Move \u2068Demo booked\u2069 down' }));
  await flushPromises();
  fireEvent.click(screen.getByRole('button', { name: 'Remove \u2068Wrong number\u2069' }));
  await flushPromises();
  expect(labels().slice(0, 3)).toEqual(['Voicemail', 'Demo booked', 'No answer']);
  expect(labels()).not.toContain('Wrong number');
  fireEvent.input(screen.getByLabelText('New disposition'), { target: { value: 'Send offer' } });
  fireEvent.submit(screen.getByLabelText('New disposition').closest('form') as HTMLFormElement);
  await flushPromises();
  expect(labels().at(-1)).toBe('Send offer');
  expect(await barriersIn(container)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Restore the default list' }));
  await flushPromises();
  expect(labels()[0]).toBe('Reached');
  expect(model.settings.value.value?.dispositions.at(-1)).toMatchObject({ removed: true });
});

it('switches reminders of follow-ups', async () => {
  const { model } = await show();
  fireEvent.click(screen.getByRole('switch', { name: /Remind me of follow-ups/ }));
  await flushPromises();
  expect(model.settings.value.value?.remindsOfFollowUps).toBe(false);
});

it('shows the section that its address names, once it is drawn', async () => {
  const scrolledTo: string[] = [];
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  scroll.mockImplementation(function (this: Element) {
    scrolledTo.push(this.id);
  });
  location.hash = '#crm';
  await show();
  expect(scrolledTo).toEqual(['crm']);
  location.hash = '';
  scroll.mockRestore();
});

it('switches notifications of token trouble', async () => {
  const { model } = await show();
  fireEvent.click(screen.getByRole('switch', { name: /when a token stops working/ }));
  await flushPromises();
  expect(model.settings.value.value?.notifiesOfTokenTrouble).toBe(false);
});

it('asks before it deletes the call log, and says what stays', async () => {
  const { ask, container } = await show({
    answers: {
      'preview-log-deletion': () => ok({ deletes: 1_234, keeps: { follow_up: 2 } }),
      'delete-log': () => ok(1_234),
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Delete the call log…' }));
  await flushPromises();
  const question = screen.getByRole('alertdialog', {
    name: /Delete calls with their notes \(1,234\)/,
  });
  within(question).getByText('With a follow-up: 2');
  within(question).getByText('The do-not-call list and its proof are always kept.');
  expect(document.activeElement?.textContent).toBe('Cancel');
  expect(await barriersIn(container)).toEqual([]);
  fireEvent.keyDown(question, { key: 'Escape' });
  await flushPromises();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Delete the call log…');
  expect(ask.asked.some(({ name }) => name === 'delete-log')).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Delete the call log…' }));
  await flushPromises();
  fireEvent.click(screen.getByRole('button', { name: 'Delete calls' }));
  await flushPromises();
  screen.getByText('Deleted calls: 1,234');
});
