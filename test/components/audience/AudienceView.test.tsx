// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import {
  COLUMNS,
  sampleContact,
  sampleItem,
  sampleQueue,
} from '@/test/components/dashboard/support/fake-dashboard';
import { answersArrived } from '@/test/components/dashboard/support/fakes';
import {
  pressInDashboard,
  showDashboard,
} from '@/test/components/dashboard/support/show-dashboard';
import { ok, problem } from '@/test/support/fakes/fake-ask';
import { LOCAL_NOON, loggedCall, sampleCounting } from '@/test/support/own-pages/own-samples';

afterEach(cleanup);

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
  await showDashboard({ at: '#/campaigns/12/audience', answers: { audience } });
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads.slice(2)).toEqual(['Lead status', 'Last call status', 'VIP', 'Call']);
  const table = within(screen.getByRole('table'));
  for (const words of ['In campaign queue', 'Fresh', 'Parked', 'BUSY']) table.getByText(words);
});

it('treats all fields of the simplified mode as the contact’s data', async () => {
  const columns = [COLUMNS[0] ?? { key: '', label: '' }, { key: 'status', label: 'Shipping' }];
  const rows = [sampleContact({ cells: { mobile_no: '1', status: 'Fresh', duration: '9' } })];
  const audience = () => ok({ columns, rows, unreadable: 0, page: 1, limit: 25 });
  await showDashboard({ at: '#/campaigns/12/audience?simple=1', answers: { audience } });
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads).toEqual(['Mobile number', 'Shipping', 'Call']);
});

it('shows a contact without attempts as not called, and the duration of others', async () => {
  const columns = [{ key: 'duration', label: 'Duration' }];
  const cells = { duration: '0 min 0 sec' };
  const rows = [
    sampleContact({ id: 1, cells: { ...cells, total_attempt: '0/3' } }),
    sampleContact({ id: 2, cells: { ...cells, total_attempt: '1/3' } }),
  ];
  const audience = () => ok({ columns, rows, unreadable: 0, page: 1, limit: 25 });
  await showDashboard({ at: '#/campaigns/12/audience', answers: { audience } });
  const cellsShown = screen.getAllByRole('cell').map((cell) => cell.textContent);
  expect([cellsShown[0], cellsShown[2]]).toEqual(['—Not called yet', '0 min 0 sec']);
});

it('shows the columns of the service, and calls from a row with the countdown', async () => {
  const { ask } = await showDashboard({
    at: '#/campaigns/12/audience',
    answers: { dial: () => ok(sampleCounting({ calleeName: 'Ada Whitfield' })) },
  });
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads).toEqual(['Mobile number', 'Contact data', 'Lead status', 'Call']);
  await pressInDashboard(/^Call .Ada Whitfield/);
  expect(ask.asked.find(({ name }) => name === 'dial')?.body).toMatchObject({
    e164: '+12125550134',
    record: { objectId: 7, data: { city: 'Westmark' } },
  });
  expect(screen.getAllByText(/Calling .Ada Whitfield/)).toHaveLength(2);
  await pressInDashboard(/Cancel/);
  expect(ask.asked.some(({ name }) => name === 'cancel')).toBe(true);
});

it('offers no call without a number, and says why a call was not made', async () => {
  const { callee: _callee, ...nobody } = sampleContact({ id: 1, name: 'Nobody' });
  const rows = [{ ...nobody, problem: { code: 'no-number' as const } }, sampleContact()];
  await showDashboard({
    at: '#/campaigns/12/audience',
    answers: {
      audience: () => ok({ columns: COLUMNS, rows, unreadable: 2, page: 1, limit: 25 }),
      dial: () => problem('called-just-now'),
    },
  });
  screen.getByText("Can't be called");
  screen.getByText("Rows that couldn't be read: 2");
  expect(screen.queryByRole('button', { name: /Nobody/ })).toBeNull();
  await pressInDashboard(/^Call .Ada Whitfield/);
  expect(screen.getByRole('alert').textContent).toContain('You called this number recently');
});

it('says in every list that a number was called, as soon as the log knows', async () => {
  const { log } = await showDashboard({
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
