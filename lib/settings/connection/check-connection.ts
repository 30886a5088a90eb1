import { originPattern } from '@/lib/platform/match-pattern';
import { hasOrigins } from '@/lib/platform/permissions';
import { parseBaseUrl } from '@/lib/service/address/base-url';
import type { SettingsDatabase } from '@/lib/settings/database';
import { type Connection, type TypedConnection, tokenFor } from './connection';

const urlProblems = {
  empty: 'url-empty',
  'not-a-url': 'url-invalid',
  'not-https': 'url-not-https',
  'has-credentials': 'url-credentials',
  'has-query': 'url-query',
} as const;

/** Why a typed connection cannot be used. */
export type ConnectionFault =
  | (typeof urlProblems)[keyof typeof urlProblems]
  | 'no-token'
  | 'token-again'
  | 'host-not-granted';

/**
 * Checks a typed connection: URL, then token, then host access. Returns the usable connection, its
 * URL normalised and its token filled in, or the first problem. Sends nothing.
 */
export async function checkConnection(
  database: SettingsDatabase,
  typed: TypedConnection,
): Promise<Connection | { problem: ConnectionFault }> {
  const parsed = parseBaseUrl(typed.baseUrl);
  if (!parsed.ok) return { problem: urlProblems[parsed.reason] };
  const connection = { ...typed, baseUrl: parsed.baseUrl };
  const token = await tokenFor(database, connection);
  if ('problem' in token) return token;
  const pattern = originPattern(parsed.baseUrl);
  if (!pattern || !(await hasOrigins([pattern]))) return { problem: 'host-not-granted' };
  return { ...connection, ...token };
}
