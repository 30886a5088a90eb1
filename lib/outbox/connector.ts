import type { ProblemCode } from '@/lib/problems/problem-codes';
import type { DeliveryProblem } from './model/connector';
import type { EntryContent, FoundByName, RecordMatch, RecordRef } from './model/entry';

/** A record that has a number. */
export interface NumberMatch extends RecordRef {
  /** It has the number only if that is read in another country, or if its missing start is the same. */
  isUnclear?: true;
}

/** What a search by number found. */
export interface FoundByNumber {
  /** `MAX_MATCHES` at most. */
  records: NumberMatch[];
  /** Not all that the CRM found was read: what is left may have the number, too. */
  hasMore: boolean;
}

/** The most records that are listed for a number. */
export const MAX_MATCHES = 50;

/** A contact to be created. */
export interface NewContact {
  name: string;
  /** E.164. */
  number: string;
}

/** Creates contacts in one CRM. Each method rejects with a `ConnectorError`, and with nothing else. */
export interface ContactMaker {
  /**
   * Finds contacts that were created with exactly this number, also those that a search does not show
   * yet. Rejects if some records can't be searched by number: one of them may have it.
   */
  find(number: string): Promise<RecordRef[]>;
  create(contact: NewContact): Promise<RecordRef>;
}

/** Logs calls in one CRM. Each method rejects with a `ConnectorError`, and with nothing else. */
export interface Connector {
  /** Finds the records that have a number in E.164 or may have it. */
  recordsOf(number: string): Promise<FoundByNumber>;
  /** Reads what tells records apart. Without it the rep sees their types and ids. */
  describe?(records: readonly RecordRef[]): Promise<RecordMatch[]>;
  /**
   * Finds records by name, with what tells them apart. The text has two characters at least. The signal
   * ends the search, which may then reject with any error. Without it, there are no records to search.
   */
  searchByName?(text: string, abortSignal: AbortSignal): Promise<FoundByName>;
  /** Without it, no contacts are created. */
  contacts?: ContactMaker;
  /** Creates the entry with the marker. Resolves to its id. */
  create(target: RecordRef, marker: string, entry: EntryContent): Promise<string>;
  /** Finds the entry with the marker, made of this content or another. Resolves to its id. */
  find(marker: string, entry: EntryContent): Promise<string | undefined>;
  /** Replaces the content of an entry. Resolves to whether it is there. */
  replace(marker: string, entry: EntryContent, entryId: string): Promise<boolean>;
  /** Removes the entry with the marker, if there is one. Its id may not be known. */
  remove(marker: string, entryId: string | undefined, entry: EntryContent): Promise<void>;
}

/**
 * What a failed request means:
 *
 * - `no-answer`: it may have taken effect (time-out, broken connection, 5xx, unreadable)
 * - `refused`: it had no effect, and never will
 * - `unauthorised`: it had no effect; nothing else will, until the rep changes the key
 * - `rate-limited`: it had no effect; later it may
 */
type ConnectorErrorKind = 'no-answer' | 'refused' | 'unauthorised' | 'rate-limited';

/** The only error of a connector. */
export class ConnectorError extends Error {
  readonly kind: ConnectorErrorKind;
  readonly problem: DeliveryProblem;
  /** Time that the CRM asked to wait, ms. */
  readonly retryAfterMs: number | undefined;

  constructor(
    kind: ConnectorErrorKind,
    code: ProblemCode,
    options: { words?: string; retryAfterMs?: number } = {},
    cause?: unknown,
  ) {
    super(code, { cause });
    this.name = 'ConnectorError';
    this.kind = kind;
    this.problem = { code, ...(options.words && { words: options.words }) };
    this.retryAfterMs = options.retryAfterMs;
  }
}
