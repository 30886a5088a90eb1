import { z } from 'zod';
import { isObject } from '@/lib/service/http/read-body';
import {
  type CallOptions,
  type ServiceRequest,
  sendRequest,
  type TransportConfig,
  withQuery,
} from '@/lib/service/http/send-request';
import {
  type AnyPagination,
  anyPaginationSchema,
  type ColumnHeader,
  headerSchema,
  paginationSchema,
  parseRows,
} from './list-page';

/** Path of audience-list (GET), relative to the base URL. Uses the header `token`. */
export const AUDIENCE_LIST_PATH = '/api/v1/global/audience-list';

/** Statuses of an audience record. The index is the code in requests. */
export const AUDIENCE_STATUSES = ['Fresh', 'Completed', 'Halted', 'Inqueue'] as const;

/** Columns of the default mode, in the documented order. */
export const AUDIENCE_HEADERS: readonly ColumnHeader[] = [
  { key: 'mobile_no', label: 'Mobile Number' },
  { key: 'input_data', label: 'Input Data' },
  { key: 'status', label: 'Lead Status' },
  { key: 'total_attempt', label: 'Attempt' },
  { key: 'last_call_status', label: 'Call Status' },
  { key: 'duration', label: 'Duration' },
  { key: 'last_disposition', label: 'Disposition' },
  { key: 'last_attempt', label: 'Last Attempt' },
  { key: 'updated_by', label: 'Modified By' },
];

const oneOrMore = <T extends z.ZodType>(item: T) => z.union([item, z.array(item)]);

/**
 * Query of audience-list (docs/service-interface.md, audience-list). The values of call statuses
 * are not shown there, so they are free text.
 */
export const audienceQuerySchema = z.object({
  campaign_id: z.number(),
  page: z.number().min(1).default(1),
  limit: z.number().min(1).default(10),
  /** Partial match. */
  mobile_no: z.string().optional(),
  /** Codes 0 to 3: index in {@link AUDIENCE_STATUSES}. */
  status: oneOrMore(z.int().min(0).max(3)).optional(),
  call_status: oneOrMore(z.string()).optional(),
  /** Status of the first call. */
  first_status: oneOrMore(z.string()).optional(),
  /** Status of the last call. */
  last_status: oneOrMore(z.string()).optional(),
  /** Attempts made. */
  attempt: oneOrMore(z.number()).optional(),
  /** True selects the simplified format. */
  is_new: z.boolean().default(false),
});

/** An audience record of the default mode. Unknown fields are kept. */
export const audienceRecordSchema = z.looseObject({
  id: z.int(),
  /** With country prefix. */
  mobile_no: z.string(),
  /** Custom fields of the contact. */
  input_data: z.record(z.string(), z.unknown()),
  /** `<attempts made>/<attempts allowed>`. */
  total_attempt: z.string(),
  /** Text with minutes and seconds. */
  duration: z.string(),
  /** `YYYY-MM-DD HH:MM:SS`. The time zone is not documented. */
  last_attempt: z.string(),
  /** Outcome label of the last call. */
  last_disposition: z.string(),
  /** Word in upper case. */
  last_call_status: z.string(),
  /** Label: one of {@link AUDIENCE_STATUSES}. */
  status: z.string(),
  /** Last editor. */
  updated_by: z.string(),
});

/** A record of the simplified mode. It has one more property for each `input_data` key. */
const simpleAudienceRecordSchema = z.looseObject({ id: z.int(), mobile_no: z.string() });

/** A record of either mode. Only `id` is required. */
const anyAudienceRecordSchema = audienceRecordSchema.partial().required({ id: true });

/** See {@link anyAudienceRecordSchema}. */
export type AudienceRecord = z.infer<typeof anyAudienceRecordSchema>;

/** Success in default mode, as documented: without the envelope. */
export const audienceListSchema = z.looseObject({
  datalist: z.array(audienceRecordSchema),
  headers: z.array(headerSchema),
  pagination: paginationSchema,
});

/** Success in simplified mode. Which columns `metadata` has is not documented. */
export const simpleAudienceListSchema = z.looseObject({
  datalist: z.array(simpleAudienceRecordSchema),
  headers: z.array(headerSchema),
  metadata: z.array(headerSchema),
  pagination: paginationSchema,
});

/** What the client requires: a `datalist`. Invalid headers are dropped. */
const anyAudienceListSchema = z.looseObject({
  datalist: z.array(z.unknown()),
  headers: z.array(z.unknown()).catch([]),
  metadata: z.array(z.unknown()).catch([]),
  pagination: anyPaginationSchema,
});

/** Which records to request. Filters with several values take an array. */
export interface AudienceQuery {
  campaignId: number;
  page?: number;
  limit?: number;
  mobileNo?: string;
  /** Codes 0 to 3. */
  status?: number | readonly number[];
  callStatus?: string | readonly string[];
  firstStatus?: string | readonly string[];
  lastStatus?: string | readonly string[];
  attempt?: number | readonly number[];
  /** The simplified format. */
  isNew?: boolean;
}

/**
 * A page of records. `unreadable` counts rows that are not valid records. `metadata` is empty in
 * default mode.
 */
export interface AudienceListPage {
  records: AudienceRecord[];
  unreadable: number;
  headers: ColumnHeader[];
  metadata: ColumnHeader[];
  pagination?: AnyPagination;
}

/** Reads one page of a campaign's audience. */
export async function readAudience(
  config: TransportConfig,
  query: AudienceQuery,
  options: CallOptions,
): Promise<AudienceListPage> {
  const request: ServiceRequest = {
    method: 'GET',
    path: audiencePath(query),
    tokenHeaderOnly: true,
  };
  const list = await sendRequest(config, request, bareOrWrapped, options);
  const { rows, unreadable } = parseRows(anyAudienceRecordSchema, list.datalist);
  return {
    records: rows,
    unreadable,
    headers: parseRows(headerSchema, list.headers).rows,
    metadata: parseRows(headerSchema, list.metadata).rows,
    ...(list.pagination && { pagination: list.pagination }),
  };
}

// docs/service-interface.md (audience-list) says: "The body is not wrapped in the envelope in the
// documented sample". Other responses may have the envelope.
const bareOrWrapped = z.preprocess(
  (body) => (isObject(body) && !('datalist' in body) && isObject(body.data) ? body.data : body),
  anyAudienceListSchema,
);

function audiencePath(query: AudienceQuery): string {
  return withQuery(AUDIENCE_LIST_PATH, {
    campaign_id: query.campaignId,
    page: query.page ?? 1,
    limit: query.limit ?? 10,
    mobile_no: query.mobileNo,
    status: query.status,
    call_status: query.callStatus,
    first_status: query.firstStatus,
    last_status: query.lastStatus,
    attempt: query.attempt,
    is_new: query.isNew,
  });
}
