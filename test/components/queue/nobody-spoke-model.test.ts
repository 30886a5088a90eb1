import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import type { NobodySpoke } from '@/components/queue/nobody-spoke';
import { createNobodySpoke } from '@/components/queue/nobody-spoke-model';
import type { RouteModel } from '@/components/shared/models/route-model';

const COUNTS: NobodySpoke = {
  today: { answered: 1, unspoken: 0 },
  month: { answered: 30, unspoken: 1 },
};

it('counts while the queue is shown, and not in other views', () => {
  const view = signal<RouteModel['view']['value']>('calls');
  const watches: AbortSignal[] = [];
  const watchNobodySpoke = (onChange: (counts: NobodySpoke) => void, abortSignal: AbortSignal) => {
    watches.push(abortSignal);
    onChange(COUNTS);
  };
  const end = new AbortController();
  const counts = createNobodySpoke({ route: { view }, watchNobodySpoke }, end.signal);
  expect([watches.length, counts.value]).toEqual([0, undefined]);
  view.value = 'queue';
  expect([watches.length, counts.value]).toEqual([1, COUNTS]);
  view.value = 'campaigns';
  expect(watches.map(({ aborted }) => aborted)).toEqual([true]);
  view.value = 'queue';
  expect(watches.map(({ aborted }) => aborted)).toEqual([true, false]);
  end.abort();
  expect(watches.map(({ aborted }) => aborted)).toEqual([true, true]);
});
