// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import type { FollowUp } from '@/components/follow-ups/follow-ups-model';
import { Popup } from '@/components/popup/Popup';
import { ok } from '@/test/support/fakes/fake-ask';
import { fakePopup, flushPromises } from '@/test/support/fakes/fake-popup';
import { savedWrapUp } from '@/test/support/fakes/fake-wrap-ups';
import { sampleFollowUp } from '@/test/support/fakes/sample-follow-up';
import { axeViolationsIn } from '@/test/support/own-pages/axe';
import { LOCAL_NOON, sampleCounting } from '@/test/support/own-pages/own-samples';

afterEach(cleanup);

const DAY = 86_400_000;

async function show(followUps: FollowUp[]) {
  const popup = fakePopup({
    answers: {
      dial: () => ok(sampleCounting()),
      'save-wrap-up': ({ after }) => ok({ state: 'saved', wrapUp: savedWrapUp(after) }),
    },
    deps: { watchFollowUps: (onChange) => onChange(followUps) },
  });
  const { container } = render(<Popup model={popup.model} />);
  fireEvent.click(screen.getByRole('tab', { name: /Follow-ups/ }));
  await flushPromises();
  return { ...popup, container };
}

const press = async (name: RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await flushPromises();
};

it('lists due and upcoming follow-ups, with the count of due ones', async () => {
  const { container } = await show([
    sampleFollowUp(LOCAL_NOON - 1),
    sampleFollowUp(LOCAL_NOON + DAY, 'call-2', 'Ben Ode'),
  ]);
  screen.getByRole('tab', { name: 'Follow-ups 1' });
  expect(screen.getByRole('region', { name: 'Due' }).textContent).toContain('Ada Whitfield');
  expect(screen.getByRole('region', { name: 'Upcoming' }).textContent).toContain('Ben Ode');
  expect(await axeViolationsIn(container)).toEqual([]);
});

it('calls, marks as done and moves, and announces each', async () => {
  const { ask } = await show([sampleFollowUp(LOCAL_NOON - 1)]);
  await press(/^Call .*Ada Whitfield/);
  expect(ask.asked.find(({ name }) => name === 'dial')?.body).toMatchObject({
    e164: '+12125550134',
    repeatedCallId: 'call-1',
  });
  await press(/^Follow up in 1 hour: .*Ada Whitfield/);
  expect(ask.asked.at(-1)).toMatchObject({
    body: { after: { followUp: { at: LOCAL_NOON + 3_600_000 } } },
  });
  screen.getByText(/Ada Whitfield.*: moved to /);
  await press(/^Done: .*Ada Whitfield/);
  expect(ask.asked.at(-1)).toMatchObject({ body: { after: { followUp: { doneAt: LOCAL_NOON } } } });
});

it('tells two follow-ups of one callee apart by the time of their calls', async () => {
  const second = sampleFollowUp(LOCAL_NOON + DAY, 'call-2');
  second.call.createdAt = LOCAL_NOON + 1_000;
  await show([sampleFollowUp(LOCAL_NOON - 1), second]);
  const names = screen
    .getAllByRole('button', { name: /^Done: / })
    .map((each) => each.getAttribute('aria-label'));
  expect(new Set(names).size).toBe(2);
});

it('explains how to add a follow-up when there are none', async () => {
  await show([]);
  screen.getByText('No follow-ups');
  screen.getByText(/Choose a follow-up when you wrap up a call/);
});
