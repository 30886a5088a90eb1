import type { AuditRecord, ChainRow, CheckRecord } from '@/lib/audit/model';

/** What the records of a pack say, for the rest of it. */
export interface ChainFacts {
  /** The checks that allowed a call, by the call's id: as JSON, which takes a third of the memory. */
  checks: Map<string, string>;
  /** The checks that refused a call. */
  refused: CheckRecord[];
  /** Ids of the calls whose outcome, and whose wrap-up, is in the chain. */
  recorded: Record<'outcome' | 'wrap-up', Set<string>>;
  /** The first and last record, and the hash of the last; absent while there are none. */
  ends?: { first: number; last: number; hash: string };
}

/** Writes `chain.jsonl`. */
export interface ChainFile {
  facts: ChainFacts;
  /** Returns the lines of the next records. They must follow the ones before without a gap. */
  linesOf(rows: readonly ChainRow[]): string;
}

/**
 * Begins the file: from the first to the last record that is of a period (epoch ms, `to` exclusive) or about one of
 * its calls, which may have changed later. Of others in between it has the hash, and not what they say.
 */
export function createChainFile(
  period: { from: number; to: number },
  callIds: Iterable<string>,
): ChainFile {
  const ids = new Set(callIds);
  const facts: ChainFacts = {
    ...{ checks: new Map(), refused: [] },
    recorded: { outcome: new Set(), 'wrap-up': new Set() },
  };
  // Others of which it is not known yet whether one of the period follows.
  let held = '';

  function lineOf(row: ChainRow): string {
    const isOfPeriod = row.at >= period.from && row.at < period.to;
    if (!isOfPeriod && !ids.has(row.callId ?? '')) {
      if (facts.ends) held += chainLine({ ...row, body: undefined });
      return '';
    }
    note(facts, row);
    // A call that was made since the calls were listed.
    if (row.callId && isOfPeriod) ids.add(row.callId);
    const text = held + chainLine(row);
    held = '';
    return text;
  }
  return { facts, linesOf: (rows) => rows.map(lineOf).join('') };
}

function note(facts: ChainFacts, row: ChainRow): void {
  const { seq: last, hash } = row;
  facts.ends = { first: facts.ends?.first ?? last, last, hash };
  const record = recordIn(row);
  if (record?.kind === 'check') {
    if (record.result === 'allowed') facts.checks.set(record.id, row.body ?? '');
    else facts.refused.push(record);
  }
  if (record?.kind === 'outcome' || record?.kind === 'wrap-up')
    facts.recorded[record.kind].add(record.id);
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
