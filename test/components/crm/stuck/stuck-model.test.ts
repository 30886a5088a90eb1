import { expect, it } from 'vitest';
import { createStuckModel } from '@/components/crm/stuck/stuck-model';
import type { Delivery } from '@/lib/outbox/model/delivery';
import { sampleConnector, sampleDelivery } from '@/test/outbox/support/deliveries';
import { fakeAsk, ok } from '@/test/support/fakes/fake-ask';
import { loggedCall } from '@/test/support/own-pages/own-samples';

function stuckModel() {
  const ask = fakeAsk({ 'retry-delivery': () => ok(null) });
  const connector = sampleConnector();
  const states: Delivery['state'][] = ['failed', 'choice', 'waiting', 'sending'];
  const deliveries = states.map((state) => ({
    ...{ call: loggedCall({ id: state }), connector },
    delivery: sampleDelivery({ callId: state, state }),
  }));
  const model = createStuckModel(
    {
      ask,
      watchDeliveries: () => undefined,
      watchStuck: (onChange) => onChange({ deliveries, connectors: [connector] }),
    },
    new AbortController().signal,
  );
  return { ask, model, deliveries };
}

it('tries all that failed or waits', async () => {
  const { ask, model } = stuckModel();
  await model.retryAll();
  const bodies = ['failed', 'waiting'].map((callId) => ({ callId, connector: 'odoo' }));
  expect(ask.asked).toEqual(bodies.map((body) => ({ name: 'retry-delivery', body })));
  expect(model.problem.value).toBeUndefined();
});

it('gives one up, and says if that was not possible', async () => {
  const { ask, model, deliveries } = stuckModel();
  for (const each of deliveries.slice(0, 1)) await model.drop(each);
  const body = { callId: 'failed', connector: 'odoo' };
  expect(ask.asked).toEqual([{ name: 'drop-delivery', body }]);
  expect(model.problem.value).toEqual({ code: 'no-answer' });
});
