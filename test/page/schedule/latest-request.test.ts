import { expect, it } from 'vitest';
import { createLatestRequest } from '@/lib/page/schedule/latest-request';

it('distinguishes the latest request from earlier ones', () => {
  const latest = createLatestRequest();
  const isFirstLatest = latest.begin();
  expect(isFirstLatest()).toBe(true);
  const isSecondLatest = latest.begin();
  expect([isFirstLatest(), isSecondLatest()]).toEqual([false, true]);
  latest.end();
  expect(isSecondLatest()).toBe(false);
});
