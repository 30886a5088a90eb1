// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { Welcome } from '@/components/welcome/Welcome';
import { parsePolicy } from '@/lib/settings/policy';
import { ok } from '@/test/support/fakes/fake-ask';
import { flushPromises } from '@/test/support/fakes/fake-popup';
import { fakeWelcome, SET_UP } from '@/test/support/fakes/fake-welcome';
import { axeViolationsIn } from '@/test/support/own-pages/axe';

afterEach(cleanup);

async function show(...given: Parameters<typeof fakeWelcome>) {
  const fake = fakeWelcome(...given);
  await flushPromises();
  const { container } = render(<Welcome model={fake.model} />);
  await flushPromises();
  return { ...fake, container };
}

const type = (field: string, text: string) =>
  fireEvent.input(screen.getByLabelText(field), { target: { value: text } });
const press = async (button: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name: button }));
  await flushPromises();
};
const heading = () => screen.getByRole('heading', { level: 2 }).textContent;

it('leads through the steps to the end', async () => {
  const { container, settings } = await show();
  expect(document.activeElement).toBe(screen.getByLabelText('Service URL'));
  type('Service URL', 'voice.example.com');
  screen.getByText(/Your browser then asks whether Handset may reach this service/);
  type('API token', 'secret');
  await press('Connect');
  expect(heading()).toBe('Your phone and caller ID');
  expect(await axeViolationsIn(container)).toEqual([]);
  type('Your phone', '212 555 0199');
  type('Caller ID', '212 555 0140');
  await flushPromises();
  expect(screen.getAllByText(/United States/, { selector: '.welcome-read *' })).toHaveLength(2);
  await press('Continue');
  expect(settings.value.value?.ownNumbers).toHaveLength(1);
  expect(heading()).toBe('Where should Handset find numbers?');
  expect(await axeViolationsIn(container)).toEqual([]);
  await press('Allow on all sites');
  expect(heading()).toBe('Almost ready');
  screen.getByText('Open the popup');
  expect(await axeViolationsIn(container)).toEqual([]);
});

it('shows which steps are done, and goes to any of them', async () => {
  await show({ settings: SET_UP });
  const steps = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(steps).toEqual(['ConnectDone', 'NumbersDone', '3Sites', '4Ready']);
  await press(/Numbers/);
  screen.getByText('text of +12125550199');
  await press('Continue');
  expect(heading()).toBe('Where should Handset find numbers?');
});

it('says that the rep is ready, with a link to the CRM', async () => {
  await show({
    settings: SET_UP,
    left: { step: 'ready', hasChosenSites: true, crm: 'crm.example' },
  });
  expect(heading()).toBe("You're ready");
  expect(screen.getByRole('link', { name: 'Open your CRM' }).getAttribute('href')).toBe(
    'https://crm.example/',
  );
});

it('offers a practice call, also before Handset is set up', async () => {
  await show({ left: { step: 'ready' } });
  await press(/Ready/);
  await press('Start a practice call');
  screen.getByRole('region', { name: 'Practice call' });
  expect(document.activeElement?.textContent).toMatch(/0134/);
});

it('locks what an administrator fixed, and asks for the rest', async () => {
  const baseUrl = 'https://voice.example.com';
  const dids = [{ e164: '+12125550140', label: 'Main line' }];
  const siteRules = [{ site: 'crm.example', find: 'always' as const }];
  const fixed = { baseUrl, dids, defaultCountry: 'US', siteMode: 'listed' as const, siteRules };
  const { container } = await show({
    settings: fixed,
    policy: parsePolicy({ ...fixed, locked: Object.keys(fixed) }),
  });
  // Happy DOM knows no field as disabled for its fieldset.
  const isLocked = (label: string) =>
    screen.getByLabelText(label).closest('fieldset:disabled') !== null;
  expect(isLocked('Service URL')).toBe(true);
  expect(document.activeElement).toBe(screen.getByLabelText('API token'));
  await press('Do this later');
  expect([isLocked('Your phone'), isLocked('Country')]).toEqual([false, true]);
  screen.getByText('text of +12125550140');
  expect(screen.queryByLabelText('Caller ID')).toBe(null);
  expect(screen.getAllByText('Set by your administrator')).toHaveLength(2);
  expect(await axeViolationsIn(container)).toEqual([]);
  await press('Do this later');
  screen.getByText('crm.example');
  expect(screen.queryByText('Allow on all sites')).toBe(null);
  await press('Allow on these sites');
});

it('offers the caller IDs of past calls to choose', async () => {
  const { model } = await show({
    settings: { baseUrl: 'https://voice.example.com', hasToken: true },
    answers: { 'used-dids': () => ok(['+12125550140', '+16465550141']) },
  });
  const [first, second] = screen.getAllByRole('checkbox');
  expect([first, second].map((box) => (box as HTMLInputElement).checked)).toEqual([true, false]);
  fireEvent.click(second as HTMLElement);
  expect(model.numbers.chosenDids.value).toHaveLength(2);
});

it('says that nothing was allowed, and what is wrong with an address', async () => {
  await show({ settings: SET_UP, allows: false });
  await press('Allow on this site');
  screen.getByText(/This isn't a web address/);
  await press('Allow on all sites');
  screen.getByText(/You didn't allow it/);
});

it('can leave a step for later', async () => {
  await show();
  await press('Do this later');
  expect(heading()).toBe('Your phone and caller ID');
  await press('Do this later');
  await press('Only when I ask');
  expect(heading()).toBe('Almost ready');
  await press('Connect your service');
  expect(heading()).toBe('Connect your service');
});
