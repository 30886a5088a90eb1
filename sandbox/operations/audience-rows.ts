import { z } from 'zod';
import {
  AUDIENCE_HEADERS,
  AUDIENCE_STATUSES,
  type audienceRecordSchema,
} from '@/lib/service/campaigns/audience';
import { dateTime, minutesAndSeconds } from '@/sandbox/store/human-time';

/** A contact in the database, with its campaign's number of retries. */
export const contactRowSchema = z.object({
  id: z.number(),
  mobile_no: z.string(),
  input_data: z
    .string()
    .transform((text) => z.record(z.string(), z.string()).parse(JSON.parse(text))),
  status: z.number(),
  attempts: z.number(),
  max_retry: z.number(),
  duration: z.number(),
  last_attempt_at: z.number().nullable(),
  disposition: z.string(),
  last_status: z.string(),
  updated_by: z.string(),
});

type ContactRow = z.output<typeof contactRowSchema>;

/** Returns records and columns of the default mode. */
export function toAudience(rows: ContactRow[]) {
  return { datalist: rows.map(toRecord), headers: AUDIENCE_HEADERS };
}

/** Returns flat records and a column for each key of their data. `metadata` has the first two columns. */
export function toSimpleAudience(rows: ContactRow[]) {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row.input_data)))];
  const headers = [
    { key: 'mobile_no', label: 'Mobile Number' },
    ...keys.map((key) => ({ key, label: labelOf(key) })),
  ];
  return {
    datalist: rows.map(({ id, mobile_no, input_data }) => ({ ...input_data, id, mobile_no })),
    headers,
    metadata: headers.slice(0, 2),
  };
}

function toRecord(row: ContactRow): z.infer<typeof audienceRecordSchema> {
  const { id, mobile_no, input_data, updated_by } = row;
  return {
    id,
    mobile_no,
    input_data,
    total_attempt: `${row.attempts}/${row.max_retry + 1}`,
    duration: minutesAndSeconds(row.duration),
    last_attempt: row.last_attempt_at === null ? '' : dateTime(row.last_attempt_at),
    last_disposition: row.disposition,
    last_call_status: row.last_status,
    status: AUDIENCE_STATUSES[row.status] ?? '',
    updated_by,
  };
}

function labelOf(key: string): string {
  return key.replace(
    /(^|_)(.)/g,
    (_, gap: string, letter: string) => (gap && ' ') + letter.toUpperCase(),
  );
}
