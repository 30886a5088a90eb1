import { z } from 'zod';
import {
  MAX_SITE_RULES,
  type SiteMode,
  type SiteRule,
  siteModes,
  siteRuleSchema,
  type UnreadableRule,
} from './site-rule';

/** The most that a file of rules can hold, in UTF-16 units. */
export const MAX_FILE_LENGTH = 5_000_000;

/** Rules as a file holds them. */
export interface RulesFile {
  mode: SiteMode;
  rules: SiteRule[];
}

/** Why a file is refused. `bad-rules` names them by their position from 1. */
export type RulesFileProblem =
  | { problem: 'too-large' | 'no-json' | 'other-kind' | 'newer' | 'too-many' }
  | { problem: 'bad-rules'; positions: number[] };

const KIND = 'site-rules';
const VERSION = 1;

const fileSchema = z.object({
  handset: z.literal(KIND),
  version: z.int().positive(),
  mode: z.enum(siteModes),
  rules: z.array(z.unknown()),
});

/** Writes rules as a file: JSON with kind and version. */
export function writeRulesFile(
  mode: SiteMode,
  rules: readonly (SiteRule | UnreadableRule)[],
): string {
  return `${JSON.stringify({ handset: KIND, version: VERSION, mode, rules }, undefined, 2)}\n`;
}

/**
 * Reads a file of rules. A file with a rule that cannot be read is refused as a whole: without that rule, numbers
 * might be found where they must not be.
 */
export function readRulesFile(text: string): RulesFile | RulesFileProblem {
  if (text.length > MAX_FILE_LENGTH) return { problem: 'too-large' };
  const json = parseJson(text);
  if (json === undefined) return { problem: 'no-json' };
  const { data: file } = fileSchema.safeParse(json);
  if (!file) return { problem: 'other-kind' };
  if (file.version > VERSION) return { problem: 'newer' };
  if (file.rules.length > MAX_SITE_RULES) return { problem: 'too-many' };
  const read = file.rules.map((rule) => siteRuleSchema.safeParse(rule).data);
  const positions = read.flatMap((rule, at) => (rule ? [] : [at + 1]));
  if (positions.length > 0) return { problem: 'bad-rules', positions };
  return { mode: file.mode, rules: read.flatMap((rule) => rule ?? []) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
