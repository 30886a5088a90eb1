import { signal } from '@preact/signals';
import { expect, it, vi } from 'vitest';
import type { Stuck } from '@/components/crm/stuck/watch-stuck';
import { wantNumbers } from '@/components/dashboard/want-numbers';
import type { DayFigures } from '@/components/day/day-figures';
import { dayFigures } from '@/components/day/day-figures';
import type { DayModel } from '@/components/day/day-model';
import { compareReached } from '@/components/day/reached/compare-reached';
import type { CallsPage } from '@/components/log/query/read-log';
import { sampleConnector, sampleDelivery } from '@/test/outbox/support/deliveries';
import { loggedCall } from '@/test/support/own-pages/own-samples';
import { fakeDashboard } from './support/fake-dashboard';
import { answersArrived } from './support/fakes';

it('fetches a page of calls once, however often its formats arrive', async () => {
  const { model, ask } = await fakeDashboard({ at: '#/calls', calls: [loggedCall()] });
  await answersArrived();
  expect(model.texts.of('+12125550134')).toBe('+1 2125550134');
  expect(ask.asked.filter(({ name }) => name === 'number-texts')).toHaveLength(1);
});

it('asks for the numbers of table, stuck calls and DIDs, each time that they change', () => {
  const page = signal<CallsPage | undefined>();
  const stuck = signal<Stuck | undefined>();
  const figures = signal<DayFigures | undefined>();
  const reached = signal<DayModel['reached']['value']>();
  const wanted: unknown[] = [];
  const texts = {
    want: vi.fn(async (e164s: readonly string[]) => void wanted.push(e164s)),
    wantForCalls: vi.fn(async (calls: readonly { id: string }[]) => {
      wanted.push(calls.map(({ id }) => id));
    }),
  };
  const ending = new AbortController();
  const models = { callsTable: { page }, stuck: { stuck }, day: { figures, reached }, texts };
  wantNumbers(models, ending.signal);
  wanted.length = 0;
  page.value = { calls: [loggedCall({ id: 'in-table' })] };
  const call = loggedCall({ id: 'stuck' });
  const delivery = { delivery: sampleDelivery(), connector: sampleConnector(), call };
  stuck.value = { deliveries: [delivery], connectors: [] };
  figures.value = dayFigures([loggedCall({ callerId: '+12125550100' })], []);
  reached.value = compareReached([{ wasReached: true, callerId: '+12125550101' }]);
  ending.abort();
  page.value = { calls: [] };
  expect(wanted).toEqual([
    ['in-table'],
    ['stuck'],
    ['+12125550100'],
    ['+12125550100', '+12125550101'],
  ]);
});
