// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Practice } from '@/components/practice/Practice';
import { fakePractice } from '@/test/components/practice/support/fake-practice';
import { axeViolationsIn } from '@/test/support/own-pages/axe';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show() {
  const fake = fakePractice();
  const { container } = render(<Practice open={() => fake.model} />);
  return { ...fake, container };
}

const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const said = () => screen.getByRole('status').textContent;
const current = () => document.querySelector('[aria-current=step]')?.textContent;

it('says that it is practice, and leads from the number to the recording', async () => {
  const { container, player } = show();
  screen.getByText('This is practice. Nobody is called. Nothing is sent, saved or counted.');
  expect(await axeViolationsIn(container)).toEqual([]);
  press(/212 555 0134/);
  expect(current()).toMatch(/Press Call/);
  press(/^Call$/);
  screen.getByText(/Calling/);
  expect(said()).toBe('A countdown starts. Until it ends, you can cancel.');
  await wait(3_000);
  expect(said()).toBe("The customer's phone rings first.");
  const phones = () =>
    [...document.querySelectorAll('.practice-phones li')].map((li) => li.className);
  expect(phones()).toEqual(['ringing', 'quiet']);
  await wait(3_500);
  expect(phones()).toEqual(['answered', 'ringing']);
  await wait(3_500);
  screen.getByText('Requested');
  await wait(3_500);
  screen.getByText('Recorded');
  expect(await axeViolationsIn(container)).toEqual([]);
  press(/Play the recording/);
  expect(player.toggle).toHaveBeenCalledOnce();
  press(/Start again/);
  expect(current()).toMatch(/Click the underlined number/);
});

it('is cancelled by Esc, and keeps the focus within', async () => {
  const { container } = show();
  expect(document.activeElement?.textContent).toMatch(/0134/);
  press(/212 555 0134/);
  expect(document.activeElement?.textContent).toBe('Call');
  press(/^Call$/);
  fireEvent.keyDown(document, { key: 'Escape' });
  await wait(0);
  expect(said()).toMatch(/Cancelled in time/);
  expect(container.querySelector('.practice-stage')?.contains(document.activeElement)).toBe(true);
});
