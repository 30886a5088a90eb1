import type { ContactNumber } from '@/lib/campaigns/model';
import { keysOf } from '@/lib/lists/contact-keys';
import { type ContactRecord, type NumberLabel, numberLabels } from '@/lib/lists/model';
import type { PlacedContact } from './contact-source';

/** A contact that can be called: its numbers in the order of calling, and the rows that it came from. */
export interface ReadyContact {
  numbers: ContactNumber[];
  name?: string;
  email?: string;
  company?: string;
  owner?: string;
  record?: ContactRecord;
  /** The lines of its rows. */
  lines: number[];
}

/** Joins contacts that are the same person, as rows come in. */
export interface ContactJoiner {
  add(contact: PlacedContact, numbers: readonly ContactNumber[]): void;
  /** The contacts in the order of the list. */
  contacts(): ReadyContact[];
}

/**
 * Creates a joiner. Rows with the same record or number become one contact with the numbers of all of
 * them, and the name of the first. `first` is the kind of number that is called first.
 */
export function createContactJoiner(first?: NumberLabel): ContactJoiner {
  const joined = new Set<ReadyContact>();
  let isInOrder = true;
  const byKey = new Map<string, ReadyContact>();
  const ranks = new Map(callingOrder(first).map((label, rank) => [label, rank]));
  const rankOf = ({ label = 'other' }: ContactNumber) => ranks.get(label) ?? ranks.size;
  const inOrder = (numbers: readonly ContactNumber[]) =>
    numbers.length < 2 ? [...numbers] : numbers.toSorted((a, b) => rankOf(a) - rankOf(b));

  return {
    add(contact, numbers) {
      let one = readyContact(contact, inOrder(numbers));
      const keys = new Set(keysOf(one));
      const others = new Set([...keys].flatMap((key) => byKey.get(key) ?? []));
      for (const other of others) {
        joined.delete(other);
        for (const key of keysOf(other)) keys.add(key);
        one = merged(other, one);
        one.numbers = inOrder(one.numbers);
        isInOrder = false;
      }
      joined.add(one);
      for (const key of keys) byKey.set(key, one);
    },
    contacts() {
      const all = [...joined];
      return isInOrder ? all : all.sort((a, b) => (a.lines[0] ?? 0) - (b.lines[0] ?? 0));
    },
  };
}

/** The kinds of numbers in the order of calling: the chosen one, then mobile, direct and so on. */
export function callingOrder(first?: NumberLabel): NumberLabel[] {
  return first ? [first, ...numberLabels.filter((label) => label !== first)] : [...numberLabels];
}

function readyContact(
  { line, name, email, company, owner, record }: PlacedContact,
  numbers: readonly ContactNumber[],
): ReadyContact {
  return {
    numbers: distinct(numbers),
    lines: [line],
    ...(name && { name }),
    ...(email && { email }),
    ...(company && { company }),
    ...(owner && { owner }),
    ...(record && { record }),
  };
}

/** What the earlier row says comes first. */
function merged(one: ReadyContact, other: ReadyContact): ReadyContact {
  const [first, later] = (one.lines[0] ?? 0) <= (other.lines[0] ?? 0) ? [one, other] : [other, one];
  return {
    ...later,
    ...first,
    numbers: distinct([...first.numbers, ...later.numbers]),
    lines: [...first.lines, ...later.lines].sort((a, b) => a - b),
  };
}

function distinct(numbers: readonly ContactNumber[]): ContactNumber[] {
  if (numbers.length < 2) return [...numbers];
  const byNumber = new Map(numbers.toReversed().map((number) => [number.e164, number]));
  return numbers.filter((number) => byNumber.get(number.e164) === number);
}
