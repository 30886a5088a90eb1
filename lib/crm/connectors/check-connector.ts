import { templateProblem } from '@/lib/outbox/entry/entry-template';
import { apiAddresses, type ConnectorId, type DeliveryProblem } from '@/lib/outbox/model';
import type { ProblemCode } from '@/lib/problems/problem-codes';
import { type BaseUrlProblem, parseBaseUrl } from '@/lib/service/address/base-url';
import type { SettingsDatabase } from '@/lib/settings/database';
import { createTokenStore } from '@/lib/settings/token-store';
import type { CrmAccess } from './open-crm';

/** Minimum length of the secret that signs, in characters. */
const MIN_SECRET = 16;

/** A connector as the rep typed it. Without a key, the stored one is used. */
export interface TypedConnector {
  connector: ConnectorId;
  /** Not needed if all accounts of the CRM have the same. */
  address?: string | undefined;
  database?: string | undefined;
  template?: string | undefined;
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

/** Checks a typed connector: address, key, template, host access. Sends nothing. */
export async function checkConnector(
  deps: CheckConnectorDeps,
  typed: TypedConnector,
): Promise<CrmAccess | { problem: DeliveryProblem }> {
  const { connector, database = '', template = '' } = typed;
  const parsed = parseBaseUrl(apiAddresses[connector] ?? typed.address ?? '');
  if (!parsed.ok) return wrong(addressProblems[parsed.reason]);
  // People paste the address of the page they are on. A webhook has a path of its own.
  const isWebhook = connector === 'webhook';
  const address = isWebhook ? parsed.baseUrl : new URL(parsed.baseUrl).origin;
  const tokens = createTokenStore(deps.settingsDatabase, `${connector}-key`);
  const key = typed.key || (await tokens.readFor(address));
  if (!key) return wrong((await tokens.isThere()) ? 'crm-key-again' : 'crm-no-key');
  if (isWebhook && key.length < MIN_SECRET) return wrong('crm-secret-short');
  const problem = template.trim() && templateProblem(template);
  if (problem) return { problem };
  if (!(await deps.isHostGranted(address))) return wrong('crm-no-host-access');
  return {
    ...{ address, key },
    ...(database.trim() && { database: database.trim() }),
    ...(template.trim() && { template }),
  };
}

function wrong(code: ProblemCode): { problem: DeliveryProblem } {
  return { problem: { code } };
}
