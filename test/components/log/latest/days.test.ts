import { expect, it } from 'vitest';
import { callsOfOneMinute, groupByDay } from '@/components/log/latest/days';
import { LOCAL_NOON, loggedCall } from '@/test/support/own-pages/own-samples';

const HOUR = 3_600_000;

it('groups a log by the rep’s own days, newest first', () => {
  const times = [
    LOCAL_NOON,
    LOCAL_NOON - 11 * HOUR,
    LOCAL_NOON - 13 * HOUR,
    LOCAL_NOON - 72 * HOUR,
  ];
  const calls = times.map((createdAt, index) => loggedCall({ id: `${index}`, createdAt }));
  const days = groupByDay(calls);
  expect(days.map((day) => day.calls.map((call) => call.id))).toEqual([['0', '1'], ['2'], ['3']]);
  expect(new Date(days[0]?.start ?? 0).getHours()).toBe(0);
});

it('groups an empty log into no days', () => {
  expect(groupByDay([])).toEqual([]);
});

it('finds the calls to one number in one minute', () => {
  const calls = [
    loggedCall({ id: 'a', createdAt: LOCAL_NOON + 1_000 }),
    loggedCall({ id: 'b', createdAt: LOCAL_NOON + 59_000 }),
    loggedCall({ id: 'next minute', createdAt: LOCAL_NOON + 60_000 }),
    loggedCall({ id: 'other number', callee: '+12125550187' }),
  ];
  expect([...callsOfOneMinute(calls)]).toEqual(['a', 'b']);
});
