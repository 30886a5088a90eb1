import type { RecordContext } from '@/lib/calls/model';
import type { StoredItem } from '@/lib/campaigns/stored-contact';
import { withAddress } from '@/lib/crm/records/listed-record';
import { dataOf } from './contact';
import type { QueueDeps } from './deps';

/**
 * The record that a call to a contact belongs to. A contact of a campaign is its own record; one of a page
 * or a list keeps the record it came with. If a list named it by its id alone, its address is that in the
 * account that the rep connected.
 */
export async function recordOf(
  { database }: Pick<QueueDeps, 'database'>,
  item: StoredItem,
): Promise<RecordContext | undefined> {
  const { source, record, importId } = item;
  if (source.kind === 'campaign') {
    const { recordId: objectId, campaignId: id, campaignName: name } = source;
    return { objectId, slug: 'mobile_no', data: item.data, campaign: { id, name } };
  }
  if (importId === undefined) return record;
  const data = dataOf(item);
  const addressed = record && (await inAccount(database, record));
  return Object.keys(data).length > 0 ? { ...addressed, data } : addressed;
}

async function inAccount(
  { connectors }: QueueDeps['database'],
  record: RecordContext,
): Promise<RecordContext> {
  if (record.url !== undefined) return record;
  const account = await connectors.filter(({ id }) => id === record.crm).first();
  return withAddress(record, account && (account.records ?? `${account.address}/`));
}
