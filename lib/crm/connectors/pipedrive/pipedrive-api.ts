import { z } from 'zod';
import { lookBackDays, nextPage, parsePageInList } from '@/lib/crm/connectors/rest/look-back';
import type { NumberSearch, RestApi } from '@/lib/crm/connectors/rest/rest-api';
import { ConnectorError } from '@/lib/outbox/connector-error';
import { cutEntry } from '@/lib/outbox/entry/cut-entry';
import { entryHtml } from '@/lib/outbox/entry/entry-html';
import type { EntryContent } from '@/lib/outbox/model/entry-content';
import type { RecordRef } from '@/lib/outbox/model/record';
import { pipedriveContacts } from './pipedrive-contacts';
import { pipedriveRefusal } from './pipedrive-refusal';

/** https://developers.pipedrive.com/docs/api/v2/Activities */
const ACTIVITIES = '/api/v2/activities';
/** https://developers.pipedrive.com/docs/api/v2/Persons#searchPersons */
const PERSONS = '/api/v2/persons';

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
const cursorSchema = z.object({ next_cursor: z.string().nullish() }).nullish();
const pageSchema = z.object({ data: z.array(activitySchema), additional_data: cursorSchema });
const describedSchema = z.object({
  data: z.array(
    z.object({
      id: z.int(),
      name: z.string().nullish(),
      emails: z.array(z.object({ value: z.string() })).nullish(),
    }),
  ),
});
const personsSchema = z.object({
  data: z.object({
    items: z.array(z.object({ item: z.object({ id: z.int(), phones: z.array(z.string()) }) })),
  }),
  additional_data: cursorSchema,
});

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
    numberSearches: [persons],
    contacts: pipedriveContacts,
    checks: [{ method: 'GET', path: `${ACTIVITIES}?limit=1` }],
    refusal: pipedriveRefusal,
  };
}

/** The reference does not say whether a search ignores how a number is written, so all writings are asked. */
const persons: NumberSearch = {
  type: 'person',
  requests: ({ e164, end, writings }) =>
    [...new Set([end, e164, ...writings])].map((term) => (after) => ({
      method: 'GET',
      path: `${PERSONS}/search?${new URLSearchParams({
        ...{ term, fields: 'phone', limit: String(PAGE) },
        ...(after && { cursor: after }),
      })}`,
    })),
  found: () =>
    personsSchema.transform(({ data, additional_data }) => ({
      records: data.items.map(({ item }) => ({ id: String(item.id), numbers: item.phones })),
      next: additional_data?.next_cursor ?? undefined,
    })),
  describe: (ids) => ({ method: 'GET', path: `${PERSONS}?ids=${ids.join(',')}` }),
  described: describedSchema.transform(({ data }) =>
    data.map(({ id, name, emails }) => {
      const detail = emails?.map(({ value }) => value).join(' · ');
      return { id: String(id), ...(name && { name }), ...(detail && { detail }) };
    }),
  ),
};

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
