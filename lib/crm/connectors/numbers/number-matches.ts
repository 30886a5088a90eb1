import type { NumberMatch } from '@/lib/outbox/connector';
import type { RecordRef } from '@/lib/outbox/model/entry';

/** A number that records are searched for, and the ways in which CRMs find it. */
export interface SoughtNumber {
  e164: string;
  /** The digits after the country code. */
  national: string;
  /** The last digits, which stand together in most writings and in what CRMs index. */
  end: string;
  /** As people write it, nationally and internationally. None if no plan has the number. */
  writings: readonly string[];
  /** Compares it with a number as a record has it. `unclear`: the same only if read in another way. */
  compare(written: string): 'same' | 'unclear' | 'other';
}

/** What searching by number needs. */
export interface NumberDeps {
  /** Reads a number in E.164. National numbers of records are read in the rep's country. */
  readSought(e164: string): Promise<SoughtNumber>;
}

/** A record that a CRM found, with its numbers as they are written there. */
export interface RecordWithNumbers {
  id: string;
  numbers: readonly string[];
}

/** The records that have the number, or may have it. */
export function matchesOf(
  { compare }: SoughtNumber,
  type: RecordRef['type'],
  records: readonly RecordWithNumbers[],
): NumberMatch[] {
  return records.flatMap(({ id, numbers }) => {
    const likeness = numbers.map(compare);
    if (likeness.includes('same')) return { type, id };
    return likeness.includes('unclear') ? { type, id, isUnclear: true } : [];
  });
}

/** Maximum number of pages that are read of a search by number. */
const MAX_PAGES = 5;

/** One page of a search by number, and the next page if there is one. */
export interface FoundPage {
  records: RecordWithNumbers[];
  next?: string | undefined;
}

/** Reads a search page by page. `hasMore`: further pages are left, and any record on them may have the number. */
export async function readPages(
  readPage: (after?: string) => Promise<FoundPage>,
): Promise<{ records: RecordWithNumbers[]; hasMore: boolean }> {
  const records: RecordWithNumbers[] = [];
  let after: string | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { records: found, next } = await readPage(after);
    records.push(...found);
    if (next === undefined) return { records, hasMore: false };
    after = next;
  }
  return { records, hasMore: true };
}
