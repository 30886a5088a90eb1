// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { CallStrip } from '@/components/strip/CallStrip';
import { ok } from '@/test/support/fakes/fake-ask';
import { flushPromises } from '@/test/support/fakes/fake-popup';
import { type FakeStrip, fakeStrip } from '@/test/support/fakes/fake-strip';
import { axeViolationsIn } from '@/test/support/own-pages/axe';
import { LOCAL_NOON, loggedCall } from '@/test/support/own-pages/own-samples';

afterEach(cleanup);

async function show(given: FakeStrip = {}) {
  const strip = fakeStrip(given);
  const { container } = render(<CallStrip model={strip.model} />);
  await flushPromises();
  return { ...strip, container };
}

const ada = loggedCall({ calleeName: 'Ada Whitfield' });

it('says that the next call shows here while there is none', async () => {
  const { container } = await show();
  screen.getByText('Your next call appears here');
  expect(await axeViolationsIn(container)).toEqual([]);
});

it('counts down, and Esc cancels', async () => {
  const call = { ...ada, state: 'counting' as const, requestAt: LOCAL_NOON + 3_000 };
  const cancelled = loggedCall({ ...call, state: 'cancelled' });
  const { ask } = await show({ calls: [call], answers: { cancel: () => ok(cancelled) } });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Cancel/ }));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await flushPromises();
  expect(ask.asked.filter(({ name }) => name === 'cancel')).toHaveLength(1);
});

it('shows state and wrap-up of the running call, which a number key chooses', async () => {
  const { container } = await show({ calls: [ada] });
  screen.getByRole('button', { name: /Ada Whitfield.*Requested/ });
  fireEvent.keyDown(document.activeElement ?? document.body, { key: '1' });
  await flushPromises();
  const [first] = screen.getAllByRole<HTMLInputElement>('radio');
  expect(first?.checked).toBe(true);
  expect(await axeViolationsIn(container)).toEqual([]);
});

it('shows in one window at a time', async () => {
  await show({ calls: [ada], canPin: true });
  const pin = screen.getByRole('button', { name: 'Keep on top' });
  fireEvent.click(pin);
  await flushPromises();
  expect(pin.getAttribute('aria-pressed')).toBe('true');
  screen.getByText('The call strip is on top of all windows');
  expect(screen.queryByRole('radio')).toBeNull();
});

it('offers no window above all others in that window itself', async () => {
  await show({ calls: [ada] });
  expect(screen.queryByRole('button', { name: 'Keep on top' })).toBeNull();
});
