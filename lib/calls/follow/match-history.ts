import type { HistoryFinding } from '@/lib/calls/call-state';
import type { Call } from '@/lib/calls/model';
import type { HistoryEntry } from '@/lib/service/calls/history';
import { safeRecordingLink } from '@/lib/service/calls/recording-link';

/** Keys under which services keep what names a call: `id`, `call_id`, `callSid`, `uuid`, `reference`. */
const NAMING_KEY = /(^|_)(id|uuid|sid|guid|ref|reference)$|(Id|ID|Uuid|Sid|Ref)$/;

/** So short a name (`17`) may stand anywhere by chance, as a duration for instance. */
const TELLING_LENGTH = 8;

/**
 * The entry that speaks of this call. The interface documents only `recording`, so a name is looked
 * for: `call_id`, then any top-level value that equals our `submitted_id`, then the `call_id` under
 * another key. An entry that names another `call_id` is another call's.
 */
export function entryOf(call: Call, entries: readonly HistoryEntry[]): HistoryEntry | undefined {
  const { callId } = call;
  if (callId === undefined) return entries.find((entry) => holds(entry, call.id));
  return (
    entries.find((entry) => nameIn(entry.call_id) === callId) ??
    entries.find((entry) => holds(entry, call.id)) ??
    entries.find((entry) => nameIn(entry.call_id) === '' && namesCall(entry, callId))
  );
}

function holds(entry: HistoryEntry, name: string): boolean {
  return Object.values(entry).some((value) => nameIn(value) === name);
}

function namesCall(entry: HistoryEntry, callId: string): boolean {
  const mayStand = (key: string) => callId.length >= TELLING_LENGTH || NAMING_KEY.test(key);
  return Object.entries(entry).some(([key, value]) => nameIn(value) === callId && mayStand(key));
}

/** Whether an entry holds anything by which its call could be told from another. */
export function hasNames(entry: HistoryEntry): boolean {
  return Object.entries(entry).some(([key, value]) => NAMING_KEY.test(key) && nameIn(value) !== '');
}

/** What an entry tells, in our terms. Extras are taken where a known name holds a fitting value. */
export function findingFrom(entry: HistoryEntry): HistoryFinding {
  const callId = nameIn(entry.call_id);
  const recording = safeRecordingLink(entry.recording);
  const status = firstText(entry, ['call_status', 'status', 'disposition']);
  const durationSeconds = firstSeconds(entry, ['duration', 'call_duration', 'billsec']);
  const extras = { ...(status && { status }), ...(durationSeconds && { durationSeconds }) };
  return {
    ...(callId && { callId }),
    ...(recording && { recording }),
    ...(Object.keys(extras).length > 0 && { extras }),
  };
}

function nameIn(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' ? String(value) : '';
}

function firstText(entry: HistoryEntry, keys: string[]): string | undefined {
  const texts = keys.map((key) => entry[key]).filter((value) => typeof value === 'string');
  return texts.find((text) => text !== '')?.slice(0, 80);
}

function firstSeconds(entry: HistoryEntry, keys: string[]): number | undefined {
  const numbers = keys.map((key) => Number(nameIn(entry[key]) || Number.NaN));
  return numbers.find((number) => Number.isFinite(number) && number > 0 && number < 86_400);
}
