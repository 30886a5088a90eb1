import type { AuditRecord, ChainRow, CheckEvidence, CheckRecord } from '@/lib/audit/model';

/** What the records of a pack say of a call. */
export interface CallFacts {
  /** What it was checked against. Calls that were checked against the same share one object. */
  check?: CheckEvidence;
  /** Its outcome is in the chain. */
  outcome?: true;
  /** Its wrap-up is in the chain. */
  'wrap-up'?: true;
}

/** What the records of a pack say, for the rest of it. */
export interface ChainFacts {
  /** By the call's id. */
  calls: Map<string, CallFacts>;
  /** The checks that refused a call. */
  refused: CheckRecord[];
  /** The first and last record, and the hash of the last; absent while there are none. */
  ends?: { first: number; last: number; hash: string };
}

/** Writes `chain.jsonl`. */
export interface ChainFile {
  facts: ChainFacts;
  /** Adds a call of the period. Returns false if it was added before. */
  addCall(callId: string): boolean;
  /** Returns the lines of the next records. They must follow the ones before without a gap. */
  linesOf(rows: readonly ChainRow[]): string;
}

/**
 * Begins the file: from the first to the last record that is of a period (epoch ms, `to` exclusive) or about one of
 * its calls, which may have changed later. Of others in between it has the hash, and not what they say.
 */
export function createChainFile(period: { from: number; to: number }): ChainFile {
  const facts: ChainFacts = { calls: new Map(), refused: [] };
  const note = createNotes(facts);
  // Others of which it is not known yet whether one of the period follows.
  let held = '';

  function addCall(callId: string): boolean {
    if (facts.calls.has(callId)) return false;
    facts.calls.set(callId, {});
    return true;
  }
  function lineOf(row: ChainRow): string {
    const isOfPeriod = row.at >= period.from && row.at < period.to;
    if (!isOfPeriod && !facts.calls.has(row.callId ?? '')) {
      if (facts.ends) held += chainLine({ ...row, body: undefined });
      return '';
    }
    // A call that was made since the calls were listed.
    if (row.callId && isOfPeriod) addCall(row.callId);
    note(row);
    const text = held + chainLine(row);
    held = '';
    return text;
  }
  return { facts, addCall, linesOf: (rows) => rows.map(lineOf).join('') };
}

/** Returns what notes facts of the next record. */
function createNotes(facts: ChainFacts): (row: ChainRow) => void {
  const evidence = createSharedEvidence();
  return (row) => {
    const { seq: last, hash } = row;
    facts.ends = { first: facts.ends?.first ?? last, last, hash };
    const record = recordIn(row);
    if (record?.kind === 'check' && record.result !== 'allowed') facts.refused.push(record);
    const call = record && facts.calls.get(record.id);
    if (!call) return;
    if (record.kind === 'check' && record.result === 'allowed') call.check = evidence(record);
    if (record.kind === 'outcome' || record.kind === 'wrap-up') call[record.kind] = true;
  };
}

/** Returns what gives the evidence of a check: many checks have the same, and then get one object. */
function createSharedEvidence(): (check: CheckRecord) => CheckEvidence {
  const known = new Map<string, CheckEvidence>();
  return ({ strictness, rules, doNotCall }) => {
    const text = JSON.stringify([strictness, rules, doNotCall]);
    const evidence = known.get(text) ?? { strictness, rules, doNotCall };
    known.set(text, evidence);
    return evidence;
  };
}

/** What a record says; undefined if that was deleted or can't be read. */
function recordIn({ body }: ChainRow): AuditRecord | undefined {
  try {
    return body === undefined ? undefined : JSON.parse(body);
  } catch {
    return undefined;
  }
}

function chainLine({
  seq,
  previous,
  bodyHash,
  hash,
  body,
}: Omit<ChainRow, 'body'> & { body?: string | undefined }): string {
  return `${JSON.stringify({ seq, previous, bodyHash, hash, body })}\n`;
}
