import Dexie, { type Table, type Transaction } from 'dexie';
import type { OutboxDatabase } from '@/lib/outbox/model/delivery';
import { nameAccounts } from '@/lib/outbox/model/name-accounts';
import type { NationalNumber } from '@/lib/phone/score/read-as-country';
import type { ProblemCode } from '@/lib/problems/problem-codes';
import type { WrapUpDatabase } from '@/lib/wrap-up/model';
import type { Call, CallState, RecordContext, SourcePage } from './model';

/** How a national number was read, and on which host. */
export interface OfferReading extends NationalNumber {
  host: string;
  /** The rep's choice of another country counts for this number only, not for the site. */
  thisNumberOnly?: true;
}

/** A call that waits for the rep to confirm it outside the page. */
interface ConfirmationRequest {
  /** The address of the page, or of the frame that the number is in. */
  pageAddress: string;
  /** Epoch ms. */
  askedAt: number;
  /** The rep asked by a keyboard command, which no page can press: Enter may confirm. */
  byCommand?: true;
}

/** An offer to one frame of one tab. Stored until it is called or expires. */
export interface StoredOffer {
  offerId: string;
  tabId: number;
  frameId: number;
  /**
   * Identifies the document, if the browser does (Chrome, Firefox from 153). After a navigation the offer is void.
   * https://developer.mozilla.org/docs/Mozilla/Add-ons/WebExtensions/API/runtime/MessageSender
   */
  documentId?: string;
  /** Absent while the country is only guessed: the rep must choose it before a call. */
  e164?: string;
  /** Digits of the extension. */
  ext?: string;
  /** The number in international format, or as the page writes it while the country is guessed. */
  text: string;
  calleeName?: string;
  /** The record of the CRM that the number belongs to. */
  record?: RecordContext;
  /** The page of its tab. */
  sourcePage?: SourcePage;
  /** The address of the record that the page showed then: in a row it is another one. */
  pageRecord?: string;
  /** Set for national numbers, so that they can be read in another country. */
  reading?: OfferReading;
  /** Epoch ms. */
  madeAt: number;
  /** Epoch ms at which the rep pointed at it. The context menu shows the latest. */
  pointedAt?: number;
  /** Epoch ms at which the pointer left it. */
  leftAt?: number;
  /** The rules whose warning the card showed. */
  warned?: string[];
  /** Set once the rep pressed Call on a site that may not call at one click. */
  toConfirm?: ConfirmationRequest | undefined;
}

/** The call database: the log, and all that must outlive the background. */
export interface CallDatabase extends WrapUpDatabase, OutboxDatabase {
  calls: Table<Call, string>;
  offers: Table<StoredOffer, string>;
  follow: Table<FollowState, 'follow'>;
  logState: Table<LogState, LogState['key']>;
  playPositions: Table<PlayPosition, string>;
}

/** Where the rep stopped the recording of a call. */
export interface PlayPosition {
  callId: string;
  /** Seconds. */
  at: number;
}

/** What is stored about the log as a whole. */
type LogState =
  /** How often calls were deleted or imported: an earlier reading of the log is then void. */
  | { key: 'rewrites'; count: number }
  /** When the rep last looked at the log, epoch ms. */
  | { key: 'seen'; seenAt: number };

/** The state of the follower (follow.ts). Times are epoch ms. */
export interface FollowState {
  key: 'follow';
  /** If the clock is before this, it was set back, and the times below are void. */
  writtenAt: number;
  /** Rounds since a call was requested or a log came into view. */
  rounds: number;
  /** When the next round is due. */
  nextAt: number;
  /** The end of a back-off: no round runs before. */
  notBefore: number;
  /** When the rep last changed the connection. */
  connectionChangedAt?: number | undefined;
  /** Counts the rep's changes of the connection. Answers to an earlier connection are ignored. */
  connectionChanges: number;
  /** Why following stopped until the rep changes the connection (a refused token). */
  stopped?: ProblemCode | undefined;
  /** Entries per page, if the service refused more. */
  pageSize?: number | undefined;
}

/** All tables, each with its primary key and its indexes. A change of them needs a new version below. */
const TABLES = {
  calls:
    'id, &gesture, state, createdAt, [callee+createdAt], [callerId+createdAt], callId, changedAt, record.campaign.id',
  offers: 'offerId, madeAt, pointedAt',
  follow: 'key',
  doNotCall: 'key, addedAt',
  doNotCallChanges: '++id',
  doNotCallKeys: 'id',
  wrapUps: 'callId, dueAt, savedAt',
  wrapUpDrafts: 'callId',
  outbox: '[callId+connector], [connector+state]',
  connectors: 'id',
  recordChoices: '[connector+number]',
  createdContacts: '[connector+number]',
  logState: 'key',
  playPositions: 'callId',
};

/**
 * Opens the call database. `gesture` is unique, so the browser itself refuses a second call for one
 * gesture. `strict` flushes each write to disk, so that a power cut right after a request does not
 * lose its record.
 *
 * Of the earlier versions, only those that change rows are listed: Dexie (4.4) brings the tables of any version
 * up to date, and parses all of them again for each version that is listed. To change only tables, change
 * `TABLES` and list a new version last. It replaces an earlier one that changed only tables.
 */
export function openCallDatabase(name = 'handset-calls'): CallDatabase {
  const options = { chromeTransactionDurability: 'strict' } as const;
  const database = new Dexie(name, options) as CallDatabase;
  database
    .version(3)
    .stores(TABLES)
    .upgrade((transaction) =>
      transaction
        .table('follow')
        .toCollection()
        .modify((row) => {
          // Version 2 called these fields `since` and `mended`.
          row.writtenAt = row.since;
          row.connectionChanges = row.mended;
          delete row.since;
          delete row.mended;
        }),
    );
  database.version(4).upgrade(renameCode('cancelled', 'undone', 'cancelled-by-rep'));
  database
    .version(17)
    .upgrade(renameCode('unconfirmed', 'interrupted-asking', 'interrupted-requesting'));
  database.version(19).upgrade(renameCode('cancelled', 'undo-hidden', 'countdown-hidden'));
  database.version(20).upgrade(nameAccounts);
  return database;
}

/** Returns a migration that gives a problem code of the calls in a state its new name. */
function renameCode(state: CallState, from: string, to: ProblemCode) {
  return (transaction: Transaction) =>
    transaction
      .table<Call, string>('calls')
      .where('state')
      .equals(state)
      .modify(({ problem }) => {
        if (problem && (problem.code as string) === from) problem.code = to;
      });
}
