import { beforeEach, expect, it, vi } from 'vitest';
import { alarmNames, createWakeAlarm } from '@/lib/platform/wake-alarm';

interface Alarms {
  ring: ((alarm: { name: string }) => void)[];
  created: [string, { when: number; periodInMinutes: number }][];
  cleared: string[];
}

const alarms = vi.hoisted((): Alarms => ({ ring: [], created: [], cleared: [] }));

vi.mock('@/lib/platform/browser', () => ({
  browser: {
    alarms: {
      onAlarm: { addListener: (react: Alarms['ring'][number]) => alarms.ring.push(react) },
      create: async (...made: Alarms['created'][number]) => alarms.created.push(made),
      getAll: async () => alarms.created.map(([name]) => ({ name })),
      clear: async (name: string) => alarms.cleared.push(name),
    },
  },
}));

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  for (const list of Object.values(alarms)) list.length = 0;
  return () => vi.useRealTimers();
});

it('wakes at its time, and again until cancelled: a background may die before it sets the next', async () => {
  const wake = createWakeAlarm('follow');
  await wake.wakeIn(60_000);
  expect(alarms.created).toEqual([['follow', { when: 60_000, periodInMinutes: 5 }]]);
  await wake.cancel();
  expect(alarms.cleared).toEqual(['follow']);
});

it('sets a timer for what no alarm is short enough for, and an alarm in case the timer dies', async () => {
  const woken = vi.fn();
  const wake = createWakeAlarm('follow');
  wake.onWake(woken);
  await wake.wakeIn(5_000);
  expect(alarms.created[0]?.[1].when).toBe(30_000);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(woken).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(woken).toHaveBeenCalledOnce();
});

it('replaces the timer of an earlier order', async () => {
  const woken = vi.fn();
  const wake = createWakeAlarm('follow');
  wake.onWake(woken);
  await wake.wakeIn(5_000);
  await wake.wakeIn(10_000);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(woken).not.toHaveBeenCalled();
});

it('reacts to its own alarm only', () => {
  const woken = vi.fn();
  createWakeAlarm('follow').onWake(woken);
  for (const name of ['recover', 'follow']) for (const ring of alarms.ring) ring({ name });
  expect(woken).toHaveBeenCalledOnce();
});

it('names the alarms that are set', async () => {
  await createWakeAlarm('follow').wakeIn(60_000);
  expect(await alarmNames()).toEqual(['follow']);
});
