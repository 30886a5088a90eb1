import { apiAddresses, apiOrigins } from '@/lib/crm/api-origins';
import { templateProblem } from '@/lib/outbox/entry/entry-template';
import { mappingProblem } from '@/lib/outbox/entry/field-mapping';
import type {
  ConnectorId,
  DeliveryProblem,
  FieldMapping,
  IfNoRecord,
  LogsWhen,
} from '@/lib/outbox/model/connector';
import type { ProblemCode } from '@/lib/problems/problem-codes';
import { type BaseUrlProblem, parseBaseUrl } from '@/lib/service/address/base-url';
import type { SettingsDatabase } from '@/lib/settings/database';
import type { SuggestedConnector } from '@/lib/settings/policy/suggested-connectors';
import { createTokenStore } from '@/lib/settings/token-store';
import type { CrmAccess } from './crm-openers';
import { parseCredentials } from './oauth/session';
import { suitecrmPages, type UserClient } from './suitecrm/suitecrm-account';
import type { SelfClient } from './zoho/zoho-account';

/** Minimum length of the secret that signs, in characters. */
const MIN_SECRET = 16;

/** A connector as the rep typed it. Without a key, the stored one is used. */
export interface TypedConnector {
  connector: ConnectorId;
  /** Not needed if all accounts of the CRM have the same. */
  address?: string | undefined;
  database?: string | undefined;
  template?: string | undefined;
  /** Of Zoho: the code of a self client. */
  key?: string | undefined;
  clientId?: string | undefined;
  clientSecret?: string | undefined;
  fields?: FieldMapping | undefined;
  logsWhen?: LogsWhen | undefined;
  ifNoRecord?: IfNoRecord | undefined;
  /** Whether the rep is shown a sign-in page now, if the CRM has one. */
  signIn?: boolean | undefined;
}

/** Access as the rep typed it: for a CRM that signs in, perhaps with what it signs in with. */
export interface TypedAccess extends CrmAccess {
  client?: SelfClient;
  /** The app of Salesforce that the rep signs in to, on a page of Salesforce. */
  app?: { clientId: string };
  /** The client of the user in SuiteCRM. */
  userClient?: UserClient;
}

/** What checking a connector needs. */
export interface CheckConnectorDeps {
  settingsDatabase: SettingsDatabase;
  /** Returns whether the browser grants access to the host of an address. */
  isHostGranted(address: string): Promise<boolean>;
  /** The only origins that an administrator allows webhooks to; `undefined` if nobody manages the browser. */
  webhookOrigins(): Promise<readonly string[] | undefined>;
  /** The only CRMs that an administrator allows; `undefined` if any may be connected. */
  lockedConnectors(): Promise<readonly SuggestedConnector[] | undefined>;
}

/** Their key holds an access token, which is renewed. */
const SIGN_IN: readonly ConnectorId[] = ['zoho', 'salesforce', 'suitecrm'];

/** The path is part of the address. */
const IN_FOLDERS: readonly ConnectorId[] = ['webhook', 'espocrm', 'suitecrm'];

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
): Promise<TypedAccess | { problem: DeliveryProblem }> {
  const { connector, database = '', template = '', fields = {} } = typed;
  const parsed = parseBaseUrl(apiAddresses[connector] ?? addressOfCrm(typed));
  if (!parsed.ok) return wrong(addressProblems[parsed.reason]);
  // People paste the address of the page they are on. Some are in a folder of their host.
  const typedAddress = IN_FOLDERS.includes(connector)
    ? parsed.baseUrl
    : new URL(parsed.baseUrl).origin;
  const origins = apiOrigins(connector, typedAddress);
  if (!origins) return wrong('crm-wrong-host');
  const listed = connector === 'webhook' ? await deps.webhookOrigins() : undefined;
  if (listed && !origins.every((origin) => listed.includes(origin))) return wrong('crm-not-listed');
  if (!(await isAllowedCrm(deps, connector, origins))) return wrong('crm-not-listed');
  const address = await apiAddress(deps, typed, { typedAddress, origins });
  const key = await checkKey(deps, typed, address);
  if ('problem' in key) return key;
  const wrongTemplate = template.trim() && templateProblem(template);
  const problem = wrongTemplate || mappingProblem(connector, fields);
  if (problem) return { problem };
  for (const origin of origins) {
    if (!(await deps.isHostGranted(origin))) return wrong('crm-no-host-access');
  }
  return {
    ...{ address, ...key },
    ...(database.trim() && { database: database.trim() }),
    ...(template.trim() && { template }),
    ...(typed.fields && { fields }),
  };
}

/** The address without the page that it was copied from: what follows `#`, and of SuiteCRM 7 `index.php`. */
function addressOfCrm({ connector, address = '' }: TypedConnector): string {
  if (connector === 'webhook') return address;
  const page = connector === 'suitecrm' ? /(?:\/index\.php)?(?:[?#].*)?\s*$/s : /#.*$/s;
  return address.replace(page, '');
}

/** Where the API is: of Salesforce at another host than the pages, of SuiteCRM where the rep signed in. */
async function apiAddress(
  { settingsDatabase }: CheckConnectorDeps,
  { connector, key }: TypedConnector,
  { typedAddress, origins }: { typedAddress: string; origins: readonly string[] },
): Promise<string> {
  if (connector === 'salesforce') return origins[0] ?? typedAddress;
  if (connector !== 'suitecrm' || key) return typedAddress;
  const stored = await createTokenStore(settingsDatabase, 'suitecrm-key').readFor(typedAddress);
  const { apiAddress: known = '' } = parseCredentials(stored ?? '') ?? {};
  return suitecrmPages(known) === suitecrmPages(typedAddress) ? known : typedAddress;
}

/** Returns whether the administrator allows this CRM, at these origins. */
async function isAllowedCrm(
  deps: CheckConnectorDeps,
  connector: ConnectorId,
  origins: readonly string[],
): Promise<boolean> {
  const locked = await deps.lockedConnectors();
  if (!locked) return true;
  const managed = locked.find((each) => each.connector === connector);
  const address = managed?.address;
  if (address === undefined) return managed !== undefined;
  const allowed = apiOrigins(connector, address) ?? [];
  return origins.every((origin) => allowed.includes(origin));
}

/** The typed key, else the one that is stored for the address. */
async function checkKey(
  { settingsDatabase }: CheckConnectorDeps,
  typed: TypedConnector,
  address: string,
): Promise<
  | Pick<TypedAccess, 'key' | 'client' | 'app' | 'userClient' | 'replaceKey'>
  | { problem: DeliveryProblem }
> {
  const { connector, key: typedKey } = typed;
  if (connector === 'zoho' && typedKey) return selfClient(typed);
  if (connector === 'suitecrm' && typedKey) return userClient(typed);
  if (connector === 'salesforce' && typed.signIn) return publicApp(typed);
  const tokens = createTokenStore(settingsDatabase, `${connector}-key`);
  const key = typedKey || (await tokens.readFor(address));
  if (!key) return wrong((await tokens.isThere()) ? 'crm-key-again' : 'crm-no-key');
  if (connector === 'webhook' && key.length < MIN_SECRET) return wrong('crm-secret-short');
  if (!SIGN_IN.includes(connector)) return { key };
  return { key, replaceKey: (before, after) => tokens.replace(before, after, address) };
}

function selfClient({ clientId = '', clientSecret = '', key: code = '' }: TypedConnector) {
  if (!clientId) return wrong('crm-no-client');
  if (!clientSecret) return wrong('crm-no-client-secret');
  return { key: '', client: { clientId, clientSecret, code } };
}

function userClient({ clientId = '', key: clientSecret = '' }: TypedConnector) {
  return clientId ? { key: '', userClient: { clientId, clientSecret } } : wrong('crm-no-client');
}

function publicApp({ clientId = '' }: TypedConnector) {
  return clientId ? { key: '', app: { clientId } } : wrong('crm-no-client');
}

function wrong(code: ProblemCode): { problem: DeliveryProblem } {
  return { problem: { code } };
}
