import type { CampaignDeps } from '@/lib/campaigns/deps';
import { type AudienceListRequest, listAudience } from '@/lib/campaigns/list-audience';
import type { AudienceRow } from '@/lib/campaigns/model';
import { withoutUndefined } from '@/lib/campaigns/without-undefined';
import { addToQueue } from './add-to-queue';
import type { AddToQueueResult } from './model';

/** Adds the contacts of one page of an audience to the end of the queue. */
export async function queueAudience(
  deps: CampaignDeps,
  request: AudienceListRequest,
  campaignName: string,
): Promise<AddToQueueResult> {
  const { rows, columns: _, unreadable, ...mark } = await listAudience(deps, request);
  const items = rows.flatMap((row) => itemFrom(row, request.campaignId, campaignName) ?? []);
  return {
    ...mark,
    ...(await addToQueue(deps, items)),
    uncallable: rows.length - items.length + unreadable,
  };
}

function itemFrom(row: AudienceRow, campaignId: number, campaignName: string) {
  if (!row.callee) return undefined;
  const { id: recordId, name, data } = row;
  const source = { kind: 'campaign' as const, campaignId, campaignName, recordId };
  return { source, e164: row.callee.e164, data, dueAt: 0, ...withoutUndefined({ name }) };
}
