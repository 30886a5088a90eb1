import { problemOf } from '@/lib/calls/failure';
import type { Problem } from '@/lib/calls/model';
import { readNumber } from '@/lib/offers/typed-number';
import type { CountryCode } from '@/lib/phone/candidates/types';
import { numberKindOf } from '@/lib/phone/plan/number-kind';
import type { AudienceRecord } from '@/lib/service/campaigns/audience';

/** Fields of the default mode. All others are the contact's own data. */
const OWN_FIELDS = new Set([
  'id',
  'mobile_no',
  'input_data',
  'total_attempt',
  'duration',
  'last_attempt',
  'last_disposition',
  'last_call_status',
  'status',
  'updated_by',
]);

/** The longest text that is kept of a contact, and the most texts. */
const LONGEST = 2_000;
const MOST = 100;

/** A contact's own data as texts: `input_data` of the default mode, extra fields of the simple one. */
export function contactDataOf(record: AudienceRecord): Record<string, string> {
  const extra = Object.entries(record).filter(([key]) => !OWN_FIELDS.has(key));
  const entries = [...Object.entries(record.input_data ?? {}), ...extra];
  const texts = entries.map(([key, value]) => [key.slice(0, 200), displayTextOf(value)] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== '').slice(0, MOST));
}

/** Any value of a record as text to show. */
export function displayTextOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.trim().slice(0, LONGEST);
}

const WHOLE_NAMES = ['name', 'fullname', 'customername', 'contactname', 'leadname', 'clientname'];
const FIRST_NAMES = ['firstname', 'givenname', 'forename'];
const LAST_NAMES = ['lastname', 'surname', 'familyname'];

/** The contact's name, if the data has one under a usual key; at most 120 characters. */
export function contactNameOf(data: Readonly<Record<string, string>>): string | undefined {
  const byKey = new Map(
    Object.entries(data).map(([key, text]) => [key.toLowerCase().replace(/[^a-z]/g, ''), text]),
  );
  const find = (keys: string[]) => keys.map((key) => byKey.get(key)).find((text) => text);
  const parts = [find(FIRST_NAMES), find(LAST_NAMES)].filter((part) => part !== undefined);
  return (find(WHOLE_NAMES) ?? parts.join(' ')).slice(0, 120) || undefined;
}

/**
 * The number of a contact. docs/service-interface.md says "with country prefix", but not whether
 * with a `+`. Digits are therefore read as international first, then as national in the rep's
 * country. Numbers that no numbering plan allows are problems: the guards would refuse them.
 */
export function calleeOf(
  mobileNo: string | undefined,
  country: CountryCode,
): { e164: string } | { problem: Problem } {
  const text = mobileNo?.trim() ?? '';
  const tries = /^\d{8,15}$/.test(text) ? [`+${text}`, text] : [text];
  let problem: Problem = { code: 'no-number' };
  for (const attempt of tries) {
    try {
      const { e164 } = readNumber(attempt, country);
      if (numberKindOf(e164, country) !== 'invalid') return { e164 };
    } catch (error) {
      problem = problemOf(error);
    }
  }
  return { problem };
}
