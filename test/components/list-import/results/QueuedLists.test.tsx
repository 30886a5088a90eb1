// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/preact';
import { afterEach, expect, it, vi } from 'vitest';
import {
  pressInDashboard,
  showDashboard,
} from '@/test/components/dashboard/support/show-dashboard';
import { ok } from '@/test/support/fakes/fake-ask';
import { LOCAL_NOON } from '@/test/support/own-pages/own-samples';

afterEach(cleanup);

it('lists what was added, saves the results as a file, and takes out who waits', async () => {
  const list = { importId: 'i', file: 'leads.csv', addedAt: LOCAL_NOON };
  const called = {
    rows: [{ line: 2, cells: ['101', 'Ada Whitfield'] }],
    ...{ callee: '+447700900123', createdAt: LOCAL_NOON, calls: 1 },
  };
  const { saved, ask } = await showDashboard({
    at: '#/queue',
    answers: {
      'queued-lists': () => ok([{ ...list, added: 3, waiting: 2, called: 1 }]),
      'list-results': () =>
        ok({ headings: ['Record ID', 'Name'], results: [{ ...called, state: 'recorded' }] }),
      'undo-import': () => ok(2),
    },
  });
  screen.getByText(/added: 3 · waiting: 2 · called: 1/);
  await pressInDashboard(/^Export results of .?leads\.csv/);
  await vi.waitFor(() => screen.getByText(/Saved: .?leads-results\.csv/));
  expect(saved[0]).toContain('Record ID,Name,Called number');
  expect(saved[0]).toContain('101,Ada Whitfield,+447700900123');
  await pressInDashboard(/^Remove waiting contacts of .?leads\.csv/);
  expect(ask.asked.find(({ name }) => name === 'undo-import')?.body).toEqual({ importId: 'i' });
});

it('is not there before a list was added', async () => {
  await showDashboard({ at: '#/queue' });
  expect(screen.queryByText('Your lists')).toBeNull();
});
