import { expect, it } from 'vitest';
import type { LoggedError } from '@/lib/problems/error-log';
import { createErrorRecorder } from '@/lib/problems/error-recorder';
import { reportedErrorSchema } from '@/lib/problems/model';

function recorder() {
  const logged: Omit<LoggedError, 'id' | 'count'>[] = [];
  const clock = { now: 1_000_000 };
  const log = async (error: Omit<LoggedError, 'id' | 'count'>) => {
    logged.push(error);
  };
  return { logged, clock, ...createErrorRecorder({ log, now: () => clock.now }) };
}

const report = { source: 'card', name: 'TypeError', message: 'odd', stack: '' } as const;
const ownReport = { ...report, source: 'options' } as const;

it('masks what it records', async () => {
  const { record, logged } = recorder();
  await record('message call', new TypeError('No call to "Jane Doe" +12125550134'));
  expect(logged).toMatchObject([
    { at: 1_000_000, source: 'message call', name: 'TypeError', message: 'No call to …' },
  ]);
  expect(JSON.stringify(logged)).not.toMatch(/Jane|2125550134/);
});

it('masks what other scripts report', async () => {
  const { receive, logged } = recorder();
  await receive({ ...report, message: 'Jane is not a function', name: 'Jane' }, 5);
  expect(logged).toMatchObject([{ source: 'card', name: 'Error', message: '… is not a function' }]);
});

it('takes 30 reports of our own pages a minute, and its own errors always', async () => {
  const { receive, record, logged, clock } = recorder();
  for (let index = 0; index < 40; index += 1) await receive(ownReport, undefined);
  expect(logged).toHaveLength(30);
  await record('background', new Error('odd'));
  expect(logged).toHaveLength(31);
  clock.now += 60_000;
  await receive(ownReport, undefined);
  expect(logged).toHaveLength(32);
});

it('accepts 10 reports of a tab in ten minutes, regardless of other tabs and our own pages', async () => {
  const { receive, logged, clock } = recorder();
  for (let index = 0; index < 40; index += 1) await receive(report, 5);
  expect(logged).toHaveLength(10);
  await receive(report, 6);
  await receive(ownReport, undefined);
  expect(logged).toHaveLength(12);
  clock.now += 600_000;
  await receive(report, 5);
  expect(logged).toHaveLength(13);
});

it('takes no report of a page about a source that is none of a page', async () => {
  const { receive, logged } = recorder();
  await receive(ownReport, 5);
  expect(logged).toEqual([]);
});

it('bears a log that cannot be written', async () => {
  const failing = createErrorRecorder({
    log: () => Promise.reject(new Error('full')),
    now: () => 0,
  });
  await expect(failing.record('background', new Error('odd'))).resolves.toBeUndefined();
  await expect(failing.receive(report, 5)).resolves.toBeUndefined();
});

it('takes reports of known places only, and none that is too long', () => {
  expect(reportedErrorSchema.safeParse(report).success).toBe(true);
  expect(reportedErrorSchema.safeParse({ ...report, source: 'Jane' }).success).toBe(false);
  expect(reportedErrorSchema.safeParse({ ...report, stack: 's'.repeat(4_001) }).success).toBe(
    false,
  );
});
