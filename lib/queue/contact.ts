import type { ContactNumber } from '@/lib/campaigns/model';
import type { StoredItem } from '@/lib/campaigns/stored-contact';
import { withoutUndefined } from '@/lib/campaigns/without-undefined';
import { keysAgainst, numberSubject } from '@/lib/do-not-call/subject';
import { keysOf } from '@/lib/lists/contact-keys';

/**
 * The numbers of a contact, the first one to be called next. Only a list says that a record is one
 * contact: on a page, the numbers of a record may be of several people.
 */
export function withNumbers(
  numbers: [ContactNumber, ...ContactNumber[]],
  { importId, record }: Pick<StoredItem, 'importId' | 'record'> = {},
): Pick<StoredItem, 'numbers' | 'e164' | 'keys'> {
  const [{ e164 }] = numbers;
  const isOne = importId !== undefined && record !== undefined;
  return { numbers, e164, keys: keysOf({ numbers, ...(isOne && { record }) }) };
}

/** What the do-not-call list may hold of a contact. */
type ForbiddableContact = Pick<
  StoredItem,
  'numbers' | 'e164' | 'name' | 'data' | 'email' | 'company'
>;

/** The do-not-call keys of a contact: those that forbid it, and those of each number. */
export function forbiddingKeys({
  numbers,
  e164: callee,
  name: calleeName,
  ...item
}: ForbiddableContact) {
  const [, ...ofContact] = keysAgainst({ callee, calleeName, data: dataOf(item) });
  return { ofContact, ofNumbers: numbers.map(({ e164 }) => numberSubject(e164).key) };
}

/** The contact's data with what the list says of it, for the do-not-call list and the log. */
export function dataOf({
  data,
  email,
  company,
}: Pick<StoredItem, 'data' | 'email' | 'company'>): Record<string, string> {
  return { ...data, ...withoutUndefined({ email, company }) };
}
