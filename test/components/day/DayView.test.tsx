// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { Dashboard } from '@/components/dashboard/Dashboard';
import { type DayFigures, dayFigures } from '@/components/day/day-figures';
import { compareReached, type ToldCall } from '@/components/day/reached/compare-reached';
import { CALLER_ID } from '@/test/calls/support/calls';
import {
  type FakeDashboard,
  fakeDashboard,
} from '@/test/components/dashboard/support/fake-dashboard';
import { answersArrived } from '@/test/components/dashboard/support/fakes';
import { axeViolationsIn } from '@/test/support/own-pages/axe';
import { LOCAL_NOON, loggedCall } from '@/test/support/own-pages/own-samples';

afterEach(cleanup);

const CALLS = ['reached', 'reached', 'nobody_spoke', 'voicemail', ''].map((disposition, nth) => ({
  call: loggedCall({
    id: `call-${nth}`,
    state: 'placed',
    createdAt: LOCAL_NOON,
    callerId: CALLER_ID,
  }),
  disposition,
}));

const FIGURES: DayFigures = dayFigures(
  CALLS.map(({ call }) => call),
  CALLS.map(({ call, disposition }) => ({ callId: call.id, disposition })),
);

async function show(given: FakeDashboard = {}) {
  const dashboard = await fakeDashboard({ at: '#/myday', day: FIGURES, ...given });
  const { container } = render(<Dashboard model={dashboard.model} />);
  await answersArrived();
  return { ...dashboard, container };
}

it('shows each rate with the calls that it comes from', async () => {
  await show();
  const facts = screen.getAllByRole('definition').map((fact) => fact.textContent);
  expect(facts[0]).toMatch(/^5/);
  expect(facts[1]).toMatch(/^75%.*3 of 4/);
  expect(facts[3]).toMatch(/^33\.3%.*1 of 3/);
});

it('has a table for each chart', async () => {
  await show({ settings: { dids: [{ e164: CALLER_ID, label: 'Line 1' }] } });
  const rows = (name: string) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('row')
      .map((row) => row.textContent);
  expect(rows('Calls by caller ID').slice(1)).toEqual(['Line 15']);
  expect(rows('Calls by disposition').slice(1)).toEqual([
    'Reached2',
    'No disposition1',
    'Nobody spoke1',
    'Voicemail1',
  ]);
  expect(rows('Calls by hour')).toHaveLength(12);
});

it('shows the number of a DID without a label', async () => {
  await show();
  screen.getByText('+1 2125550140');
});

it('chooses the period, which stays in the address', async () => {
  const { address } = await show();
  fireEvent.change(screen.getByLabelText('Period'), { target: { value: 'week' } });
  expect(address.steps.at(-1)).toBe('#/myday?period=week');
});

it('saves the figures as CSV', async () => {
  const { saved } = await show({ settings: { dids: [{ e164: CALLER_ID, label: '=cmd()' }] } });
  fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  const lines = saved[0]?.split('\r\n') ?? [];
  expect(lines[0]).toBe('\uFEFFFigure,Item,Calls,Out of');
  expect(lines).toContain('Reached,,3,4');
  expect(lines).toContain("Calls by caller ID,'=cmd(),5,");
});

it('shows how far the rep is with the goal, and offers to set one', async () => {
  const { optionsOpened } = await show();
  fireEvent.click(screen.getByRole('button', { name: 'Open Options' }));
  expect(optionsOpened()).toBe(1);
  cleanup();
  await show({ settings: { callsPerDayGoal: 40 }, progress: { today: 12, streak: 3 } });
  screen.getByRole('progressbar', { name: 'Calls today: 12 of 40' });
  screen.getByText('Goal met 3 days in a row');
});

it('shows when there are no calls, when the log cannot be read, and while it is read', async () => {
  await show({ day: dayFigures([], []) });
  screen.getByText('No calls in this period');
  expect(screen.getByRole('button', { name: 'Export CSV' })).toHaveProperty('disabled', true);
  cleanup();
  await show({ day: 'failed' });
  screen.getByText("Couldn't read the call log.");
  screen.getByRole('button', { name: 'Try again' });
  cleanup();
  const { model } = await fakeDashboard({ at: '#/myday' });
  const { container } = render(<Dashboard model={model} />);
  expect(container.querySelector('.skeleton')).not.toBeNull();
});

const told = (of: number, reached: number, given: Partial<ToldCall>) =>
  Array.from({ length: of }, (_, nth) => ({
    wasReached: nth < reached,
    callerId: CALLER_ID,
    ...given,
  }));
const REACHED = compareReached([
  ...told(60, 30, { hour: 10 }),
  ...told(400, 60, { hour: 14, callerId: '+442079460110' }),
  ...told(5, 5, { hour: 18 }),
  ...told(7, 0, {}),
]);

it('names the best hours and caller ID with their intervals, and what is left out', async () => {
  await show({ reached: REACHED });
  screen.getByText(/^Best hours: 10.* – 12.* \(reached 50%, range 38%.*62%, calls: 60\)$/);
  screen.getByText(/^Best caller ID: \+1 2125550140 \(reached 49%/);
  screen.getByText(/callee's time zone isn't certain: 7$/);
  const table = within(screen.getByRole('table', { name: "Reached by callee's local time" }));
  const rows = table.getAllByRole('row').map((row) => row.textContent ?? '');
  expect(rows[3]).toMatch(/^(6|18).*5Too few calls to say$/);
  expect(rows.at(-1)).toMatch(/^All calls465/);
});

it('names nothing as best that is not clearly better', async () => {
  await show({
    reached: compareReached([...told(40, 10, { hour: 10 }), ...told(40, 9, { hour: 14 })]),
  });
  screen.getByText('No hour is clearly better');
  expect(screen.queryByRole('table', { name: 'Reached by caller ID' })).toBeNull();
  cleanup();
  await show({ reached: compareReached(told(5, 5, { hour: 10 })) });
  expect(screen.getAllByText('Too few calls to say')).toHaveLength(2);
});

it('is accessible (axe)', async () => {
  const { container } = await show({ settings: { callsPerDayGoal: 40 }, reached: REACHED });
  expect(await axeViolationsIn(container)).toEqual([]);
});
