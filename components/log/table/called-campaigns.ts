import type { CallDatabase } from '@/lib/calls/database';
import { type CalledCampaign, callSchema } from '@/lib/calls/model';
import { watchQuery } from '@/lib/database/watch-query';

const CAMPAIGN = 'record.campaign.id';

type CallsTable = Pick<CallDatabase, 'calls'>;

/** Reads the campaigns whose contacts were called, by name, without reading every call. */
export async function calledCampaigns({ calls }: CallsTable): Promise<CalledCampaign[]> {
  const ids = await calls.orderBy(CAMPAIGN).uniqueKeys();
  const rows = await Promise.all(ids.map((id) => calls.where(CAMPAIGN).equals(id).last()));
  const found = rows.flatMap((row) => callSchema.safeParse(row).data?.record?.campaign ?? []);
  return found.sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));
}

/** Reports the campaigns of the log now and after each change, until the signal aborts. */
export function watchCalledCampaigns(
  database: CallsTable,
  onChange: (campaigns: CalledCampaign[]) => void,
  abortSignal: AbortSignal,
): void {
  watchQuery(() => calledCampaigns(database), { next: onChange }, abortSignal);
}
