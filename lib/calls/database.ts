import Dexie, { type Table, type Transaction } from 'dexie';
import { addToChain } from '@/lib/audit/chain';
import type { AuditDatabase, ChainRow } from '@/lib/audit/model';
import type { ColleagueTables } from '@/lib/colleagues/model';
import { leaveOutUnreadable } from '@/lib/database/leave-out-unreadable';
import type { OutboxDatabase } from '@/lib/outbox/model/delivery';
import { nameAccounts } from '@/lib/outbox/model/name-accounts';
import type { ProblemCode } from '@/lib/problems/problem-codes';
import { FIRST_WORKSPACE } from '@/lib/settings/workspace/first-workspace';
import type { SpeechReading } from '@/lib/speech/model';
import type { WrapUpDatabase } from '@/lib/wrap-up/model';
import type { Call, CallState } from './model';
import { callRows } from './row-readers';
import type { FollowState, LogState, PlayPosition, StoredOffer } from './stored-rows';

/** The call database: the log, and all that must outlive the background. */
export interface CallDatabase
  extends WrapUpDatabase,
    OutboxDatabase,
    ColleagueTables,
    AuditDatabase {
  calls: Table<Call, string>;
  offers: Table<StoredOffer, string>;
  follow: Table<FollowState, string>;
  logState: Table<LogState, LogState['key']>;
  playPositions: Table<PlayPosition, string>;
  speech: Table<SpeechReading, string>;
}

/** All tables, each with its primary key and its indexes. A change of them needs a new version below. */
const TABLES = {
  calls:
    'id, &gesture, state, createdAt, [callee+createdAt], [callerId+createdAt], callId, changedAt, record.campaign.id, [workspace+record.campaign.id]',
  offers: 'offerId, madeAt, pointedAt',
  follow: 'key',
  doNotCall: 'key, addedAt',
  doNotCallChanges: '++id',
  doNotCallKeys: 'id',
  registries: 'id',
  registryChunks: '[importId+first]',
  registryImports: 'id',
  wrapUps: 'callId, dueAt, savedAt',
  wrapUpDrafts: 'callId',
  outbox: '[callId+connector], [connector+state]',
  connectors: 'id',
  recordChoices: '[connector+number]',
  createdContacts: '[connector+number]',
  logState: 'key',
  playPositions: 'callId',
  colleagueCalls: '[callee+at], at',
  colleaguesState: 'key',
  auditChain: 'seq, at, callId',
  sharedLists: 'key',
  speech: 'callId, readAt',
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
  leaveOutUnreadable(database, callRows);
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
  database.version(23).upgrade(followStateOfFirstWorkspace);
  database.version(24).upgrade(beginOutcomes);
  return database;
}

/** Earlier versions kept checks in the audit's chain, and no outcomes or wrap-ups. */
async function beginOutcomes(transaction: Transaction): Promise<void> {
  const auditChain = transaction.table<ChainRow, number>('auditChain');
  const [id, at] = [crypto.randomUUID(), new Date().toISOString()];
  const seq = await addToChain({ auditChain }, { kind: 'start', id, at });
  await transaction.table<LogState>('logState').put({ key: 'outcomes', fromSeq: seq });
}

/** Earlier versions followed the calls of one service, under this key. */
async function followStateOfFirstWorkspace(transaction: Transaction): Promise<void> {
  const follow = transaction.table<FollowState, string>('follow');
  const state = await follow.get('follow');
  if (!state) return;
  await follow.put({ ...state, key: FIRST_WORKSPACE });
  await follow.delete('follow');
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
