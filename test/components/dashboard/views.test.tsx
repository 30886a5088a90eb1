// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, expect, it, vi } from 'vitest';
import { Dashboard } from '@/components/dashboard/Dashboard';
import type { Queue } from '@/lib/queue/model';
import { answersArrived } from '@/test/dashboard/support/deps';
import {
  COLUMNS,
  type FakeDashboard,
  fakeDashboard,
  sampleCampaign,
  sampleContact,
  sampleItem,
  sampleQueue,
} from '@/test/dashboard/support/fake-dashboard';
import { ok, problem } from '@/test/support/fakes/fake-ask';
import { barriersIn } from '@/test/support/own-pages/axe';
import { LOCAL_NOON, loggedCall, sampleCounting } from '@/test/support/own-pages/own-samples';

afterEach(cleanup);

async function show(given: FakeDashboard = {}) {
  const dashboard = await fakeDashboard(given);
  const { container } = render(<Dashboard model={dashboard.model} />);
  await answersArrived();
  return { ...dashboard, container };
}

const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await answersArrived();
};

it.each([
  ['#/campaigns', {}],
  ['#/campaigns/12/audience', { queue: () => ok(sampleQueue(sampleItem())) }],
  ['#/queue', { queue: () => ok(sampleQueue(sampleItem())) }],
  ['#/agents', {}],
  ['#/calls', {}],
  ['#/followups', {}],
])('is accessible at %s (axe)', async (at, answers) => {
  const calls = [loggedCall({ calleeName: 'Ada Whitfield' })];
  const { container, model } = await show({ at, calls, answers });
  for (const section of ['voice', 'speech_to_text', 'llm', 'configurations'] as const) {
    model.agents.setSection(section, true);
  }
  if (at === '#/calls') await press(/Details of the call/);
  await answersArrived();
  expect(await barriersIn(container)).toEqual([]);
});

it('lists campaigns, each with a way to its audience', async () => {
  await show({ at: '#/campaigns' });
  const row = within(screen.getByRole('row', { name: /Renewals/ }));
  expect(row.getByRole('link', { name: 'Renewals' }).getAttribute('href')).toBe(
    '#/campaigns/12/audience',
  );
  expect(row.getByRole('progressbar').getAttribute('aria-label')).toBe('677 of 1,139 called');
  row.getByText('In progress');
  for (const words of ['1 Mar - 2 Apr', '2 days ago', '677 / 1,139']) {
    expect(row.getByText(words).localName).toBe('bdi');
  }
});

it('shows Completed if the service does, whatever the status number says', async () => {
  const campaign = sampleCampaign({ statusName: 'Completed' });
  const answers = {
    campaigns: () => ok({ campaigns: [campaign], unreadable: 0, page: 1, limit: 25 }),
  };
  await show({ at: '#/campaigns', answers });
  const row = within(screen.getByRole('table'));
  row.getByText('Completed');
  row.getByText('Set to: In progress');
});

it('translates the documented label of a campaign’s status, where its number is missing', async () => {
  const { status: _status, ...campaign } = sampleCampaign({ statusName: 'Force Completed' });
  const answers = {
    campaigns: () => ok({ campaigns: [campaign], unreadable: 0, page: 1, limit: 25 }),
  };
  await show({ at: '#/campaigns', answers });
  within(screen.getByRole('table')).getByText('Force completed');
});

it.each([
  ['no-token', "Handset isn't connected", 'Open Options'],
  ['unauthorised', 'The service refused your API token', 'Open Options'],
  ['unreachable', "Couldn't load this", 'Try again'],
] as const)('says the next step when the list answers %s', async (code, title, step) => {
  const { optionsOpened, ask } = await show({
    at: '#/campaigns',
    answers: { campaigns: () => problem(code) },
  });
  screen.getByText(title);
  const before = ask.asked.filter(({ name }) => name === 'campaigns').length;
  await press(step);
  const after = ask.asked.filter(({ name }) => name === 'campaigns').length;
  expect([optionsOpened(), after - before]).toEqual(step === 'Open Options' ? [1, 0] : [0, 1]);
});

it('reads the list again after a setting that may solve the problem', async () => {
  let refused = true;
  const { model, ask } = await show({
    at: '#/campaigns',
    answers: {
      campaigns: ({ page, limit }) =>
        refused
          ? problem('unauthorised')
          : ok({ campaigns: [sampleCampaign()], unreadable: 0, page, limit }),
    },
  });
  screen.getByText('The service refused your API token');
  refused = false;
  await model.settings.write('hasToken', true);
  await answersArrived();
  screen.getByRole('row', { name: /Renewals/ });
  await model.settings.write('hasToken', true);
  await answersArrived();
  expect(ask.asked.filter(({ name }) => name === 'campaigns')).toHaveLength(2);
});

it('distinguishes an empty list from one that the filters empty, and clears the filters', async () => {
  const answers = {
    campaigns: () => ok({ campaigns: [], unreadable: 0, page: 1, limit: 25, totalPages: 0 }),
  };
  const { address } = await show({ at: '#/campaigns', answers });
  screen.getByText('No campaigns yet');
  cleanup();
  const filtered = await show({ at: '#/campaigns?name=x', answers });
  await press('Clear filters');
  expect(filtered.address.steps.at(-1)).toBe('#/campaigns');
  expect(address.steps.at(-1)).toBe('#/campaigns');
});

it('says that the service is slow while the placeholder is shown', async () => {
  const answers = { campaigns: () => new Promise<never>(() => undefined) };
  const { pass, container } = await show({ at: '#/campaigns', answers });
  expect(container.querySelector('.skeleton')).not.toBeNull();
  pass(3_000);
  await answersArrived();
  screen.getByText(/taking longer than usual/);
});

it('translates documented columns and states, and shows all others as the service sends them', async () => {
  const columns = [
    ...COLUMNS,
    { key: 'last_call_status', label: 'X' },
    { key: 'vip', label: 'VIP' },
  ];
  const rows = [
    sampleContact({ id: 1, cells: { mobile_no: '1', status: 'Inqueue', vip: 'Fresh' } }),
    sampleContact({ id: 2, cells: { mobile_no: '2', status: 'Parked', last_call_status: 'BUSY' } }),
  ];
  const audience = () => ok({ columns, rows, unreadable: 0, page: 1, limit: 25 });
  await show({ at: '#/campaigns/12/audience', answers: { audience } });
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads.slice(2)).toEqual(['Lead status', 'Call status', 'VIP', 'Call']);
  const table = within(screen.getByRole('table'));
  for (const words of ['In queue', 'Fresh', 'Parked', 'BUSY']) table.getByText(words);
});

it('treats the fields of the simplified mode as the contact’s own, whatever their names', async () => {
  const columns = [COLUMNS[0] ?? { key: '', label: '' }, { key: 'status', label: 'Shipping' }];
  const rows = [sampleContact({ cells: { mobile_no: '1', status: 'Fresh', duration: '9' } })];
  const audience = () => ok({ columns, rows, unreadable: 0, page: 1, limit: 25 });
  await show({ at: '#/campaigns/12/audience?simple=1', answers: { audience } });
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads).toEqual(['Mobile number', 'Shipping', 'Call']);
});

it('says of a contact without attempts that nobody called, and shows the duration for others', async () => {
  const columns = [{ key: 'duration', label: 'Duration' }];
  const cells = { duration: '0 min 0 sec' };
  const rows = [
    sampleContact({ id: 1, cells: { ...cells, total_attempt: '0/3' } }),
    sampleContact({ id: 2, cells: { ...cells, total_attempt: '1/3' } }),
  ];
  const audience = () => ok({ columns, rows, unreadable: 0, page: 1, limit: 25 });
  await show({ at: '#/campaigns/12/audience', answers: { audience } });
  const cellsShown = screen.getAllByRole('cell').map((cell) => cell.textContent);
  expect([cellsShown[0], cellsShown[2]]).toEqual(['—Not called yet', '0 min 0 sec']);
});

it('gives each control of a list its own name', async () => {
  const rows = [1, 2].map((id) =>
    sampleContact({
      id,
      callee: { e164: `+1212555013${id}`, text: `+1 212 555 013${id}` },
    }),
  );
  const audience = () => ok({ columns: COLUMNS, rows, unreadable: 0, page: 1, limit: 25 });
  await show({ at: '#/campaigns/12/audience', answers: { audience } });
  expect(new Set(namesOf(/^Call /)).size).toBe(2);
  cleanup();
  const calls = [0, 1_000].map((ms) =>
    loggedCall({ id: `call-${ms}`, createdAt: LOCAL_NOON + ms }),
  );
  await show({ at: '#/calls', calls });
  const openers = namesOf(/Details of the call/);
  expect(new Set(openers).size).toBe(2);
  for (const name of openers) expect(name).toMatch(/^No name/);
});

const namesOf = (name: RegExp) =>
  screen.getAllByRole('button', { name }).map((button) => {
    return button.getAttribute('aria-label') ?? button.textContent;
  });

it('shows the state of the connection in every view, with a link to Options', async () => {
  const { model, optionsOpened } = await show({ at: '#/agents' });
  const navigation = within(screen.getByRole('navigation', { name: 'Views' }));
  const options = navigation.getByRole('button', { name: /^Options/ });
  expect(options.textContent).toContain('Connected · voice.example.com');
  await model.settings.write('hasToken', false);
  await answersArrived();
  expect(options.textContent).toContain('Not connected');
  fireEvent.click(options);
  expect(optionsOpened()).toBe(1);
});

it('shows the columns of the service, and calls from a row with the countdown', async () => {
  const { ask } = await show({
    at: '#/campaigns/12/audience',
    answers: { dial: () => ok(sampleCounting({ calleeName: 'Ada Whitfield' })) },
  });
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads).toEqual(['Mobile number', 'Contact data', 'Lead status', 'Call']);
  await press(/^Call .Ada Whitfield/);
  expect(ask.asked.find(({ name }) => name === 'dial')?.body).toMatchObject({
    e164: '+12125550134',
    record: { objectId: 7, data: { city: 'Westmark' } },
  });
  screen.getByText(/Calling .Ada Whitfield/);
  await press(/Cancel/);
  expect(ask.asked.some(({ name }) => name === 'cancel')).toBe(true);
});

it('offers no call without a number, and says why a call was not made', async () => {
  const { callee: _callee, ...nobody } = sampleContact({ id: 1, name: 'Nobody' });
  const rows = [{ ...nobody, problem: { code: 'no-number' as const } }, sampleContact()];
  await show({
    at: '#/campaigns/12/audience',
    answers: {
      audience: () => ok({ columns: COLUMNS, rows, unreadable: 2, page: 1, limit: 25 }),
      dial: () => problem('called-just-now'),
    },
  });
  screen.getByText("Can't be called");
  screen.getByText("Left out because they couldn't be read: 2");
  expect(screen.queryByRole('button', { name: /Nobody/ })).toBeNull();
  await press(/^Call .Ada Whitfield/);
  expect(screen.getByRole('alert').textContent).toContain('You called this number a moment ago');
});

it('queues this page with its filters, and shows the next contact', async () => {
  let waiting = 0;
  const { ask } = await show({
    at: '#/campaigns/12/audience?status=0&page=2',
    answers: {
      'queue-audience': ({ page, limit }) => {
        waiting = 1;
        return ok({
          page,
          limit,
          added: 1,
          already: 0,
          forbidden: 0,
          uncallable: 3,
          totalPages: 9,
        });
      },
      queue: () => ok(waiting ? sampleQueue(sampleItem()) : sampleQueue()),
    },
  });
  await press('Queue this page');
  expect(ask.asked.find(({ name }) => name === 'queue-audience')?.body).toEqual({
    campaignId: 12,
    campaignName: 'Renewals',
    status: [0],
    page: 2,
    limit: 25,
  });
  screen.getByText('Queued: 1 · no valid number: 3.');
  screen.getByText(/Next: .Ada Whitfield/);
});

it('queues by the filters that are shown, not those being typed', async () => {
  const { ask } = await show({
    at: '#/campaigns/12/audience?page=2',
    answers: {
      'queue-audience': ({ page, limit }) =>
        ok({ page, limit, added: 1, already: 0, forbidden: 0, uncallable: 0 }),
    },
  });
  fireEvent.input(screen.getByLabelText('Search by number'), { target: { value: '555' } });
  await press('Queue this page');
  expect(ask.asked.find(({ name }) => name === 'queue-audience')?.body).toEqual({
    campaignId: 12,
    campaignName: 'Renewals',
    page: 2,
    limit: 25,
  });
});

it('says in every list that a number was called, as soon as the log knows', async () => {
  const { log } = await show({
    at: '#/campaigns/12/audience',
    answers: { queue: () => ok(sampleQueue(sampleItem())) },
  });
  expect(screen.queryByText(/called today/)).toBeNull();
  log([loggedCall({ callee: '+12125550134', requestedAt: LOCAL_NOON })]);
  await answersArrived();
  within(screen.getByRole('table')).getByText(/called today/);
  const next = within(screen.getByRole('region', { name: 'Queue' }));
  next.getByText(/^Can't be called again before .+\. Skip or wait\.$/);
});

it('calls the contact that it shows as next, and no other', async () => {
  const { ask } = await show({
    at: '#/queue',
    answers: {
      queue: () => ok(sampleQueue(sampleItem({ itemId: 9 }))),
      'call-next': () => ok(sampleCounting()),
    },
  });
  await press('Call next');
  expect(ask.asked.find(({ name }) => name === 'call-next')?.body).toMatchObject({ itemId: 9 });
});

it('cancels on Escape wherever the focus is', async () => {
  const { ask } = await show({
    at: '#/campaigns/12/audience',
    answers: { dial: () => ok(sampleCounting()) },
  });
  await press(/^Call .Ada Whitfield/);
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
  await show({ at: '#/calls', calls });
  await press(/Ada Whitfield.*Details of the call to/);
  screen.getByText('Westmark');
  screen.getByRole('button', { name: 'Call again' });
});

it('saves the filtered log', async () => {
  const { saved } = await show({ at: '#/calls', calls: [loggedCall({ calleeName: '=cmd()' })] });
  await press('Export CSV');
  expect(saved[0]).toContain("'=cmd()");
  expect(saved[0]).toContain("'+12125550134");
});

it('shows every field of an agent with its range, default and choices', async () => {
  const { model } = await show({ at: '#/agents' });
  model.agents.setSection('voice', true);
  model.agents.setSection('configurations', true);
  await answersArrived();
  const slider = screen.getByRole('slider', { name: 'Speed' });
  const number = screen.getByRole('textbox', { name: 'Speed' });
  expect([slider.getAttribute('min'), slider.getAttribute('max')]).toEqual(['0.5', '2']);
  expect(number).toHaveProperty('value', '1');
  screen.getByText('5 to 120. Default: 30.');
  expect(screen.getByLabelText('Time zone')).toHaveProperty('value', 'UTC');
  expect(screen.getByRole('switch', { name: 'Speaker boost' })).toHaveProperty('checked', true);
});

it('lets models follow their provider', async () => {
  const { model } = await show({ at: '#/agents' });
  model.agents.setSection('llm', true);
  model.agents.set('llm.llm', 'llm_vendor_7');
  model.agents.set('llm.model', 'llm_vendor_7_model_1');
  await answersArrived();
  const models = screen.getByLabelText('Model (required)');
  expect(
    within(models)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['None', 'llm_vendor_7_model_1', 'llm_vendor_7_model_2']);
  const provider = screen.getByLabelText('Provider (required)');
  fireEvent.change(provider, { target: { value: 'llm_vendor_3' } });
  await answersArrived();
  expect(model.agents.draft.value.values).toMatchObject({
    'llm.llm': 'llm_vendor_3',
    'llm.model': '',
  });
});

it('shows an error beside its field and in a list that links to the field', async () => {
  const fault = { path: 'agent_name', words: 'is required' };
  const { container } = await show({
    at: '#/agents',
    answers: { 'check-agent': () => ok([fault]) },
  });
  await press('Create agent');
  expect(screen.getByLabelText('Name (required)').getAttribute('aria-invalid')).toBe('true');
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll;
  fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Name' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Name (required)'));
  expect(await barriersIn(container)).toEqual([]);
});

async function showQueue(queue: Partial<Queue> = {}) {
  return show({
    at: '#/queue',
    answers: {
      queue: () => ok({ ...sampleQueue(sampleItem({ itemId: 9 })), ...queue }),
      'skip-in-queue': () => ok(null),
      'call-later': () => ok(null),
      'put-back': () => ok(null),
      'set-ready': () => ok(null),
    },
  });
}

it('skips the next contact with the reason that the rep chooses', async () => {
  const { ask } = await showQueue();
  await press('Skip');
  await press('Wrong number');
  expect(ask.asked.find(({ name }) => name === 'skip-in-queue')?.body).toEqual({
    itemId: 9,
    reason: 'wrong-number',
  });
});

it('closes the reasons on Escape, and gives the focus back', async () => {
  await showQueue();
  await press('Skip');
  expect(document.activeElement?.textContent).toBe('No reason');
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(screen.queryByText('No reason')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Call next');
});

it.each([
  ['At the end of the queue', undefined],
  ['In 1 hour', LOCAL_NOON + 3_600_000],
])('puts the next contact off: %s', async (choice, at) => {
  const { ask } = await showQueue();
  await press('Later');
  await press(choice);
  expect(ask.asked.find(({ name }) => name === 'call-later')?.body).toEqual({
    itemId: 9,
    ...(at && { at }),
  });
});

it('offers no call while the queue is paused, and goes on when the rep is ready', async () => {
  const { ask } = await showQueue({ paused: 'away' });
  screen.getByText('You were away, so the queue is paused.');
  expect(screen.queryByRole('button', { name: 'Call next' })).toBeNull();
  await press("I'm ready");
  expect(ask.asked.find(({ name }) => name === 'set-ready')?.body).toEqual({ ready: true });
});

it('lists who was skipped and why, with a way back', async () => {
  const skipped = [
    { skipId: 3, name: 'Rhys Pritchard', text: '+44 7700 900123', reason: 'not-now' as const },
  ];
  const { ask } = await showQueue({ skipped });
  screen.getByText(/Not now/);
  await press(/Put back .*Rhys Pritchard/);
  expect(ask.asked.find(({ name }) => name === 'put-back')?.body).toEqual({ skipId: 3 });
});
