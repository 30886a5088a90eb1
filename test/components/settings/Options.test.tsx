// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, expect, it, vi } from 'vitest';
import { createDiagnosticsModel } from '@/components/settings/diagnostics-model';
import { createHealthModel } from '@/components/settings/health/health-model';
import { DiagnosticsSection } from '@/components/settings/Options';
import { createUnreadableModel } from '@/components/settings/unreadable/unreadable-model';
import { fakeAsk, problem } from '@/test/support/fakes/fake-ask';
import { flushPromises } from '@/test/support/fakes/fake-popup';
import { axeViolationsIn } from '@/test/support/own-pages/axe';
import { pressInOptions, section, showOptions } from './support/show-options';

afterEach(cleanup);

it('lists what is still to set up, with a link to each, until all is set up', async () => {
  const { model } = await showOptions({
    settings: { baseUrl: '', hasToken: false, dids: [], ownNumbers: [] },
  });
  const steps = () => section('Set up Handset').getAllByRole('listitem');
  expect(steps().map((step) => step.textContent)).toEqual([
    expect.stringMatching(/^Connect your service.*API token/),
    expect.stringMatching(/^Add your number/),
    expect.stringMatching(/^Add (a )?caller ID.*A DID is a phone number/),
  ]);
  await pressInOptions('Connect your service', 'Set up Handset');
  expect(document.activeElement?.id).toBe('base-url');
  await pressInOptions('Add your number', 'Set up Handset');
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('own-numbers-number'));
  fireEvent.input(document.activeElement as Element, { target: { value: '(212)' } });
  await pressInOptions('Add your number', 'Set up Handset');
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

it.each([
  ['Call limit', 'callsPerMinute', 12],
  ['Check for recordings every', 'followSeconds', 600],
] as const)('keeps “%s”', async (label, key, value) => {
  const { model } = await showOptions();
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
  const { model } = await showOptions();
  fireEvent.input(screen.getByLabelText('Countdown before each call'), { target: { value: '7' } });
  await vi.waitFor(() => expect(model.settings.value.value?.countdownSeconds).toBe(7));
});

it('writes nothing if a field loses the focus unchanged: another view may have changed it', async () => {
  const { model } = await showOptions();
  const countdown = screen.getByLabelText('Countdown before each call');
  fireEvent.input(countdown, { target: { value: '7' } });
  fireEvent.blur(countdown);
  await model.settings.write('countdownSeconds', 4);
  fireEvent.blur(countdown);
  await flushPromises();
  expect(model.settings.value.value?.countdownSeconds).toBe(4);
});

it('uses the plural form that fits the number', async () => {
  await showOptions({ settings: { countdownSeconds: 1, callsPerMinute: 1 } });
  const unitOf = (label: string) => screen.getByLabelText(label).parentElement?.textContent ?? '';
  expect([unitOf('Countdown before each call'), unitOf('Call limit')]).toEqual([
    'second',
    'call per minute',
  ]);
  fireEvent.input(screen.getByLabelText('Call limit'), { target: { value: '2' } });
  await expect.poll(() => unitOf('Call limit')).toBe('calls per minute');
});

it('keeps seconds when the field is left, and says what is wrong with others', async () => {
  const { model } = await showOptions();
  const countdown = screen.getByLabelText<HTMLInputElement>('Countdown before each call');
  fireEvent.input(countdown, { target: { value: '5' } });
  fireEvent.blur(countdown);
  await flushPromises();
  expect(model.settings.value.value?.countdownSeconds).toBe(5);
  fireEvent.input(countdown, { target: { value: '1' } });
  fireEvent.input(countdown, { target: { value: '11' } });
  fireEvent.blur(countdown);
  await flushPromises();
  section('Calling').getByText('Enter a whole number from 0 to 10.');
  expect(countdown.value).toBe('11');
  expect(model.settings.value.value?.countdownSeconds).toBe(5);
});

it('offers every country by name', async () => {
  const { model } = await showOptions();
  const country = screen.getByLabelText<HTMLSelectElement>(/^Default country/);
  const germany = [...country.options].find((option) => option.text === 'Germany');
  fireEvent.change(country, { target: { value: germany?.value } });
  await flushPromises();
  expect(model.settings.value.value?.defaultCountry).toBe('DE');
});

it('says that a setting could not be stored', async () => {
  await showOptions({ full: true });
  const countdown = screen.getByLabelText('Countdown before each call');
  fireEvent.input(countdown, { target: { value: '5' } });
  fireEvent.blur(countdown);
  await flushPromises();
  section('Calling').getByText(/Couldn't save/);
});

it('is accessible, empty, filled or with errors (axe)', async () => {
  const { container } = await showOptions({
    settings: { siteRules: [{ site: 'crm.example', find: 'never' }] },
    answers: { 'test-connection': () => problem('url-invalid') },
  });
  await pressInOptions('Add', 'Your numbers');
  await pressInOptions('Test connection');
  expect(await axeViolationsIn(container)).toEqual([]);
  cleanup();
  const empty = await showOptions({ settings: { hasToken: false, dids: [], ownNumbers: [] } });
  expect(await axeViolationsIn(empty.container)).toEqual([]);
});

it('offers to warn, to block or not to check, and says that it is no legal advice', async () => {
  const { model } = await showOptions();
  const rules = screen.getByLabelText<HTMLSelectElement>('Calling hours and attempt limits');
  expect(rules.value).toBe('warn');
  screen.getByText(/This isn't legal advice/);
  fireEvent.change(rules, { target: { value: 'block' } });
  await flushPromises();
  expect(model.settings.value.value?.callRules).toBe('block');
});

it('switches reminders of follow-ups', async () => {
  const { model } = await showOptions();
  fireEvent.click(screen.getByRole('switch', { name: /Notify me when a follow-up is due/ }));
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
  await showOptions();
  expect(scrolledTo).toEqual(['crm']);
  location.hash = '';
  scroll.mockRestore();
});

it('switches notifications of token trouble', async () => {
  const { model } = await showOptions();
  fireEvent.click(screen.getByRole('switch', { name: /when a token stops working/ }));
  await flushPromises();
  expect(model.settings.value.value?.notifiesOfTokenTrouble).toBe(false);
});

it.each([
  ['Handset 0.1.0', 'Copied', false],
  [undefined, 'Nothing recorded', false],
  ['Handset 0.1.0', "Couldn't copy. Click again.", true],
])('of %s says "%s"', async (text, words, fails) => {
  const copy = () => (fails ? Promise.reject(new Error('denied')) : Promise.resolve());
  const diagnostics = createDiagnosticsModel({ read: async () => text, copy });
  const { signal: ended } = new AbortController();
  const unreadable = createUnreadableModel({ ask: fakeAsk({}), saveText: () => undefined }, ended);
  const health = createHealthModel(fakeAsk({}));
  render(<DiagnosticsSection model={diagnostics} health={health} unreadable={unreadable} />);
  const [, status] = screen.getAllByRole('status') as [HTMLElement, HTMLElement];
  expect(status.textContent).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Copy diagnostics' }));
  await expect.poll(() => status.textContent).toBe(words);
});

it('links to each section that is drawn', async () => {
  await showOptions();
  const links = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
  const drawn = [...document.querySelectorAll('section.section')];
  expect(drawn.length).toBeGreaterThan(9);
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
    drawn.map((each) => [`#${each.id}`, each.querySelector('h2')?.textContent]),
  );
});
