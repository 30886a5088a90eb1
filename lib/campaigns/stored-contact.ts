import type { RecordContext, SourcePage } from '@/lib/calls/model';
import type { ContactNumber, OriginalRow, QueueSource, SkipReason } from './model';

/** A call that was made to a contact of the queue. */
interface MadeCall {
  gesture: string;
  e164: string;
}

/** A contact in the queue. */
export interface StoredItem {
  /** Grows in the order of adding. */
  itemId?: number;
  source: QueueSource;
  /** In the order of calling. */
  numbers: ContactNumber[];
  /** The one of them that is called next. */
  e164: string;
  /** What tells whether another contact is the same one (`keysOf` of lib/lists). */
  keys: string[];
  name?: string;
  email?: string;
  company?: string;
  owner?: string;
  /** The contact's own data, label → text. */
  data: Record<string, string>;
  /** The record of a CRM that the contact came from. */
  record?: RecordContext;
  /** The page that showed the number. */
  sourcePage?: SourcePage;
  /** The imported list that it came from, and its rows there: several if they were joined. */
  importId?: string;
  rows?: OriginalRow[];
  /** Epoch ms from which the contact is called again; 0 for a contact without an appointment. */
  dueAt: number;
  /** When the rep put it back although a colleague had called, epoch ms. */
  putBackAt?: number;
  /** The gesture that called it last. Only the call log knows the outcome. */
  gesture?: string | undefined;
  /** When, epoch ms. */
  claimedAt?: number | undefined;
  /** The calls to it before it came back with its next number. */
  made?: MadeCall[];
  /** Its key in the table of called contacts, once it was there. */
  calledId?: number;
}

/** A contact that the rep skipped. It can be put back. */
export interface StoredSkip extends Omit<StoredItem, 'itemId' | 'gesture' | 'claimedAt'> {
  skipId?: number;
  reason: SkipReason;
  /** Epoch ms. */
  skippedAt: number;
}

/** A contact that was called: of an imported list, or one that has another number. */
export interface StoredCalled extends Omit<StoredItem, 'itemId' | 'gesture' | 'claimedAt'> {
  calledId: number;
  /** The last call. */
  callId: string;
  /** Epoch ms. */
  calledAt: number;
  /** The same time, while its disposition may still bring it back with its next number. */
  undecidedAt?: number;
}

/** A list that was added to the queue. */
export interface StoredImport {
  importId: string;
  /** The name of the file; absent for a pasted list. */
  file?: string | undefined;
  /** Epoch ms. */
  addedAt: number;
  /** The headings of its columns; none if it had no table. */
  headings: string[];
  /** How many contacts were added. */
  added: number;
}
