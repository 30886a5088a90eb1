import { z } from 'zod';
import type { SharedListProblem } from '@/lib/do-not-call/shared/tables';
import { subjectOf } from '@/lib/do-not-call/subject';
import type { SharedListVersion } from '@/lib/problems/rule-notice';
import { type Rule, ruleSchema } from '@/lib/rules/rule';
import { isSignedBy } from '@/lib/signatures/verify';

/** A clock may be wrong by this. */
const CLOCK_TOLERANCE_MS = 3_600_000;

/** Domains and companies are kept in one row: more would make each check slow. */
const MAX_NAMES = 20_000;

const envelopeSchema = z.object({ payload: z.string(), signature: z.string().max(200) });

const payloadSchema = z.object({
  format: z.literal('handset-shared-list'),
  version: z.literal(1),
  name: z.string().trim().min(1).max(100),
  serial: z.int().min(1),
  issuedAt: z.iso.datetime(),
  numbers: z.array(z.string().regex(/^\+[1-9]\d{4,14}$/)).default([]),
  domains: z.array(z.string().max(255)).max(MAX_NAMES).default([]),
  companies: z.array(z.string().max(120)).max(MAX_NAMES).default([]),
  rules: z.array(ruleSchema).max(1000).default([]),
});

/** A list that was verified. */
export interface SharedList extends SharedListVersion {
  /** In E.164. */
  numbers: readonly string[];
  /** Keys of domains and companies, as of `Subject`. */
  keys: string[];
  rules: Rule[];
  signature: string;
}

/** What a file is read against. */
interface Expectation {
  /** The policy's key. */
  publicKey: string;
  /** The version in force that was verified with this key; undefined if there is none. */
  held: { serial: number } | undefined;
  /** Epoch ms. */
  now: number;
}

/**
 * Reads a file of the company: first its signature, then all of it. A file with one wrong entry is refused as a
 * whole, because the administrator must hear of it.
 */
export async function readSharedList(
  file: string,
  { publicKey, held, now }: Expectation,
): Promise<SharedList | { problem: SharedListProblem }> {
  const envelope = envelopeSchema.safeParse(parseJson(file)).data;
  if (!envelope) return { problem: 'unreadable' };
  const { payload, signature } = envelope;
  if (!(await isSignedBy({ text: payload, signature, publicKey })))
    return { problem: 'not-signed' };
  const list = payloadSchema.safeParse(parseJson(payload)).data;
  const keys = list && keysOf(list);
  if (!list || !keys) return { problem: 'unreadable' };
  if (held && list.serial < held.serial) return { problem: 'older' };
  if (Date.parse(list.issuedAt) > now + CLOCK_TOLERANCE_MS) return { problem: 'from-future' };
  const { name, serial, issuedAt, numbers, rules } = list;
  return { name, serial, issuedAt, numbers, rules, keys, signature };
}

/** The keys of domains and companies; undefined if one is none. */
function keysOf({ domains, companies }: z.output<typeof payloadSchema>): string[] | undefined {
  const subjects = [
    ...domains.map((text) => ({ kind: 'domain', ...subjectIn(text) })),
    ...companies.map((text) => ({ kind: 'company', ...subjectIn(text) })),
  ];
  const keys = subjects.flatMap(({ key, kind }) => (key?.startsWith(`${kind}:`) ? [key] : []));
  return keys.length === subjects.length ? [...new Set(keys)] : undefined;
}

function subjectIn(text: string): { key?: string } {
  const subject = subjectOf(text, () => undefined);
  return subject ? { key: subject.key } : {};
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
