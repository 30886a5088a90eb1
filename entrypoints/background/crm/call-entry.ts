import type { CallDeps } from '@/lib/calls/deps';
import type { Call } from '@/lib/calls/model';
import { parseCall } from '@/lib/calls/parse-call';
import { entryPlace } from '@/lib/crm/connectors/entry-place';
import type { PreviewedCall } from '@/lib/crm/connectors/preview-entry';
import { crmEntry } from '@/lib/i18n/after-call/crm-entry';
import { wrapUpToLog } from '@/lib/i18n/after-call/wrap-up-to-log';
import type { CallToLog, EntryContent, StoredConnector } from '@/lib/outbox/model';
import { formatInternational } from '@/lib/phone/plan/format';
import { parseWrapUp } from '@/lib/wrap-up/parse-wrap-up';

type EntryDeps = Pick<CallDeps, 'database' | 'readSettings'>;

/** A call as it is logged; `undefined` if it is no longer readable. */
export async function readCallToLog(
  deps: EntryDeps,
  callId: string,
  stored: StoredConnector,
): Promise<CallToLog | undefined> {
  const call = parseCall(await deps.database.calls.get(callId));
  if (!call) return undefined;
  const place = entryPlace(call, stored);
  return 'problem' in place ? place : { place, entry: await entryOf(deps, call) };
}

/** The latest call of the log, as CRMs are told of it. */
export async function readLatestCall(deps: EntryDeps): Promise<PreviewedCall | undefined> {
  const call = parseCall(await deps.database.calls.orderBy('createdAt').last());
  return call && { id: call.id, entry: await entryOf(deps, call) };
}

async function entryOf({ database, readSettings }: EntryDeps, call: Call): Promise<EntryContent> {
  const wrapUp = parseWrapUp(await database.wrapUps.get(call.id));
  const { dispositions } = await readSettings();
  return crmEntry(call, wrapUp && wrapUpToLog(wrapUp, dispositions), formatInternational);
}
