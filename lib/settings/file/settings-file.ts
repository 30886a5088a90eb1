import { z } from 'zod';
import type { FileSettings, SettingsFileProblem } from '@/lib/settings/model/settings-file';
import { readValue } from '@/lib/settings/policy/read-value';
import { secretPaths } from '@/lib/settings/policy/secrets';
import { type FileKey, isFileKey, policySchemas } from '@/lib/settings/policy-values';
import {
  MAX_SITE_RULES,
  siteRuleSchema,
  unreadableRuleSchema,
} from '@/lib/settings/sites/site-rule';
import { settings } from '@/lib/settings/table';

/** The most that a file of settings can hold, in UTF-16 units. */
export const MAX_SETTINGS_FILE = 4_000_000;

/**
 * Settings as a file holds them, and the token if the rep asked for it. An administrator hands out the same file to
 * set Handset up, without a token. A file is read as a whole or refused. What it would change is shown first
 * (`plan-import.ts`), then stored in one transaction (`apply-import.ts`).
 */
export interface SettingsFile {
  settings: FileSettings;
  /** For the origin of `settings.baseUrl`. */
  token?: string;
}

const KIND = 'settings';
const VERSION = 1;

/** Every version of a file begins so. */
const headSchema = z.object({ handset: z.literal(KIND), version: z.int().positive() });

const contentSchema = z.object({
  settings: z.record(z.string(), z.unknown()),
  token: z.string().min(1).max(5000).optional(),
});

/** Writes a file. `writtenBy` is the version of Handset, for whoever opens it in an editor. */
export function writeSettingsFile({ settings, token }: SettingsFile, writtenBy: string): string {
  const file = { handset: KIND, version: VERSION, writtenBy, ...(token && { token }), settings };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}

/** Reads a file. One that is wrong anywhere is refused, with all that is wrong in it. */
export function readSettingsFile(text: string): SettingsFile | SettingsFileProblem {
  if (text.length > MAX_SETTINGS_FILE) return { problem: 'too-large' };
  const json = parseJson(text);
  if (json === undefined) return { problem: 'no-json' };
  const { data: head } = headSchema.safeParse(json);
  if (!head) return { problem: 'other-kind' };
  if (head.version > VERSION) return { problem: 'newer' };
  const { data: content, error } = contentSchema.safeParse(json);
  if (!content) return { problem: 'unread', paths: error.issues.map(({ path }) => path.join('.')) };
  const secrets = secretPaths(json).filter(isNotToken);
  if (secrets.length > 0) return { problem: 'secret', paths: secrets };
  return readContent(content);
}

/** The place for a token that the rep asked for. */
function isNotToken(path: string): boolean {
  return path !== 'token';
}

function readContent({
  settings: given,
  token,
}: z.infer<typeof contentSchema>): SettingsFile | SettingsFileProblem {
  const read = Object.entries(given).map(([name, value]) => ({
    name,
    ...readSetting(name, value),
  }));
  const wrong = read.flatMap((each) => each.wrong);
  if (token !== undefined && !('baseUrl' in given)) wrong.push('token');
  if (wrong.length > 0) return { problem: 'unread', paths: wrong };
  if (read.length === 0) return { problem: 'empty' };
  const values = Object.fromEntries(read.map(({ name, value }) => [name, value]));
  return { settings: values, ...(token !== undefined && { token }) };
}

function readSetting(name: string, value: unknown) {
  if (!isFileKey(name)) return { wrong: [name] };
  return readValue(name, ownSchemas[name] ?? policySchemas[name], value);
}

/**
 * A file is read as a policy is, but for what a policy must not say. It holds what was exported, rules that can't
 * be read included: without them, numbers might be found where they must not be.
 */
const ownSchemas: Readonly<Partial<Record<FileKey, z.ZodType>>> = {
  callRules: settings.callRules.schema,
  rules: settings.rules.schema,
  siteRules: z.array(z.union([siteRuleSchema, unreadableRuleSchema])).max(MAX_SITE_RULES),
};

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
