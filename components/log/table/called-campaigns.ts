import { campaignKey } from '@/components/log/query/campaign-key';
import type { CallDatabase } from '@/lib/calls/database';
import { callSchema } from '@/lib/calls/model';
import { watchQuery } from '@/lib/database/watch-query';
import { FIRST_WORKSPACE } from '@/lib/settings/workspace/first-workspace';

const CAMPAIGN = 'record.campaign.id';
/** Calls of the first workspace are not in this index: they hold no workspace. */
const CAMPAIGN_IN_WORKSPACE = `[workspace+${CAMPAIGN}]`;

type CallsTable = Pick<CallDatabase, 'calls'>;

/** A campaign whose contacts were called. */
export interface LoggedCampaign {
  key: string;
  /** As it was at the last call. */
  name: string;
  /** Id of its workspace. */
  workspace: string;
}

/** Reads the campaigns whose contacts were called, by name, without reading every call. */
export async function calledCampaigns(database: CallsTable): Promise<LoggedCampaign[]> {
  const { calls } = database;
  const ids = (await calls.orderBy(CAMPAIGN).uniqueKeys()).map(Number);
  const ofOthers = (await calls.orderBy(CAMPAIGN_IN_WORKSPACE).uniqueKeys()).map(pairOf);
  const found = await Promise.all([
    ...ids.map((id) => lastOfFirst(database, id, ofOthers)),
    ...ofOthers.map(async (pair) => campaignOf(pair, await callsOf(database, pair).last())),
  ]);
  return found
    .flatMap((each) => each ?? [])
    .sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));
}

/** Workspace and campaign. */
type Pair = readonly [string, number];

function pairOf(key: unknown): Pair {
  const [workspace, id] = key as [unknown, unknown];
  return [String(workspace), Number(id)];
}

function callsOf({ calls }: CallsTable, [workspace, id]: Pair) {
  return calls.where(CAMPAIGN_IN_WORKSPACE).equals([workspace, id]);
}

/** A campaign of the first workspace, if it has one with this id. Counts tell, without reading the others' calls. */
async function lastOfFirst(database: CallsTable, id: number, ofOthers: readonly Pair[]) {
  const same = ofOthers.filter((pair) => pair[1] === id);
  const counts = await Promise.all(same.map((pair) => callsOf(database, pair).count()));
  const all = database.calls.where(CAMPAIGN).equals(id);
  if ((await all.count()) === counts.reduce((sum, count) => sum + count, 0)) return undefined;
  const last = await all.filter(({ workspace }) => workspace === undefined).last();
  return campaignOf([FIRST_WORKSPACE, id], last);
}

function campaignOf([workspace, id]: Pair, row: unknown): LoggedCampaign | undefined {
  const name = callSchema.safeParse(row).data?.record?.campaign?.name;
  return name === undefined ? undefined : { key: campaignKey(id, workspace), name, workspace };
}

/** Reports the campaigns of the log now and after each change, until the signal aborts. */
export function watchCalledCampaigns(
  database: CallsTable,
  onChange: (campaigns: LoggedCampaign[]) => void,
  abortSignal: AbortSignal,
): void {
  watchQuery(() => calledCampaigns(database), { next: onChange }, abortSignal);
}
