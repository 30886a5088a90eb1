// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { Dashboard } from '@/components/dashboard/Dashboard';
import type { Call } from '@/lib/calls/model';
import { ok, problem } from '@/test/support/fakes/fake-ask';
import { axeViolationsIn } from '@/test/support/own-pages/axe';
import { LOCAL_NOON, loggedCall, sampleCounting } from '@/test/support/own-pages/own-samples';
import {
  COLUMNS,
  fakeDashboard,
  sampleContact,
  sampleItem,
  sampleQueue,
} from './support/fake-dashboard';
import { answersArrived, byHand } from './support/fakes';
import { pressInDashboard, showDashboard } from './support/show-dashboard';

afterEach(cleanup);

it.each([
  ['#/campaigns', {}],
  ['#/campaigns/12/audience', { queue: () => ok(sampleQueue(sampleItem())) }],
  ['#/queue', { queue: () => ok(sampleQueue(sampleItem())) }],
  ['#/agents', {}],
  ['#/calls', {}],
  ['#/followups', {}],
])('is accessible at %s (axe)', async (at, answers) => {
  const calls = [loggedCall({ calleeName: 'Ada Whitfield' })];
  const { container, model } = await showDashboard({ at, calls, answers });
  for (const section of ['voice', 'speech_to_text', 'llm', 'configurations'] as const) {
    model.agents.setSection(section, true);
  }
  if (at === '#/calls') await pressInDashboard(/Details of the call/);
  await answersArrived();
  expect(await axeViolationsIn(container)).toEqual([]);
});

it('distinguishes an empty list from one that the filters empty, and clears the filters', async () => {
  const answers = {
    campaigns: () => ok({ campaigns: [], unreadable: 0, page: 1, limit: 25, totalPages: 0 }),
  };
  const { address } = await showDashboard({ at: '#/campaigns', answers });
  screen.getByText('No campaigns yet');
  cleanup();
  const filtered = await showDashboard({ at: '#/campaigns?name=x', answers });
  await pressInDashboard('Clear filters');
  expect(filtered.address.steps.at(-1)).toBe('#/campaigns');
  expect(address.steps.at(-1)).toBe('#/campaigns');
});

it('says that the service is slow while the placeholder is shown', async () => {
  const answers = { campaigns: () => new Promise<never>(() => undefined) };
  const { pass, container } = await showDashboard({ at: '#/campaigns', answers });
  expect(container.querySelector('.skeleton')).not.toBeNull();
  pass(3_000);
  await answersArrived();
  screen.getByText(/taking longer than usual/);
});

it('gives each control of a list its own name', async () => {
  const rows = [1, 2].map((id) =>
    sampleContact({
      id,
      callee: { e164: `+1212555013${id}`, text: `+1 212 555 013${id}` },
    }),
  );
  const audience = () => ok({ columns: COLUMNS, rows, unreadable: 0, page: 1, limit: 25 });
  await showDashboard({ at: '#/campaigns/12/audience', answers: { audience } });
  expect(new Set(namesOf(/^Call /)).size).toBe(2);
  cleanup();
  const calls = [0, 1_000].map((ms) =>
    loggedCall({ id: `call-${ms}`, createdAt: LOCAL_NOON + ms }),
  );
  await showDashboard({ at: '#/calls', calls });
  const openers = namesOf(/Details of the call/);
  expect(new Set(openers).size).toBe(2);
  for (const name of openers) expect(name).toMatch(/^No name/);
});

const namesOf = (name: RegExp) =>
  screen.getAllByRole('button', { name }).map((button) => {
    return button.getAttribute('aria-label') ?? button.textContent;
  });

it('shows the state of the connection in every view, with a link to Options', async () => {
  const { model, optionsOpened } = await showDashboard({ at: '#/agents' });
  const navigation = within(screen.getByRole('navigation', { name: 'Views' }));
  const options = navigation.getByRole('button', { name: /^Options/ });
  expect(options.textContent).toContain('Connected · voice.example.com');
  await model.settings.write('hasToken', false);
  await answersArrived();
  expect(options.textContent).toContain('Not connected');
  fireEvent.click(options);
  expect(optionsOpened()).toBe(1);
});

it('cancels on Escape with the focus anywhere', async () => {
  const { ask } = await showDashboard({
    at: '#/campaigns/12/audience',
    answers: { dial: () => ok(sampleCounting()) },
  });
  await pressInDashboard(/^Call .Ada Whitfield/);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(ask.asked.at(-1)?.name).toBe('cancel');
});

it('opens a call’s details in the table, with what the list said of the contact', async () => {
  const calls = [
    loggedCall({
      calleeName: 'Ada Whitfield',
      record: { objectId: 7, data: { city: 'Westmark' } },
    }),
  ];
  await showDashboard({ at: '#/calls', calls });
  await pressInDashboard(/Ada Whitfield.*Details of the call to/);
  screen.getByText('Westmark');
  screen.getByRole('button', { name: 'Call again' });
});

it('saves the filtered log', async () => {
  const { saved } = await showDashboard({
    at: '#/calls',
    calls: [loggedCall({ calleeName: '=cmd()' })],
  });
  await pressInDashboard('Export CSV');
  expect(saved[0]).toContain("'=cmd()");
  expect(saved[0]).toContain("'+12125550134");
});

afterEach(cleanup);

it('moves the focus to Cancel, and back to the row after the call', async () => {
  const outcome = byHand<{ ok: true; value: Call }>();
  const { model, ask } = await fakeDashboard({
    at: '#/campaigns/12/audience',
    answers: { dial: () => ok(sampleCounting()), outcome: () => outcome.promise },
  });
  render(<Dashboard model={model} />);
  await answersArrived();
  const call = screen.getByRole('button', { name: /^Call .Ada/ });
  call.focus();
  fireEvent.click(call);
  await answersArrived();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Cancel/ }));
  fireEvent.click(call);
  expect(ask.asked.filter(({ name }) => name === 'dial')).toHaveLength(1);
  outcome.answer(ok(loggedCall({ state: 'placed' })));
  await answersArrived();
  await answersArrived();
  expect(document.activeElement).toBe(call);
});

afterEach(cleanup);

it('says in the details of a call why it was not made again', async () => {
  const { model } = await fakeDashboard({
    at: '#/calls',
    calls: [loggedCall({ state: 'unrecorded' })],
    answers: { dial: () => problem('called-just-now') },
  });
  render(<Dashboard model={model} />);
  await answersArrived();
  fireEvent.click(screen.getByRole('button', { name: /Details of the call/ }));
  await answersArrived();
  fireEvent.click(screen.getByRole('button', { name: 'Call again' }));
  await answersArrived();
  expect(screen.getByRole('alert').textContent).toContain('You called this number recently');
});
