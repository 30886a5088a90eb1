// @vitest-environment happy-dom
import { signal } from '@preact/signals';
import { act, cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { CallStatus } from '@/components/countdown/CallStatus';
import type { CountingCall, Problem, PublicCall } from '@/lib/calls/model';
import { loggedCall, sampleCounting } from '@/test/support/own-pages/own-samples';

afterEach(cleanup);

function show() {
  const countdown = {
    counting: signal<CountingCall>(),
    remainingMs: signal(3_000),
    outcome: signal<PublicCall>(),
    isTooLate: signal(false),
    problem: signal<Problem>(),
  };
  // A format that is not known yet must not be announced, and again once it is known.
  const texts = { of: (e164: string) => e164, want: async () => {}, wantForCalls: async () => {} };
  render(<CallStatus countdown={countdown} texts={texts} />);
  return countdown;
}

const region = () => screen.getByRole('status');
const plain = (words: string) => words.replace(/[\u2066-\u2069]/g, '').replace(/\s/g, ' ');
const said = () => [...region().children].map((each) => plain(each.textContent ?? ''));

it('is there before there is anything to say', () => {
  show();
  expect(said()).toEqual([]);
});

it('says each state in sentences alone, in the region that was there before', () => {
  const countdown = show();
  const before = region();
  void act(() => {
    countdown.counting.value = sampleCounting();
  });
  expect(said()).toEqual([`Calling ${sampleCounting().text}`, 'their phone rings first']);
  void act(() => {
    countdown.remainingMs.value = 0;
  });
  expect(said()).toEqual(['Requesting the call…']);
  void act(() => {
    countdown.isTooLate.value = true;
  });
  expect(said()).toHaveLength(1);
  void act(() => {
    countdown.counting.value = undefined;
    countdown.outcome.value = loggedCall({ state: 'cancelled' });
  });
  expect(said()).toEqual(['Cancelled in time. No call was made.']);
  expect(region()).toBe(before);
});

it('keeps what it said while the seconds pass', () => {
  const countdown = show();
  void act(() => {
    countdown.counting.value = sampleCounting();
  });
  const [sentence] = region().children;
  void act(() => {
    countdown.remainingMs.value = 1_900;
  });
  expect(region().firstElementChild).toBe(sentence);
});

it('says that cancelling failed', () => {
  const countdown = show();
  void act(() => {
    countdown.counting.value = sampleCounting();
    countdown.problem.value = { code: 'outcome-unknown' };
  });
  expect(said()).toHaveLength(1);
  expect(said()[0]).not.toMatch(/Calling/);
});
