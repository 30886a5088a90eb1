import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { createDeliveryModel } from '@/components/crm/delivery/delivery-model';
import type { ShownDelivery } from '@/components/crm/delivery/shown-delivery';
import { sampleConnector, sampleDelivery } from '@/test/outbox/support/deliveries';
import { fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';

function openCall() {
  const opened = signal<string>();
  const watched: {
    callId: string;
    show: (shown: readonly ShownDelivery[]) => void;
    abortSignal: AbortSignal;
  }[] = [];
  const found = { type: 'contact', id: '1', name: 'Ada' };
  const ask = fakeAsk({
    'retry-delivery': () => ok(null),
    'find-records': ({ connector }) => (connector === 'odoo' ? ok([found]) : problem('crm-busy')),
    'log-on-record': () => ok(null),
  });
  const model = createDeliveryModel(
    {
      ask,
      watchDeliveries: (callId, show, abortSignal) => watched.push({ callId, show, abortSignal }),
    },
    opened,
    new AbortController().signal,
  );
  return { opened, watched, ask, model };
}

it('follows the call whose details are open, and no other', () => {
  const { opened, watched, model } = openCall();
  expect(watched).toEqual([]);
  opened.value = 'call-1';
  const shown = [{ delivery: sampleDelivery(), connector: sampleConnector() }];
  watched[0]?.show(shown);
  expect(model.shown.value).toEqual(shown);
  opened.value = 'call-2';
  expect([model.shown.value, watched[0]?.abortSignal.aborted]).toEqual([[], true]);
  watched[0]?.show(shown);
  expect(model.shown.value).toEqual([]);
});

it('asks the background to act, and says if it did not', async () => {
  const { opened, watched, ask, model } = openCall();
  await model.retry('odoo');
  expect(ask.asked).toEqual([]);
  opened.value = 'call-1';
  watched[0]?.show([{ delivery: sampleDelivery(), connector: undefined }]);
  await model.retry('odoo');
  expect(model.problem.value).toBeUndefined();
  await model.takeBack('odoo');
  expect(model.problem.value).toEqual({ code: 'no-answer' });
  const body = { callId: 'call-1', connector: 'odoo' };
  expect(ask.asked).toEqual([
    { name: 'retry-delivery', body },
    { name: 'take-back-entry', body },
  ]);
});

it('searches the records for the rep, and logs the call on one', async () => {
  const { opened, ask, model } = openCall();
  opened.value = 'call-1';
  const searching = model.findRecords('odoo');
  expect(model.matches.value).toEqual({ connector: 'odoo', records: undefined });
  await searching;
  const record = { type: 'contact', id: '1', name: 'Ada' };
  expect(model.matches.value).toEqual({ connector: 'odoo', records: [record] });
  await model.logOn('odoo', record);
  const body = { callId: 'call-1', connector: 'odoo', record };
  expect(ask.asked.at(-1)).toEqual({ name: 'log-on-record', body });
  expect(model.matches.value).toBeUndefined();
});

it('says why no record was found, keeps the search by name, and shows none of another call', async () => {
  const { opened, model } = openCall();
  opened.value = 'call-1';
  const failing = model.findRecords('hubspot');
  model.search.type('Ada', 'hubspot');
  await failing;
  expect(model.matches.value).toEqual({
    ...{ connector: 'hubspot', records: [], problem: { code: 'crm-busy' } },
  });
  expect(model.search.text.value).toBe('Ada');
  const searching = model.findRecords('odoo');
  opened.value = 'call-2';
  await searching;
  expect(model.matches.value).toBeUndefined();
});
