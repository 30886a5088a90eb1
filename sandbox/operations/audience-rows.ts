import { z } from 'zod';
import {
  AUDIENCE_HEADERS,
  AUDIENCE_STATUSES,
  type audienceRecordSchema,
} from '@/lib/service/campaigns/audience';
import { dateTime, minutesAndSeconds } from '@/sandbox/store/human-time';

/** A contact as the database has it, with its campaign's re-attempts. */
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

/** Records and columns of the default mode. */
export function showContacts(rows: ContactRow[]) {
  return { datalist: rows.map(showContact), headers: AUDIENCE_HEADERS };
}

/** Records flattened, columns by the contacts' own data; `metadata` names the first two of them. */
export function showContactsSimply(rows: ContactRow[]) {
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

function showContact(row: ContactRow): z.infer<typeof audienceRecordSchema> {
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
