// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { CallButtons } from '@/components/calls/details/CallButtons';
import { CallOutcome } from '@/components/countdown/Outcome';
import { Dashboard } from '@/components/dashboard/Dashboard';
import { Popup } from '@/components/popup/Popup';
import type { Call } from '@/lib/calls/model';
import type { Confirmation } from '@/lib/offers/model';
import type { ProblemCode } from '@/lib/problems/problem-codes';
import {
  type FakeDashboard,
  fakeDashboard,
  sampleItem,
  sampleQueue,
} from '@/test/components/dashboard/support/fake-dashboard';
import { answersArrived as arriveInDashboard } from '@/test/components/dashboard/support/fakes';
import { ok, problem } from '@/test/support/fakes/fake-ask';
import { fakePopup, flushPromises } from '@/test/support/fakes/fake-popup';
import { sampleFollowUp } from '@/test/support/fakes/sample-follow-up';
import { axeViolationsIn } from '@/test/support/own-pages/axe';
import {
  LOCAL_NOON,
  loggedCall,
  sampleCounting,
  samplePreview,
} from '@/test/support/own-pages/own-samples';

afterEach(cleanup);

function showOutcome(given: Partial<Call>) {
  const popup = fakePopup();
  const { texts, actions, countdown } = popup.model;
  const { dismiss } = countdown;
  render(<CallOutcome call={loggedCall(given)} {...{ texts, actions, dismiss }} />);
  return popup;
}

it.each(['unauthorised', 'unreachable'] as const)(
  'leads from %s to the connection in Options',
  (code) => {
    showOutcome({ state: 'refused', problem: { code } });
    const link = screen.getByRole('link', { name: 'Open Options' });
    expect(link.getAttribute('href')).toBe('/options.html#connection');
  },
);

it('offers another caller ID if the DID is not owned', async () => {
  const { model } = fakePopup();
  render(
    <>
      <Popup model={model} />
      <CallOutcome
        call={loggedCall({ state: 'refused', problem: { code: 'did-not-owned' } })}
        texts={model.texts}
        actions={model.actions}
        dismiss={model.countdown.dismiss}
      />
    </>,
  );
  await flushPromises();
  screen.getByRole('button', { name: 'Choose another caller ID' }).click();
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Caller ID' }));
});

it('calls again after being offline, since nothing was called', async () => {
  const { ask } = showOutcome({ state: 'refused', problem: { code: 'offline' } });
  screen.getByText("You're offline. No call was made.");
  screen.getByRole('button', { name: 'Try again' }).click();
  await flushPromises();
  expect(ask.asked.map(({ name }) => name)).toContain('dial');
});

it('only looks again for a call that may have been placed', () => {
  showOutcome({ state: 'unconfirmed', problem: { code: 'no-answer' } });
  screen.getByRole('button', { name: 'Check again' });
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('offers to look again before it offers to call again', () => {
  const { model } = fakePopup();
  const call = loggedCall({ state: 'unconfirmed' });
  const { container } = render(<CallButtons call={call} actions={model.actions} />);
  const words = [...container.querySelectorAll('button')].map((button) => button.textContent);
  expect(words).toEqual(['Check again', 'Call again', 'Add to do-not-call list']);
});

it('offers the log, and no button that calls, after a call without an answer', async () => {
  const { model } = fakePopup({
    calls: [loggedCall({ id: 'call-9' })],
    answers: { dial: () => problem('no-answer') },
  });
  model.view.value = 'page';
  render(<Popup model={model} />);
  await flushPromises();
  model.dial.type('+12125550134');
  await model.dial.call();
  await flushPromises();
  screen.getByText(/It may have been placed/);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  screen.getByRole('button', { name: 'Check the call log' }).click();
  expect(model.view.value).toBe('calls');
  expect(model.opened.value).toBe('call-9');
});

it('links to the log if the outcome of a call is unknown', async () => {
  const { model } = fakePopup({ answers: { outcome: () => problem('no-answer') } });
  render(<Popup model={model} />);
  model.countdown.start(sampleCounting());
  await flushPromises();
  screen.getByRole('button', { name: 'Check the call log' });
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('offers no next step while the rep is typing', async () => {
  const { model } = fakePopup({
    answers: { preview: () => ok(samplePreview({ problem: { code: 'no-own-number' } })) },
  });
  render(<Popup model={model} />);
  model.dial.type('+12125550134');
  await flushPromises();
  await flushPromises();
  expect(screen.queryByRole('link', { name: 'Open Options' })).toBeNull();
  await model.dial.call();
  await flushPromises();
  screen.getByRole('link', { name: 'Open Options' });
});

it('links the record that a call was made from', () => {
  const url = 'https://acme.pipedrive.com/person/31';
  const record = { crm: 'pipedrive', type: 'person', id: '31', url };
  showOutcome({ state: 'placed', record });
  expect(screen.getByRole('link', { name: 'Open record' }).getAttribute('href')).toBe(url);
  cleanup();
  showOutcome({ state: 'placed' });
  expect(screen.queryByRole('link', { name: 'Open record' })).toBeNull();
});

afterEach(cleanup);

const waiting: Confirmation = {
  offerId: 'offer-1',
  host: 'crm.example',
  facts: { e164: '+12125550134', text: '+1 212 555 0134' },
};

async function show(given: FakeDashboard): Promise<Element> {
  const { model } = await fakeDashboard(given);
  const { container } = render(<Dashboard model={model} />);
  await arriveInDashboard();
  return container;
}

async function press(name: RegExp): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await arriveInDashboard();
}

/** Each view that says why a press made no call: shows the problem there. */
const views: Record<string, (code: ProblemCode) => Promise<Element>> = {
  async 'a row of an audience'(code) {
    const answers = { dial: () => problem(code) };
    const container = await show({ at: '#/campaigns/12/audience', answers });
    await press(/^Call .*Ada Whitfield/);
    return container;
  },
  async 'the next contact of the queue'(code) {
    const queue = () => ok(sampleQueue(sampleItem()));
    const answers = { queue, 'call-next': () => problem(code) };
    const container = await show({ at: '#/queue', answers });
    await press(/^Call next/);
    return container;
  },
  async 'the bar of the queue'(code) {
    const queue = () => ok(sampleQueue(sampleItem()));
    const answers = { queue, 'set-ready': () => problem(code) };
    const container = await show({ at: '#/queue', answers });
    await press(/^Pause/);
    return container;
  },
  async 'a call of the log'(code) {
    const calls = [loggedCall({ state: 'unrecorded' })];
    const container = await show({ at: '#/calls', calls, answers: { dial: () => problem(code) } });
    await press(/Details of the call/);
    await press(/^Call again/);
    return container;
  },
  async 'a follow-up'(code) {
    const followUps = [sampleFollowUp(LOCAL_NOON - 1)];
    const answers = { dial: () => problem(code) };
    const container = await show({ at: '#/followups', followUps, answers });
    await press(/^Call .*Ada Whitfield/);
    return container;
  },
  async 'the confirmation'(code) {
    const blocked = { ...waiting, blocked: { code } };
    const { model } = fakePopup({ answers: { confirmation: () => ok(blocked) } });
    const { container } = render(<Popup model={model} />);
    await flushPromises();
    return container;
  },
};

const alertOf = (container: Element): HTMLElement => {
  const found = container.querySelector<HTMLElement>('.row-problem, .details-problem, .confirm');
  if (!found) throw new Error('no problem is shown');
  return found;
};

describe.each(Object.entries(views))('the next step at %s', (_, showProblem) => {
  it.each([
    ['no-token', 'Open Options', '/options.html#connection'],
    ['no-did', 'Open Options', '/options.html#dids'],
    ['do-not-call', 'Open do-not-call list', '/dashboard.html#/donotcall'],
  ] as const)('is a link for %s', async (code, name, href) => {
    const container = await showProblem(code);
    const link = within(alertOf(container)).getByRole('link', { name });
    expect(link.getAttribute('href')).toBe(href);
    expect(await axeViolationsIn(container)).toEqual([]);
  });

  it('is the call log where the call may have been placed', async () => {
    const alert = alertOf(await showProblem('outcome-unknown'));
    const steps = [...alert.querySelectorAll('a, button')].map((step) => step.textContent);
    expect(steps).toContain('Check the call log');
    expect(steps).not.toContain('Try again');
  });
});

it.each(Object.entries(views).filter(([view]) => !/bar of|confirmation/.test(view)))(
  'lets the rep call again with the button at %s once they are online',
  async (_, showProblem) => {
    await showProblem('offline');
    const [button] = screen.getAllByRole<HTMLButtonElement>('button', {
      name: /^Call (again|next|.*Ada)/,
    });
    expect(button?.disabled).toBe(false);
  },
);
