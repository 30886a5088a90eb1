import type { Problem } from '@/lib/calls/model';
import type { SharedListStatus } from '@/lib/do-not-call/model';
import type { ProblemCode } from '@/lib/problems/problem-codes';
import type { Settings } from '@/lib/settings/table';
import type {
  BrowserFacts,
  CheckName,
  ConnectorFacts,
  HealthCheck,
  SyncFacts,
  TranscriptFacts,
} from './model';

/** What the checks read. Each may fail by itself. */
export interface HealthDeps {
  /** Asks the service whether it accepts the token. Resolves to why not. */
  probeService: () => Promise<Problem | undefined>;
  readSettings: () => Promise<Pick<Settings, 'ownNumbers' | 'dids'>>;
  /** Counts the sites that the rep allowed; `all` for all of them. */
  allowedSites: () => Promise<number | 'all'>;
  /** Whether the last call with one of the caller IDs was refused because it is not the company's. */
  isDidRefused: () => Promise<boolean>;
  connectors: () => Promise<ConnectorFacts[]>;
  /** Counts stored entries that can't be read. It reads all that is stored. */
  countUnreadable: () => Promise<number>;
  browser: () => Promise<BrowserFacts>;
  /** The company's do-not-call list. */
  sharedList: () => Promise<SharedListStatus>;
  /** Epoch ms. */
  now: () => number;
  /** Where the policy could not be read. */
  unreadPolicy: () => Promise<string[]>;
  transcripts: () => Promise<TranscriptFacts>;
  sync: () => Promise<SyncFacts>;
}

type Result = Omit<HealthCheck, 'name'>;

/** Runs all checks at once, in the order in which they are read. A check that fails is `unknown`. */
export async function checkHealth(deps: HealthDeps): Promise<HealthCheck[]> {
  const browser = deps.browser().catch(() => undefined);
  const probed = deps.probeService();
  const checks: Readonly<Record<CheckName, Promise<Result>>> = {
    service: probed.then(serviceResult),
    token: probed.then(tokenResult),
    'own-numbers': deps
      .readSettings()
      .then(({ ownNumbers }) => atLeastOne(ownNumbers, 'no-own-number')),
    dids: checkDids(deps),
    sites: deps.allowedSites().then(sitesResult),
    connectors: deps.connectors().then(connectorsResult),
    database: deps.countUnreadable().then(databaseResult, () => STORAGE_FAILED),
    alarms: browser.then(alarmsResult),
    notifications: browser.then(notificationsResult),
    policy: deps.unreadPolicy().then(policyResult),
    'shared-list': deps.sharedList().then((status) => sharedListResult(status, deps.now())),
    transcripts: deps.transcripts().then(transcriptsResult),
    sync: deps.sync().then(syncResult),
  };
  const names = Object.keys(checks) as CheckName[];
  const one = async (name: CheckName) => ({ name, ...(await checks[name].catch(() => UNKNOWN)) });
  return Promise.all(names.map(one));
}

const GOOD: Result = { state: 'good' };
const UNKNOWN: Result = { state: 'unknown' };
const STORAGE_FAILED: Result = { state: 'bad', problem: { code: 'storage-failed' } };

/** What a refused token says of the service is that it answers. */
const ABOUT_TOKEN: readonly ProblemCode[] = ['no-token', 'token-again', 'unauthorised'];

function serviceResult(problem: Problem | undefined): Result {
  if (!problem || problem.code === 'unauthorised') return GOOD;
  return ABOUT_TOKEN.includes(problem.code) ? UNKNOWN : { state: 'bad', problem };
}

function tokenResult(problem: Problem | undefined): Result {
  if (!problem) return GOOD;
  return ABOUT_TOKEN.includes(problem.code) ? { state: 'bad', problem } : UNKNOWN;
}

function atLeastOne({ length: count }: readonly unknown[], code: ProblemCode): Result {
  return count > 0 ? { state: 'good', count } : { state: 'bad', problem: { code } };
}

async function checkDids({ readSettings, isDidRefused }: HealthDeps): Promise<Result> {
  const { dids } = await readSettings();
  if (dids.length > 0 && (await isDidRefused()))
    return { state: 'bad', problem: { code: 'did-not-owned' } };
  return atLeastOne(dids, 'no-did');
}

function sitesResult(allowed: number | 'all'): Result {
  if (allowed === 'all') return GOOD;
  return { state: allowed > 0 ? 'good' : 'attention', count: allowed };
}

function connectorsResult(connectors: readonly ConnectorFacts[]): Result {
  const stopped = connectors.filter(({ problem }) => problem);
  const [first] = stopped;
  if (!first?.problem) return { state: 'good', count: connectors.length };
  return { state: 'bad', problem: first.problem, names: stopped.map(({ id }) => id) };
}

function databaseResult(unreadable: number): Result {
  return unreadable > 0 ? { state: 'attention', count: unreadable } : GOOD;
}

function alarmsResult(browser: BrowserFacts | undefined): Result {
  if (!browser) return UNKNOWN;
  const missing = browser.neededAlarms.filter((name) => !browser.alarms.includes(name));
  return missing.length > 0 ? { state: 'bad', count: missing.length } : GOOD;
}

function notificationsResult(browser: BrowserFacts | undefined): Result {
  if (browser?.showsNotifications === undefined) return UNKNOWN;
  return browser.showsNotifications ? GOOD : { state: 'attention' };
}

function policyResult(names: string[]): Result {
  return names.length > 0 ? { state: 'attention', names } : GOOD;
}

const DAY_MS = 86_400_000;

/** Counts the days since the list was issued. Calls are checked against it however old it is. */
function sharedListResult({ url, held, problem }: SharedListStatus, now: number): Result {
  if (!url) return GOOD;
  if (!held) return { state: 'bad', problem: { code: 'no-shared-list' } };
  const count = Math.max(0, Math.floor((now - Date.parse(held.issuedAt)) / DAY_MS));
  return { state: problem ? 'attention' : 'good', count };
}

/** Without transcripts, calls and notes work. */
function transcriptsResult(transcripts: TranscriptFacts): Result {
  const isFine = (['none', 'off', 'reachable'] as const).some((fine) => fine === transcripts.reach);
  return { state: isFine ? 'good' : 'attention', transcripts };
}

function syncResult(sync: SyncFacts): Result {
  return { state: sync.isOn && sync.problem ? 'attention' : 'good', sync };
}
