import type { ContactRecord, NumberLabel } from './model';

/** What tells contacts apart: their numbers in E.164, and the record of a CRM if one is known. */
interface KnownContact {
  numbers: readonly { e164: string; label?: NumberLabel | undefined }[];
  record?: { [K in 'crm' | 'type' | 'id']?: ContactRecord[K] | undefined } | undefined;
}

/** Numbers that many people of a company share. */
const SHARED: ReadonlySet<NumberLabel | undefined> = new Set(['company', 'main']);

/**
 * What makes two contacts the same: one key in common. Keys are the record, and the numbers. A company's
 * number counts only for contacts that have no other, because colleagues share it.
 */
export function keysOf({ numbers, record }: KnownContact): string[] {
  const own = numbers.filter(({ label }) => !SHARED.has(label));
  const { crm, type, id } = record ?? {};
  return [
    ...(own.length > 0 ? own : numbers).map(({ e164 }) => `number:${e164}`),
    ...(crm && type && id ? [`record:${crm} ${type} ${id}`] : []),
  ];
}
