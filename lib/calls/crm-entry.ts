import type { DeliveryProblem, StoredConnector } from '@/lib/outbox/model/connector';
import type { CrmEntry, EntryContent, EntryTarget } from '@/lib/outbox/model/entry';
import type { Settings } from '@/lib/settings/table';
import { parseWrapUp, type WrapUp } from '@/lib/wrap-up/model';
import type { CallDatabase } from './database';
import type { Call } from './model';
import { parseCall } from './parse-call';

/** What logging a call in a CRM needs. */
export interface CrmEntryDeps {
  database: CallDatabase;
  readSettings(): Promise<Settings>;
  /** The record that the call is logged on, or why there is none. */
  targetOf(call: Call, stored: StoredConnector): EntryTarget | { problem: DeliveryProblem };
  /** Says in words what is logged of a call. */
  write(call: Call, wrapUp: WrapUp | undefined, settings: Settings): EntryContent;
}

/** Returns a call as it is logged; `undefined` if it is no longer readable. */
export async function readCrmEntry(
  deps: CrmEntryDeps,
  callId: string,
  stored: StoredConnector,
): Promise<CrmEntry | undefined> {
  const call = parseCall(await deps.database.calls.get(callId));
  if (!call) return undefined;
  return { target: deps.targetOf(call, stored), entry: await contentOf(deps, call) };
}

/** Returns the latest call of the log, as it is logged in CRMs; `undefined` if there is none. */
export async function readLatestCrmEntry(
  deps: CrmEntryDeps,
): Promise<{ id: string; entry: EntryContent } | undefined> {
  const call = parseCall(await deps.database.calls.orderBy('createdAt').last());
  return call && { id: call.id, entry: await contentOf(deps, call) };
}

/** Returns a sample call, as calls are logged in CRMs. */
export async function sampleCrmEntry(
  deps: Pick<CrmEntryDeps, 'readSettings' | 'write'>,
  now: number,
): Promise<{ id: string; entry: EntryContent }> {
  const entry = deps.write(sampleCallAt(now), undefined, await deps.readSettings());
  return { id: SAMPLE_ID, entry };
}

const SAMPLE_ID = '00000000-0000-4000-8000-000000000000';

/** Its numbers are kept free for fiction. */
function sampleCallAt(now: number): Call {
  return {
    ...{ id: SAMPLE_ID, gesture: SAMPLE_ID, state: 'recorded', calleeName: 'Ada Lovelace' },
    ...{ callee: '+12125550134', callerId: '+12125550100', ownNumber: '+12125550199' },
    ...{ createdAt: now, requestAt: now, requestedAt: now, placedAt: now, changedAt: now },
    ...{ extras: { durationSeconds: 95 }, recording: 'https://recordings.example.com/sample' },
  };
}

async function contentOf(deps: CrmEntryDeps, call: Call): Promise<EntryContent> {
  const wrapUp = parseWrapUp(await deps.database.wrapUps.get(call.id));
  return deps.write(call, wrapUp, await deps.readSettings());
}
