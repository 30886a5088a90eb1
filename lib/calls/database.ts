import Dexie, { type Table } from 'dexie';
import type { NationalNumber } from '@/lib/phone/score/read-as-country';
import type { ProblemCode } from '@/lib/problems/problem-codes';
import type { Call } from './model';

/** How an offer's number was read, and on which host. */
export interface OfferReading extends NationalNumber {
  host: string;
  /** Another country that the rep chooses counts for this number alone, and not for its site. */
  thisNumberOnly?: true;
}

/** An offer made to one frame of one tab, kept until it is used or grows old. */
export interface StoredOffer {
  offerId: string;
  tabId: number;
  frameId: number;
  /** Names the document where the browser does (Chrome, Firefox 153); a navigation makes the offer void. */
  documentId?: string;
  /** Absent while the country is only guessed: then there is nothing to call, but a country to choose. */
  e164?: string;
  /** Digits of the extension, without its word. */
  ext?: string;
  text: string;
  calleeName?: string;
  /** How a number without its country's code was read: it can be read anew. */
  reading?: OfferReading;
  madeAt: number;
  /** Epoch ms at which the pointer came to rest on it; the context menu calls the latest. */
  pointedAt?: number;
  /** Epoch ms at which the pointer left it again. */
  leftAt?: number;
}

/** The call database: the log, and what must outlive a sleeping background. */
export interface CallDatabase extends Dexie {
  calls: Table<Call, string>;
  offers: Table<StoredOffer, string>;
  follow: Table<FollowState, 'follow'>;
}

/** How the follower stands; see follow.ts. Times are epoch milliseconds. */
export interface FollowState {
  key: 'follow';
  /** When this was written: a clock set back behind it makes the times below worthless. */
  since: number;
  /** How many rounds there were since a call was placed or a log came into view. */
  rounds: number;
  /** When the next round is due; a background that wakes earlier does not ask. */
  nextAt: number;
  /** Before this nothing is asked, whatever is due: the service said so. */
  notBefore: number;
  /** How often the rep mended the connection; an answer to an older one says nothing of this one. */
  mended: number;
  /** Why following rests until the rep mends the connection (a refused token). */
  stopped?: ProblemCode | undefined;
  /** Entries a page, where the service refused more. */
  pageSize?: number | undefined;
}

/**
 * Opens the call database. `gesture` is unique: the browser itself refuses a second call for one
 * gesture. `strict` has each write on the disk before it counts, so that a power cut right after a
 * call was asked for does not lose its record. Every version ever used stays listed, so that an old
 * log is carried forward.
 */
export function openCallDatabase(name = 'handset-calls'): CallDatabase {
  const options = { chromeTransactionDurability: 'strict' } as const;
  const database = new Dexie(name, options) as CallDatabase;
  database.version(1).stores({
    calls: 'id, &gesture, state, createdAt, callee, callId',
    offers: 'offerId, madeAt',
    follow: 'key',
  });
  database.version(2).stores({
    calls: 'id, &gesture, state, createdAt, [callee+createdAt], callId',
    offers: 'offerId, madeAt, pointedAt',
  });
  return database;
}
