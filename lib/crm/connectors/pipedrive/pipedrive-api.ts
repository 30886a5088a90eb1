import { z } from 'zod';
import type { JsonAnswer } from '@/lib/crm/connectors/http/send-json';
import { lookBackDays, nextPage, parsePageInList } from '@/lib/crm/connectors/rest/look-back';
import type { RestApi } from '@/lib/crm/connectors/rest/rest-api';
import { ConnectorError } from '@/lib/outbox/connector';
import { cutEntry, entryHtml } from '@/lib/outbox/entry/write-entry';
import type { EntryContent, RecordRef } from '@/lib/outbox/model/entry';
import { pipedriveNames } from './pipedrive-names';
import { cursorSchema, pipedriveContacts, pipedriveSearches } from './pipedrive-records';

/** https://developers.pipedrive.com/docs/api/v2/Activities */
const ACTIVITIES = '/api/v2/activities';
/** Pipedrive names no limit of a note. */
const MAX_NOTE = 60_000;
/** The most that one page can hold. */
const PAGE = 500;

const activitySchema = z.object({
  id: z.int(),
  note: z.string().nullish(),
  add_time: z.string().nullish(),
});
const createdSchema = z.object({ data: activitySchema });
const pageSchema = z.object({ data: z.array(activitySchema), additional_data: cursorSchema });
/**
 * Pipedrive's activities of type `call` (API v2), with a personal API token. Call logs
 * (`/v1/callLogs`) are not used: they demand an outcome that is not known when a call is logged, and
 * cannot be changed (docs/decisions/0021). Built from the API reference and the models of
 * https://github.com/pipedrive/client-nodejs. Not tried on Pipedrive itself: only on the fake in
 * sandbox/crm-apis/pipedrive.
 */
export function pipedriveApi(token: string, now: () => number): RestApi {
  return {
    headers: { 'x-api-token': token },
    create: (target, marker, entry) => ({
      method: 'POST',
      path: ACTIVITIES,
      body: { ...activityOf(entry, marker), ...associationTo(target) },
    }),
    createdId: createdSchema.transform(({ data }) => String(data.id)),
    find: (_marker, _entry, after) => ({
      method: 'GET',
      path: `${ACTIVITIES}?${new URLSearchParams({
        sort_by: 'add_time',
        sort_direction: 'desc',
        limit: String(PAGE),
        ...(after && { cursor: parsePageInList(after).token }),
      })}`,
    }),
    found: (marker, entry, after) =>
      pageSchema.transform(({ data, additional_data }) => ({
        ids: data.filter(({ note }) => note?.includes(marker)).map(({ id }) => String(id)),
        next: nextPage(
          {
            times: data.map(({ add_time }) => add_time ?? ''),
            token: additional_data?.next_cursor ?? undefined,
          },
          { days: lookBackDays(entry, now()), after },
        ),
      })),
    change: (id, entry, marker) => ({
      method: 'PATCH',
      path: `${ACTIVITIES}/${encodeURIComponent(id)}`,
      body: activityOf(entry, marker),
    }),
    remove: (id) => ({ method: 'DELETE', path: `${ACTIVITIES}/${encodeURIComponent(id)}` }),
    numberSearches: pipedriveSearches,
    nameSearches: pipedriveNames,
    contacts: pipedriveContacts,
    checks: [{ method: 'GET', path: `${ACTIVITIES}?limit=1` }],
    refusal: pipedriveRefusal,
  };
}

/** The marker is the last line of the note, because no other field of ours can be read in a list. */
function activityOf(entry: EntryContent, marker: string) {
  const { startedAt, durationSeconds } = entry.facts;
  const [date, time] = new Date(startedAt).toISOString().split('T');
  return {
    subject: entry.title,
    type: 'call',
    done: true,
    due_date: date,
    due_time: time?.slice(0, 5),
    ...(durationSeconds !== undefined && { duration: hoursAndMinutes(durationSeconds) }),
    note: `${cutEntry(entry, MAX_NOTE, entryHtml)}<p>Handset ${marker}</p>`,
  };
}

function hoursAndMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const digits = (value: number) => String(value).padStart(2, '0');
  return `${digits(Math.floor(minutes / 60))}:${digits(minutes % 60)}`;
}

function associationTo({ type, id }: RecordRef): Record<string, unknown> {
  switch (type) {
    case 'person':
      return { participants: [{ person_id: Number(id), primary: true }] };
    case 'organization':
      return { org_id: Number(id) };
    case 'deal':
      return { deal_id: Number(id) };
    case 'lead':
      return { lead_id: id };
    default:
      throw new ConnectorError('refused', 'crm-wrong-type', { words: type });
  }
}

/** https://pipedrive.readme.io/docs/core-api-concepts-responses */
const errorSchema = z.object({ error: z.string().optional(), error_info: z.string().optional() });

const MAX_WORDS = 300;
/** Deleted, or never there. */
const GONE = [404, 410];

/** A 400 about an activity of a record that is not there. */
const UNKNOWN_RECORD = /^(?:person|organization|deal|lead)\b.* not found$/i;

/** What a 4xx of Pipedrive means: https://pipedrive.readme.io/docs/core-api-concepts-http-status-codes */
export function pipedriveRefusal({ status, json }: JsonAnswer): ConnectorError {
  const { error = '' } = errorSchema.safeParse(json).data ?? {};
  const words = { words: error.slice(0, MAX_WORDS) };
  if (status === 401) return new ConnectorError('unauthorised', 'crm-unauthorised');
  // The account is closed: nothing else will be logged either.
  if (status === 402) return new ConnectorError('unauthorised', 'crm-refused', words);
  if (GONE.includes(status) || UNKNOWN_RECORD.test(error))
    return new ConnectorError('refused', 'crm-record-gone');
  return new ConnectorError('refused', 'crm-refused', words);
}
