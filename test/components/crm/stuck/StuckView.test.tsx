// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { Dashboard } from '@/components/dashboard/Dashboard';
import type { StoredConnector } from '@/lib/outbox/model/connector';
import { fakeDashboard } from '@/test/components/dashboard/support/fake-dashboard';
import { answersArrived } from '@/test/components/dashboard/support/fakes';
import { sampleConnector, sampleDelivery } from '@/test/outbox/support/deliveries';
import { ok } from '@/test/support/fakes/fake-ask';
import { axeViolationsIn } from '@/test/support/own-pages/axe';
import { loggedCall } from '@/test/support/own-pages/own-samples';

afterEach(cleanup);

const problem = { code: 'crm-record-gone' } as const;

async function show(connector: Partial<StoredConnector> = {}, count = 1) {
  const connectors = [sampleConnector(connector)];
  const call = loggedCall({ id: 'call-1', calleeName: 'Ada Whitfield' });
  const one = {
    call,
    connector: connectors[0],
    delivery: sampleDelivery({ state: 'failed', problem }),
  };
  const answers = { 'retry-delivery': () => ok(null), 'drop-delivery': () => ok(null) };
  const deliveries = Array.from({ length: count }, () => one);
  const dashboard = await fakeDashboard({
    ...{ at: '#/notlogged', answers, stuck: { deliveries, connectors } },
  });
  const { container } = render(<Dashboard model={dashboard.model} />);
  await answersArrived();
  return { ...dashboard, container };
}

it('lists what is not logged and why, tries all, and gives one up', async () => {
  const { ask, container } = await show();
  screen.getByText(/In Odoo: Not logged. The record was deleted/);
  expect(screen.getByRole('link', { name: /Not logged/ }).textContent).toContain('1');
  expect(await axeViolationsIn(container)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Try all now' }));
  await answersArrived();
  fireEvent.click(screen.getByRole('button', { name: /Don't log the call to .*Ada/ }));
  await answersArrived();
  const names = ask.asked.map(({ name }) => name).filter((name) => name.endsWith('-delivery'));
  expect(names).toEqual(['retry-delivery', 'drop-delivery']);
});

it('tells calls to one callee apart, and one call that is stuck in two CRMs', async () => {
  const first = loggedCall({ id: 'first' });
  const again = loggedCall({ id: 'again', createdAt: first.createdAt + 1_000 });
  const inOdoo = { call: first, connector: sampleConnector(), delivery: sampleDelivery() };
  const delivery = sampleDelivery({ connector: 'hubspot' });
  const deliveries = [inOdoo, { ...inOdoo, delivery }, { ...inOdoo, call: again }];
  const dashboard = await fakeDashboard({
    ...{ at: '#/notlogged', stuck: { deliveries, connectors: [sampleConnector()] } },
  });
  render(<Dashboard model={dashboard.model} />);
  await answersArrived();
  for (const words of [/^Show what to do/, /^Don't log/]) {
    const names = screen
      .getAllByRole('button', { name: words })
      .map((each) => each.getAttribute('aria-label'));
    expect(new Set(names).size).toBe(3);
  }
});

it('opens what can be done about one', async () => {
  const { model } = await show();
  const button = screen.getByRole('button', { name: /Show what to do/ });
  fireEvent.click(button);
  await answersArrived();
  expect(model.stuck.opened.value).toBe('call-1');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(button);
  expect(model.stuck.opened.value).toBeUndefined();
});

it('says that a CRM refused its key, with the way to Options', async () => {
  const { optionsOpened } = await show({ stopped: { code: 'crm-unauthorised' } });
  screen.getByText(/Logging in Odoo stopped. Your CRM refused/);
  fireEvent.click(screen.getByRole('button', { name: 'Open Options' }));
  expect(optionsOpened()).toBe(1);
});

it('says that every call is logged', async () => {
  await show({}, 0);
  screen.getByText('Every call is logged');
});
