import { expect, it, vi } from 'vitest';
import { watchConnectors, watchDeliveries } from '@/components/crm/delivery/watch-deliveries';
import { freshDatabase } from '@/test/calls/support/database';
import { sampleConnector, sampleDelivery } from '@/test/outbox/support/deliveries';

it('reports how a call is logged, and each change', async () => {
  const database = freshDatabase();
  const ended = new AbortController();
  const onChange = vi.fn();
  watchDeliveries(database, 'call-1', onChange, ended.signal);
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith([]));
  await database.outbox.add(sampleDelivery());
  await vi.waitFor(() =>
    expect(onChange).toHaveBeenLastCalledWith([
      { delivery: sampleDelivery(), connector: undefined },
    ]),
  );
  const inHubSpot = sampleDelivery({ connector: 'hubspot' });
  await database.outbox.bulkAdd([inHubSpot, sampleDelivery({ callId: 'call-2' })]);
  await vi.waitFor(() =>
    expect(onChange.mock.lastCall?.[0]).toMatchObject([
      { delivery: inHubSpot },
      { delivery: sampleDelivery() },
    ]),
  );
  ended.abort();
});

it('reports the connected CRMs', async () => {
  const database = freshDatabase();
  const ended = new AbortController();
  const onChange = vi.fn();
  watchConnectors(database, onChange, ended.signal);
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith([]));
  await database.connectors.add(sampleConnector());
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith([sampleConnector()]));
  ended.abort();
});
