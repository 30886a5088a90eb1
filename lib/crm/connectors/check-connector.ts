import { apiAddresses, type ConnectorId } from '@/lib/outbox/model';
import type { ProblemCode } from '@/lib/problems/problem-codes';
import { type BaseUrlProblem, parseBaseUrl } from '@/lib/service/address/base-url';
import type { SettingsDatabase } from '@/lib/settings/database';
import { createTokenStore } from '@/lib/settings/token-store';
import type { CrmAccess } from './open-crm';

/** A connector as the rep typed it. Without a key, the stored one is used. */
export interface TypedConnector {
  connector: ConnectorId;
  /** Not needed if all accounts of the CRM have the same. */
  address?: string | undefined;
  database?: string | undefined;
  key?: string | undefined;
}

/** What checking a connector needs. */
export interface CheckConnectorDeps {
  settingsDatabase: SettingsDatabase;
  /** Whether the browser grants access to the host of an address. */
  isHostGranted(address: string): Promise<boolean>;
}

const addressProblems = {
  empty: 'url-empty',
  'not-a-url': 'url-invalid',
  'not-https': 'url-not-https',
  'has-credentials': 'url-credentials',
  'has-query': 'url-query',
} as const satisfies Record<BaseUrlProblem, ProblemCode>;

/** Checks a typed connector: address, key, host access. Sends nothing. */
export async function checkConnector(
  deps: CheckConnectorDeps,
  { connector, address: typed = '', database = '', key: typedKey }: TypedConnector,
): Promise<CrmAccess | { problem: ProblemCode }> {
  const parsed = parseBaseUrl(apiAddresses[connector] ?? typed);
  if (!parsed.ok) return { problem: addressProblems[parsed.reason] };
  // People paste the address of the page they are on.
  const address = new URL(parsed.baseUrl).origin;
  const tokens = createTokenStore(deps.settingsDatabase, `${connector}-key`);
  const key = typedKey || (await tokens.readFor(address));
  if (!key) return { problem: (await tokens.isThere()) ? 'crm-key-again' : 'crm-no-key' };
  if (!(await deps.isHostGranted(address))) return { problem: 'crm-no-host-access' };
  return { address, key, ...(database.trim() && { database: database.trim() }) };
}
