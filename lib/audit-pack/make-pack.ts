/**
 * The audit pack: what was called and checked in a period, as one signed ZIP file. Options reads the log and makes the
 * file; the background signs its manifest. docs/audit.md describes it, and scripts/verify-audit-pack.mjs verifies it.
 * Nothing here reads the database or sends anything.
 */

import type { CheckEvidence, CheckRecord } from '@/lib/audit/model';
import { type AuditedCall, type CallCounts, callLine, countCalls } from './audited-call';
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
  /** The oldest first. They are read twice. */
  calls: Iterable<AuditedCall>;
  facts: ChainFacts;
  /** The number of the record from which on the chain has outcomes and wrap-ups; 0 if it always had. */
  outcomesFrom: number;
  /** Writes the files for people. */
  people: PeopleFiles;
}

/** The files for people, piece by piece: what each returns is added to the files by their names. */
export interface PeopleFiles {
  begin(counts: CallCounts): FileTexts;
  call(audited: AuditedCall, check: CheckEvidence | undefined): FileTexts;
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
  /** Is told how many calls are written, and how many there are. */
  onCall(count: number, total: number): void;
}

/** A pack that was made. */
export interface MadePack {
  /** The parts of the ZIP file. */
  parts: Blob[];
  calls: number;
  refused: number;
}

/** Counts and writes calls, writes the files for people, and finishes the file. */
export async function makePack(content: PackContent, deps: MakePackDeps): Promise<MadePack> {
  const { facts, people } = content;
  const { writer, sign, pause } = deps;
  const counts = await countCalls(content.calls, pause);
  writer.add('calls.jsonl', '');
  addAll(writer, people.begin(counts));
  await writeCalls(content, counts.calls, deps);
  addAll(writer, people.middle());
  for (const check of facts.refused) {
    addAll(writer, people.refusal(check));
    await pause();
  }
  addAll(writer, people.end());
  const parts = await writer.finish(factsOf(content, counts), sign);
  return { parts, calls: counts.calls, refused: facts.refused.length };
}

async function writeCalls(
  { calls, facts, people }: PackContent,
  total: number,
  { writer, pause, onCall }: MakePackDeps,
): Promise<void> {
  let count = 0;
  for (const each of calls) {
    const known = facts.calls.get(each.call.id) ?? {};
    writer.add('calls.jsonl', callLine(each, known));
    addAll(writer, people.call(each, known.check));
    count += 1;
    onCall(count, total);
    await pause();
  }
  writer.end('calls.jsonl');
}

function addAll(writer: PackWriter, texts: FileTexts): void {
  for (const [name, text] of Object.entries(texts)) writer.add(name, text);
}

function factsOf(content: PackContent, { calls, ...counts }: CallCounts): Omit<Manifest, 'files'> {
  const { handset, now, period, facts, outcomesFrom } = content;
  return {
    ...{ format: 'handset-audit-pack', version: 1, handset, exportedAt: timeText(now) },
    period: { from: timeText(period.from), to: timeText(period.to) },
    summary: { calls, refused: facts.refused.length, ...counts },
    chain: facts.ends ? { ...facts.ends, outcomesFrom } : null,
  };
}

function timeText(at: number): string {
  return new Date(at).toISOString();
}
