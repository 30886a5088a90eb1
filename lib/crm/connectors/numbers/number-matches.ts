import type { NumberMatch } from '@/lib/outbox/connector';
import type { RecordRef } from '@/lib/outbox/model/record';

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
