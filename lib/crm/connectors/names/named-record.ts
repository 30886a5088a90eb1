import {
  type FoundByName,
  MAX_NAMED,
  type RecordMatch,
  type RecordRef,
} from '@/lib/outbox/model/entry';

/** How many records of one type are asked for: one more than are shown says whether there are more. */
export const ASKED_BY_NAME = MAX_NAMED + 1;

/** What a CRM says of a record. An empty text is unknown. */
export interface RecordFacts {
  name?: string | null | undefined;
  company?: string | null | undefined;
  email?: string | null | undefined;
  /** As it is written in the CRM. */
  phone?: string | null | undefined;
}

/** A record with what tells it from another of the same name. Address and number are not shown whole. */
export function namedRecord(
  { type, id }: RecordRef,
  { name, company, email, phone }: RecordFacts,
): RecordMatch {
  const facts = [company, emailDomain(email ?? ''), endOfNumber(phone ?? '')];
  const detail = facts.filter(Boolean).join(' · ');
  return { type, id, ...(name && { name }), ...(detail && { detail }) };
}

function emailDomain(email: string): string {
  return /@[^@\s]+$/.exec(email)?.[0] ?? '';
}

const SHOWN_DIGITS = 4;

/** The last digits, if they do not give the number away. */
function endOfNumber(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  return digits.length >= 2 * SHOWN_DIGITS - 1 ? `…${digits.slice(-SHOWN_DIGITS)}` : '';
}

/** The first records of each list in turn, so that no type hides another. */
export function firstOfEach(lists: readonly (readonly RecordMatch[])[]): FoundByName {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, nth) =>
    lists.flatMap((list) => list[nth] ?? []),
  );
  const records = inTurn.flat();
  return { records: records.slice(0, MAX_NAMED), hasMore: records.length > MAX_NAMED };
}
