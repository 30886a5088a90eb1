import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { createCalledModel } from '@/components/row-calls/called-model';
import type { Call } from '@/lib/calls/model';
import { fakeLater } from '@/test/components/dashboard/support/fakes';
import { fakeSettings } from '@/test/support/fakes/fake-popup';
import { LOCAL_NOON, loggedCall } from '@/test/support/own-pages/own-samples';

const CALLEE = { e164: '+12125550134', text: '+1 212 555 0134' };

function called(first: Call[] = [], repeatSeconds = 60) {
  const end = new AbortController();
  const calls = signal<Call[] | undefined>(first);
  const { later, pass } = fakeLater();
  let time = LOCAL_NOON;
  const settings = fakeSettings(end.signal, { repeatSeconds });
  const model = createCalledModel({ calls, settings, now: () => time, later }, end.signal);
  const wait = (ms: number) => {
    time += ms;
    pass(ms);
  };
  return { model, calls, wait };
}

const asked = (given: Partial<Call> = {}) => loggedCall({ requestedAt: LOCAL_NOON, ...given });

it('knows a call as soon as the log does, and the list’s calls before that', () => {
  const { model, calls } = called();
  expect(model.lastAt(CALLEE)).toBeUndefined();
  expect(model.lastAt({ ...CALLEE, lastCalledAt: LOCAL_NOON - 5 })).toBe(LOCAL_NOON - 5);
  calls.value = [asked()];
  expect(model.lastAt(CALLEE)).toBe(LOCAL_NOON);
  expect(model.lastAt({ ...CALLEE, lastCalledAt: LOCAL_NOON - 5 })).toBe(LOCAL_NOON);
});

it.each([
  ['refused', asked({ state: 'refused' })],
  ['cancelled', loggedCall({ state: 'cancelled' })],
  ['counting', loggedCall({ state: 'counting' })],
])('does not count a call that rang nobody: %s', (_, call) => {
  const { model } = called([call]);
  expect(model.lastAt(CALLEE)).toBeUndefined();
  expect(model.lockedUntil(CALLEE)).toBeUndefined();
});

it('locks a number after its call until the lock ends', () => {
  const { model, wait } = called([asked()]);
  expect(model.lockedUntil(CALLEE)).toBe(LOCAL_NOON + 60_000);
  wait(59_999);
  expect(model.lockedUntil(CALLEE)).toBe(LOCAL_NOON + 60_000);
  wait(1);
  expect(model.lockedUntil(CALLEE)).toBeUndefined();
  expect(model.lastAt(CALLEE)).toBe(LOCAL_NOON);
});

it('lets each lock end at its own time', () => {
  const other = { e164: '+12125550135', text: '+1 212 555 0135' };
  const second = asked({ id: 'b', callee: other.e164, createdAt: LOCAL_NOON + 30_000 });
  const { model, wait } = called([second, asked()]);
  wait(60_000);
  expect([model.lockedUntil(CALLEE), model.lockedUntil(other)]).toEqual([
    undefined,
    LOCAL_NOON + 90_000,
  ]);
  wait(30_000);
  expect(model.lockedUntil(other)).toBeUndefined();
});

it('locks nothing if the redial lock is off', () => {
  expect(called([asked()], 0).model.lockedUntil(CALLEE)).toBeUndefined();
});
