import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { AuditDatabase, AuditRecord, ChainRow, DeletionRecord } from './model';

/** SHA-256 of a text in hexadecimal. At once: a transaction of the database ends while it waits for WebCrypto. */
function hashOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** Returns the hash of a record. The tool of the auditor computes the same. */
export function linkHash({ previous, seq, bodyHash }: Omit<ChainRow, 'hash' | 'at'>): string {
  return hashOf(`${previous} ${seq} ${bodyHash}`);
}

/** Adds a record. Call it in the transaction that makes the change. Resolves to its number. */
export async function addToChain(
  { auditChain }: AuditDatabase,
  record: AuditRecord,
): Promise<number> {
  // By key alone: the last record may be unreadable, and its number is taken all the same.
  const [last = 0] = await byNumber({ auditChain }).reverse().limit(1).primaryKeys();
  const previous = (await auditChain.get(last))?.hash ?? '';
  const body = JSON.stringify(record);
  const link = { seq: last + 1, previous, bodyHash: hashOf(body) };
  return auditChain.add({
    ...{ ...link, hash: linkHash(link), at: Date.parse(record.at), body },
    ...(isOfCall(record) && { callId: record.id }),
  });
}

/** A call that was refused is not in the log. */
function isOfCall(record: AuditRecord): boolean {
  if (record.kind === 'check') return record.result === 'allowed';
  return record.kind === 'outcome' || record.kind === 'wrap-up';
}

/** All records in their order. */
function byNumber({ auditChain }: AuditDatabase) {
  return auditChain.where('seq').between(1, Number.MAX_SAFE_INTEGER);
}

/**
 * Deletes what the records of deleted calls say. Their hashes stay, so that the chain still holds; a body's hash
 * gives nothing away, because the body has a random id. Call it in the transaction that deletes the calls.
 */
export async function forgetRecordsOf(
  { auditChain }: AuditDatabase,
  callIds: readonly string[],
): Promise<void> {
  await auditChain.where('callId').anyOf(callIds).modify(forget);
}

/**
 * Deletes what records of refused calls from before a time say (epoch ms; all, if undefined), drops the oldest
 * records as far as they say nothing, and records the deletion. Does nothing if there was nothing to delete.
 */
export async function noteDeletion(
  database: AuditDatabase,
  deletion: DeletionRecord,
  before = Number.MAX_SAFE_INTEGER,
): Promise<void> {
  const refused = await database.auditChain
    .where('at')
    .below(before)
    .filter((row) => row.callId === undefined && isCheck(row))
    .modify(forget);
  if (deletion.calls + refused === 0) return;
  await dropForgotten(database);
  await addToChain(database, deletion);
}

function forget(row: ChainRow): void {
  delete row.body;
  delete row.callId;
}

function isCheck({ body }: ChainRow): boolean {
  return body?.startsWith('{"kind":"check"') === true;
}

/** Returns whether a record still tells of a call. */
function isTelling({ body }: ChainRow): boolean {
  return body !== undefined && !/^\{"kind":"(deletion|start)"/.test(body);
}

/** The last record stays in any case: the next one names its hash. */
async function dropForgotten(database: AuditDatabase): Promise<void> {
  const first = await byNumber(database).filter(isTelling).first();
  const [last = 0] = await byNumber(database).reverse().limit(1).primaryKeys();
  await database.auditChain
    .where('seq')
    .between(1, first?.seq ?? last)
    .delete();
}
