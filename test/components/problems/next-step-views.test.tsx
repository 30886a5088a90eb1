// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { Dashboard } from '@/components/dashboard/Dashboard';
import { Popup } from '@/components/popup/Popup';
import type { Confirmation } from '@/lib/offers/model';
import type { ProblemCode } from '@/lib/problems/problem-codes';
import { answersArrived as arriveInDashboard } from '@/test/dashboard/support/deps';
import {
  type FakeDashboard,
  fakeDashboard,
  sampleItem,
  sampleQueue,
} from '@/test/dashboard/support/fake-dashboard';
import { ok, problem } from '@/test/support/fakes/fake-ask';
import { fakePopup, flushPromises } from '@/test/support/fakes/fake-popup';
import { sampleFollowUp } from '@/test/support/fakes/sample-follow-up';
import { axeViolationsIn } from '@/test/support/own-pages/axe';
import { LOCAL_NOON, loggedCall } from '@/test/support/own-pages/own-samples';

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
