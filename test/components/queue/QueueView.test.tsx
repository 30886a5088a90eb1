// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { NobodySpokeShare } from '@/components/queue/QueueView';
import type { Queue } from '@/lib/queue/model';
import { sampleItem, sampleQueue } from '@/test/components/dashboard/support/fake-dashboard';
import {
  pressInDashboard,
  showDashboard,
} from '@/test/components/dashboard/support/show-dashboard';
import { ok } from '@/test/support/fakes/fake-ask';
import { LOCAL_NOON, sampleCounting } from '@/test/support/own-pages/own-samples';

afterEach(cleanup);

it('queues this page with its filters, and shows the next contact', async () => {
  let waiting = 0;
  const { ask } = await showDashboard({
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
  await pressInDashboard('Queue this page');
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

it('gives the source links of two contacts different names', async () => {
  const other = sampleItem({ itemId: 2, name: 'Rhys Pritchard' });
  await showDashboard({
    at: '#/queue',
    answers: { queue: () => ok(sampleQueue(sampleItem(), other)) },
  });
  for (const name of ['Ada Whitfield', 'Rhys Pritchard'])
    screen.getByRole('link', { name: new RegExp(`^.?Renewals.?, source of .?${name}`) });
});

it('queues by the filters that are shown, not those being typed', async () => {
  const { ask } = await showDashboard({
    at: '#/campaigns/12/audience?page=2',
    answers: {
      'queue-audience': ({ page, limit }) =>
        ok({ page, limit, added: 1, already: 0, forbidden: 0, uncallable: 0 }),
    },
  });
  fireEvent.input(screen.getByLabelText('Search by number'), { target: { value: '555' } });
  await pressInDashboard('Queue this page');
  expect(ask.asked.find(({ name }) => name === 'queue-audience')?.body).toEqual({
    campaignId: 12,
    campaignName: 'Renewals',
    page: 2,
    limit: 25,
  });
});

it('calls the contact that it shows as next, and no other', async () => {
  const { ask } = await showDashboard({
    at: '#/queue',
    answers: {
      queue: () => ok(sampleQueue(sampleItem({ itemId: 9 }))),
      'call-next': () => ok(sampleCounting()),
    },
  });
  await pressInDashboard('Call next');
  expect(ask.asked.find(({ name }) => name === 'call-next')?.body).toMatchObject({ itemId: 9 });
});

async function showQueue(queue: Partial<Queue> = {}) {
  return showDashboard({
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
  await pressInDashboard('Skip');
  await pressInDashboard('Wrong number');
  expect(ask.asked.find(({ name }) => name === 'skip-in-queue')?.body).toEqual({
    itemId: 9,
    reason: 'wrong-number',
  });
});

it('closes the reasons on Escape, and gives the focus back', async () => {
  await showQueue();
  await pressInDashboard('Skip');
  expect(document.activeElement?.textContent).toBe('No reason');
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await expect.poll(() => screen.queryByText('No reason')).toBeNull();
  await expect.poll(() => document.activeElement?.textContent).toBe('Skip');
});

it.each([
  ['At the end of the queue', undefined],
  ['In 1 hour', LOCAL_NOON + 3_600_000],
])('puts the next contact off: %s', async (choice, at) => {
  const { ask } = await showQueue();
  await pressInDashboard('Later');
  await pressInDashboard(choice);
  expect(ask.asked.find(({ name }) => name === 'call-later')?.body).toEqual({
    itemId: 9,
    ...(at && { at }),
  });
});

it('offers no call while the queue is paused, and continues when the rep is ready', async () => {
  const { ask } = await showQueue({ paused: 'away' });
  screen.getByText('You were away, so the queue is paused.');
  expect(screen.queryByRole('button', { name: 'Call next' })).toBeNull();
  await pressInDashboard("I'm ready");
  expect(ask.asked.find(({ name }) => name === 'set-ready')?.body).toEqual({ ready: true });
});

it('lists who was skipped and why, with a way back', async () => {
  const skipped = [
    { skipId: 3, name: 'Rhys Pritchard', text: '+44 7700 900123', reason: 'not-now' as const },
  ];
  const { ask } = await showQueue({ skipped });
  screen.getByText(/Not now/);
  await pressInDashboard(/Put back .*Rhys Pritchard/);
  expect(ask.asked.find(({ name }) => name === 'put-back')?.body).toEqual({ skipId: 3 });
});

afterEach(cleanup);

const none = { answered: 0, unspoken: 0 };

it('says the share of today and of 30 days, and what is allowed, with its source', () => {
  const counts = { today: none, month: { answered: 200, unspoken: 5 } };
  const { container } = render(<NobodySpokeShare counts={counts} />);
  expect(container.textContent).toContain('today –, last 30 days 2.5% (5 of 200)');
  expect(container.textContent).toContain('US rules allow 3%');
  expect(container.querySelector('a')?.href).toContain('section-64.1200');
  expect(container.querySelector('.over')).toBeNull();
});

it('is highlighted above the allowed share', () => {
  const month = { answered: 100, unspoken: 4 };
  const { container } = render(<NobodySpokeShare counts={{ today: month, month }} />);
  expect(container.querySelector('.over')?.textContent).toContain('4% (4 of 100)');
});

it('says nothing before a call was answered', () => {
  const { container } = render(<NobodySpokeShare counts={{ today: none, month: none }} />);
  expect(container.textContent).toBe('');
});
