import type { CallDatabase } from '@/lib/calls/database';
import type { Call } from '@/lib/calls/model';
import { retryDelivery } from '@/lib/outbox/change-by-hand';
import type { Delivery } from '@/lib/outbox/model/delivery';
import type { CrmClock } from './faulty-crm';

/** The rep connects a CRM again whose logging stopped. */
export async function saveKeyAgain(database: CallDatabase): Promise<void> {
  const stored = await database.connectors.get('odoo');
  if (!stored?.stopped) return;
  await database.connectors.put({ ...stored, stopped: undefined, changes: stored.changes + 1 });
}

/** The rep tries again what the CRM refused. */
export async function tryAgain(database: CallDatabase, clock: CrmClock): Promise<void> {
  for (const { callId, connector } of await refusedDeliveries(database)) {
    await retryDelivery(database, [callId, connector], clock.now());
  }
}

/** Not those that Handset gave up by itself, nor those whose entry or record it no longer finds. */
async function refusedDeliveries({ outbox }: CallDatabase): Promise<Delivery[]> {
  const failed = await outbox.where({ connector: 'odoo', state: 'failed' }).toArray();
  return failed.filter(
    ({ attempts, problem }) => attempts === 0 && !problem?.code.endsWith('-gone'),
  );
}

/** Returns whether nothing is left to send. A delivery that was given up ends the story, and its entry is missing. */
export async function isOver(database: CallDatabase, calls: readonly Call[]): Promise<boolean> {
  const left = (state: string) => database.outbox.where({ connector: 'odoo', state }).count();
  if ((await left('waiting')) > 0 || (await left('sending')) > 0) return false;
  if ((await database.outbox.count()) < calls.length) return false;
  return (await refusedDeliveries(database)).length === 0;
}
