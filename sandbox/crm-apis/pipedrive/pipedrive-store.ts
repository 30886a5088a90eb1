import type { z } from 'zod';
import { createRecords } from '@/sandbox/crm-apis/http/created-records';
import { addPerson, listPersons, searchItems, searchPersons } from './pipedrive-persons';
import { activitiesQuery, activitySchema, type PipedriveRecord } from './pipedrive-schemas';

type ActivityInput = z.infer<typeof activitySchema>;

/** An activity as Pipedrive keeps it. */
export interface PipedriveActivity extends ActivityInput {
  id: number;
  add_time: string;
  update_time: string;
}

/** What an account holds. */
export interface PipedriveStoreOptions {
  records: readonly PipedriveRecord[];
  /** Ids of records that the token's user may not see. */
  forbidden?: readonly string[];
  /** Whether a search finds a number only as it is written. The reference does not say. */
  searchesAsWritten?: boolean;
  /** The time after which a search finds what was made, ms. */
  searchLagMs?: number;
  /** Activities on one page at most. */
  pageSize?: number;
  /** Epoch ms. */
  now(): number;
}

/** Keeps the activities of an account, and answers about them. */
export function createPipedriveStore(options: PipedriveStoreOptions) {
  const { pageSize = 500, searchLagMs = 0, now } = options;
  const persons = createRecords(options.records, searchLagMs, now);
  const activities: PipedriveActivity[] = [];
  const time = () => `${new Date(now()).toISOString().slice(0, 19)}Z`;
  let lastId = 100;

  return {
    activities,
    created: persons.created,
    add(body: unknown): Response {
      const input = activitySchema.parse(body);
      const refusal = refused(input, { ...options, records: persons.all() });
      if (refusal) return refusal;
      lastId += 1;
      const activity = { id: lastId, ...input, add_time: time(), update_time: time() };
      activities.push(activity);
      return Response.json({ success: true, data: activity }, { status: 201 });
    },
    change(id: number, body: unknown): Response {
      const input = activitySchema.parse(body);
      const activity = activities.find((each) => each.id === id);
      if (!activity) return pipedriveError(404, 'Activity not found');
      Object.assign(activity, input, { update_time: time() });
      return Response.json({ success: true, data: activity });
    },
    remove(id: number): Response {
      const nth = activities.findIndex((each) => each.id === id);
      if (nth < 0) return pipedriveError(404, 'Activity not found');
      activities.splice(nth, 1);
      return Response.json({ success: true, data: { id } });
    },
    list: (query: unknown) => listActivities(activities, query, pageSize),
    addPerson: (body: unknown) => addPerson(body, persons),
    listPersons: (query: unknown) => listPersons(query, persons.all()),
    searchItems: (query: unknown) => searchItems(query, persons.indexed()),
    searchPersons: (query: unknown) => searchPersons(query, persons.indexed(), options),
  };
}

function refused(
  input: ActivityInput,
  { records, forbidden }: Pick<PipedriveStoreOptions, 'records' | 'forbidden'>,
): Response | undefined {
  const unknown = unknownRecord(input, records);
  if (unknown) return pipedriveError(400, `${unknown} not found`);
  const { participants = [], org_id, deal_id, lead_id } = input;
  const related = [...participants.map(({ person_id }) => person_id), org_id, deal_id, lead_id];
  if (!forbidden?.some((id) => related.map(String).includes(id))) return undefined;
  return pipedriveError(403, 'You do not have permission to do this');
}

/** The kind of a record that an activity names, and that the account does not have. */
function unknownRecord(
  { participants = [], org_id, deal_id, lead_id }: ActivityInput,
  records: readonly PipedriveRecord[],
) {
  const isMissing = (type: PipedriveRecord['type'], id: number | string | undefined) =>
    id !== undefined && !records.some((each) => each.type === type && each.id === String(id));
  if (participants.some(({ person_id }) => isMissing('person', person_id))) return 'Person';
  if (isMissing('organization', org_id)) return 'Organization';
  if (isMissing('deal', deal_id)) return 'Deal';
  return isMissing('lead', lead_id) ? 'Lead' : undefined;
}

function listActivities(
  activities: readonly PipedriveActivity[],
  query: unknown,
  pageSize: number,
): Response {
  const parsed = activitiesQuery.parse(query);
  const { updated_since = '', limit, cursor = '0', sort_direction } = parsed;
  const since = activities.filter(({ update_time }) => update_time >= updated_since);
  const sorted = sort_direction === 'desc' ? since.toReversed() : since;
  const end = Number(cursor) + Math.min(limit, pageSize);
  const next_cursor = end < sorted.length ? String(end) : null;
  const data = sorted.slice(Number(cursor), end);
  return Response.json({ success: true, data, additional_data: { next_cursor } });
}

/** https://pipedrive.readme.io/docs/core-api-concepts-responses */
export function pipedriveError(
  status: number,
  error: string,
  headers: Record<string, string> = {},
): Response {
  const error_info =
    'Please check developers.pipedrive.com for more information about Pipedrive API.';
  const body = { success: false, error, error_info, data: null, additional_data: null };
  return Response.json(body, { status, headers });
}
