import { expect, it, vi } from 'vitest';
import { watchConnector, watchDelivery } from '@/lib/state/crm/watch-deliveries';
import { freshDatabase } from '@/test/calls/support/database';
import { sampleConnector, sampleDelivery } from '@/test/outbox/support/deliveries';

it('reports how a call is logged, and each change', async () => {
  const database = freshDatabase();
  const ended = new AbortController();
  const onChange = vi.fn();
  watchDelivery(database, 'call-1', onChange, ended.signal);
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(undefined));
  await database.outbox.add(sampleDelivery());
  await vi.waitFor(() =>
    expect(onChange).toHaveBeenLastCalledWith({ delivery: sampleDelivery(), connector: undefined }),
  );
  ended.abort();
});

it('reports the connected CRM', async () => {
  const database = freshDatabase();
  const ended = new AbortController();
  const onChange = vi.fn();
  watchConnector(database, onChange, ended.signal);
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(undefined));
  await database.connectors.add(sampleConnector());
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(sampleConnector()));
  ended.abort();
});
