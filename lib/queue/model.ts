import type { CallState, Problem, RecordContext, SourcePage } from '@/lib/calls/model';
import type {
  ContactNumber,
  OriginalRow,
  PageInfo,
  QueueSource,
  SkipReason,
} from '@/lib/campaigns/model';
import type { ContactRecord } from '@/lib/lists/model';
import type { CalleeFacts } from '@/lib/offers/model';

/** The result of queueing numbers. */
export interface AddedToQueue {
  added: number;
  /** They wait already, or the list names them twice. */
  already: number;
  /** They are on the do-not-call list. */
  forbidden: number;
  /** They have no number that can be read. */
  uncallable: number;
}

/** The result of queueing a page of an audience. */
export interface AddToQueueResult extends AddedToQueue, PageInfo {}

/** A number for the queue. */
export interface NumberToQueue {
  e164: string;
  name?: string | undefined;
  /** The record of a CRM that it belongs to. */
  record?: RecordContext | undefined;
  sourcePage?: SourcePage | undefined;
}

/** A contact of a list for the queue. */
export interface ContactToQueue {
  /** In the order of calling. */
  numbers: ContactNumber[];
  name?: string | undefined;
  email?: string | undefined;
  company?: string | undefined;
  owner?: string | undefined;
  record?: (Omit<ContactRecord, 'url'> & { url?: string | undefined }) | undefined;
  /** Its rows in the file: several if they were joined. */
  rows: OriginalRow[];
}

/** A list that is added to the queue. Each of its parts names it. */
export interface ListToQueue {
  importId: string;
  file?: string | undefined;
  /** The headings of its columns. */
  headings: string[];
}

/** The numbers of a row to be read, as they were written. */
export interface RowToRead {
  numbers: string[];
  /** ISO 3166. */
  country?: string | undefined;
  /** The row does not say the country: the rep chose it. */
  isChosen?: true | undefined;
}

/**
 * A number of a list as it was read:
 *
 * - what would be called
 * - why it can't be
 * - what the rep must be asked: its country, or whether it is meant although its country is not the row's
 */
export type ListedNumber =
  | { e164: string; ext?: string }
  | { problem: Problem }
  | { asks: 'country' }
  | { asks: 'other-country'; e164: string; ext?: string; country?: string };

/** A list in the queue. */
export interface QueuedList {
  importId: string;
  file?: string;
  /** Epoch ms. */
  addedAt: number;
  added: number;
  waiting: number;
  called: number;
}

/** A contact of a list that was called, and how its last call went. */
export interface CalledContact {
  rows: OriginalRow[];
  name?: string;
  email?: string;
  company?: string;
  /** The number that was called, E.164. */
  callee: string;
  /** Epoch ms. */
  createdAt: number;
  state: CallState;
  /** How many calls were made to it. */
  calls: number;
  disposition?: string;
  note?: string;
  /** Epoch ms. */
  followUpAt?: number;
}

/** A part of the results of a list; `next` is where the next part begins. */
export interface ListResults {
  headings: string[];
  results: CalledContact[];
  next?: number;
}

/** A number of a contact that waits. */
export interface QueuedNumber extends ContactNumber {
  /** The number in international format. */
  text: string;
  /** It was called, and the contact came back. */
  wasCalled?: true;
}

/** A contact that waits to be called. */
export interface QueueItem {
  itemId: number;
  source: QueueSource;
  name?: string;
  /** The number that is called. */
  callee: CalleeFacts;
  /** All numbers of the contact in the order of calling, that one included. */
  numbers: QueuedNumber[];
  company?: string;
  email?: string;
  owner?: string;
  data: Record<string, string>;
  /** Whether the contact has a CRM record that can be opened. */
  hasRecord?: true;
  /** Epoch ms for which the rep put the call off. */
  dueAt?: number;
  /** Skipped until then, as a colleague called at `calledAt`: epoch ms. */
  skippedFor?: { until: number; calledAt: number };
}

/** A contact that the rep skipped. */
export interface SkippedItem {
  skipId: number;
  name?: string;
  /** The number in international format. */
  text: string;
  reason: SkipReason;
}

/** Who waits. */
export interface Queue {
  /** All that wait, those put off to a time included. */
  waiting: number;
  /** Those put off to a time that is not reached. */
  later: number;
  /** Those skipped for now, as a colleague called them. */
  calledByColleagues: number;
  /** The earliest time at which one of both comes back, epoch ms. */
  nextDueAt?: number;
  items: QueueItem[];
  /** The latest that were skipped, newest first. */
  skipped: SkippedItem[];
  /** Why the queue makes no calls: the rep paused it, was away, or is writing a note. */
  paused?: 'rep' | 'away' | 'note';
  /** When the queue pauses automatically without activity of the rep, epoch ms. */
  pausesAt?: number;
}
