/**
 * The audit pack: what was called and checked in a period, as one signed ZIP file. Options reads the log and makes the
 * file; the background signs its manifest. docs/audit.md describes it, and scripts/verify-audit-pack.mjs verifies it.
 * Nothing here reads the database or sends anything.
 */

import type { CheckRecord } from '@/lib/audit/model';
import { type AuditedCall, abandonedAmong, callLine } from './audited-call';
import type { ChainFacts } from './chain-file';
import type { Manifest } from './manifest';
import type { PackWriter, SignManifest } from './pack-writer';

/** What goes into an audit pack beside the chain. */
export interface PackContent {
  /** The version of Handset. */
  handset: string;
  /** Epoch ms. */
  now: number;
  /** Epoch ms; `to` is exclusive. */
  period: { from: number; to: number };
  /** The oldest first. */
  calls: readonly AuditedCall[];
  facts: ChainFacts;
  /** The number of the record from which on the chain has outcomes and wrap-ups; 0 if it always had. */
  outcomesFrom: number;
  /** Writes the files for people. */
  people: PeopleFiles;
}

/** The files for people, piece by piece: what each returns is added to the files by their names. */
export interface PeopleFiles {
  begin(): FileTexts;
  call(audited: AuditedCall, check: CheckRecord | undefined): FileTexts;
  /** Between calls and refusals. */
  middle(): FileTexts;
  refusal(check: CheckRecord): FileTexts;
  end(): FileTexts;
}

/** Texts by the name of their file. */
export type FileTexts = Readonly<Record<string, string>>;

/** What makes the file of a pack. */
interface MakePackDeps {
  /** Has `chain.jsonl` already. */
  writer: PackWriter;
  sign: SignManifest;
  /** Is awaited after each call: lets the page do other work now and then, and rejects to end it. */
  pause(): Promise<void>;
  /** Is told how many calls are written. */
  onCall(count: number): void;
}

/** Writes calls and the files for people, and finishes the file. Resolves to its parts. */
export async function makePack(
  content: PackContent,
  { writer, sign, pause, onCall }: MakePackDeps,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const { calls, facts, people } = content;
  const addAll = (texts: FileTexts) => {
    for (const [name, text] of Object.entries(texts)) writer.add(name, text);
  };
  writer.add('calls.jsonl', '');
  addAll(people.begin());
  for (const [at, each] of calls.entries()) {
    writer.add('calls.jsonl', callLine(each, facts.recorded));
    const check = facts.checks.get(each.call.id);
    addAll(people.call(each, check === undefined ? undefined : JSON.parse(check)));
    onCall(at + 1);
    await pause();
  }
  addAll(people.middle());
  for (const check of facts.refused) {
    addAll(people.refusal(check));
    await pause();
  }
  addAll(people.end());
  return writer.finish(factsOf(content), sign);
}

function factsOf(content: PackContent): Omit<Manifest, 'files'> {
  const { handset, now, period, calls, facts, outcomesFrom } = content;
  return {
    ...{ format: 'handset-audit-pack', version: 1, handset, exportedAt: timeText(now) },
    period: { from: timeText(period.from), to: timeText(period.to) },
    summary: {
      calls: calls.length,
      refused: facts.refused.length,
      cancelled: calls.filter(({ call }) => call.state === 'cancelled').length,
      abandoned: abandonedAmong(calls.map(({ call }) => call)),
    },
    chain: facts.ends ? { ...facts.ends, outcomesFrom } : null,
  };
}

function timeText(at: number): string {
  return new Date(at).toISOString();
}
