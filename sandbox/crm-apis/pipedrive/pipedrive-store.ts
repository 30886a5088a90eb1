import type { z } from 'zod';
import { activitySchema, listSchema, personSearchSchema } from './pipedrive-schemas';

type ActivityInput = z.infer<typeof activitySchema>;

/** An activity as Pipedrive keeps it. */
export interface PipedriveActivity extends ActivityInput {
  id: number;
  add_time: string;
  update_time: string;
}

/** A record of an account. */
export interface PipedriveRecord {
  type: 'person' | 'organization' | 'deal' | 'lead';
  id: string;
  phones?: readonly string[];
  name?: string;
  email?: string;
}

/** What an account holds. */
export interface PipedriveStoreOptions {
  records: readonly PipedriveRecord[];
  /** Activities on one page at most. */
  pageSize?: number;
  /** Epoch ms. */
  now(): number;
}

/** Keeps the activities of an account, and answers about them. */
export function createPipedriveStore({ records, pageSize = 500, now }: PipedriveStoreOptions) {
  const activities: PipedriveActivity[] = [];
  const time = () => `${new Date(now()).toISOString().slice(0, 19)}Z`;
  let lastId = 100;

  const isMissing = (type: PipedriveRecord['type'], id: number | string | undefined) =>
    id !== undefined && !records.some((each) => each.type === type && each.id === String(id));

  function unknownRecord({ participants = [], org_id, deal_id, lead_id }: ActivityInput) {
    if (participants.some(({ person_id }) => isMissing('person', person_id))) return 'Person';
    if (isMissing('organization', org_id)) return 'Organization';
    if (isMissing('deal', deal_id)) return 'Deal';
    return isMissing('lead', lead_id) ? 'Lead' : undefined;
  }

  return {
    activities,
    add(body: unknown): Response {
      const input = activitySchema.parse(body);
      const unknown = unknownRecord(input);
      if (unknown) return pipedriveError(400, `${unknown} not found`);
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
    list(query: unknown): Response {
      const { updated_since = '', limit, cursor = '0', sort_direction } = listSchema.parse(query);
      const since = activities.filter(({ update_time }) => update_time >= updated_since);
      const sorted = sort_direction === 'desc' ? since.toReversed() : since;
      const end = Number(cursor) + Math.min(limit, pageSize);
      const next_cursor = end < sorted.length ? String(end) : null;
      const data = sorted.slice(Number(cursor), end);
      return Response.json({ success: true, data, additional_data: { next_cursor } });
    },
    listPersons({ ids = '' }: Record<string, string>): Response {
      const found = records.filter(
        ({ type, id }) => type === 'person' && ids.split(',').includes(id),
      );
      const data = found.map(({ id, name = '', email }) => ({
        ...{ id: Number(id), name },
        emails: email ? [{ value: email, primary: true, label: 'work' }] : [],
      }));
      return Response.json({ success: true, data, additional_data: { next_cursor: null } });
    },
    searchPersons(query: unknown): Response {
      const { term, limit } = personSearchSchema.parse(query);
      const found = records.filter(
        ({ type, phones = [] }) => type === 'person' && phones.some((each) => each.includes(term)),
      );
      const items = found.slice(0, limit).map(({ id, phones = [] }) => ({
        result_score: 1,
        item: { id: Number(id), type: 'person', phones, emails: [] },
      }));
      return Response.json({ success: true, data: { items } });
    },
  };
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
