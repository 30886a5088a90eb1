import type { Problem, RecordContext, SourcePage } from '@/lib/calls/model';
import type { PageInfo, QueueSource, SkipReason } from '@/lib/campaigns/model';
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

/** A row of a list as it was read: the number that would be called, or why it can't be. */
export type ReadListRow = { line: number } & (
  | { e164: string; text: string; national: boolean }
  | { problem: Problem }
);

/** A contact that waits to be called. */
export interface QueueItem {
  itemId: number;
  source: QueueSource;
  name?: string;
  callee: CalleeFacts;
  data: Record<string, string>;
  /** Whether the contact has a CRM record that can be opened. */
  hasRecord?: true;
  /** Epoch ms for which the rep put the call off. */
  dueAt?: number;
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
  /** The earliest of those times, epoch ms. */
  nextDueAt?: number;
  items: QueueItem[];
  /** The latest that were skipped, newest first. */
  skipped: SkippedItem[];
  /** Why the queue makes no calls: the rep paused it, was away, or is writing a note. */
  paused?: 'rep' | 'away' | 'note';
  /** When the queue pauses automatically without activity of the rep, epoch ms. */
  pausesAt?: number;
}
