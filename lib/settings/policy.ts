import { z } from 'zod';
import type { IfNoRecord } from '@/lib/outbox/model/connector';
import type { Rule } from '@/lib/rules/rule';
import { readValue } from './policy/read-value';
import { secretPaths } from './policy/secrets';
import {
  isManageable,
  isPolicyKey,
  type ManageableKey,
  type PolicyKey,
  policySchemas,
} from './policy-values';
import type { SettingKey, Settings } from './table';

/** Something in a policy that has no effect. */
export interface PolicyFault {
  /** As `callRules`, `dids[2]` or `connectors[0].key`. */
  path: string;
  /**
   * - `unread`: no value by this name, or a wrong one
   * - `secret`: it looks like a token, which a policy must not hold
   */
  kind: 'unread' | 'secret';
}

/**
 * What an administrator decided. What is absent is the rep's to choose. A value is a default that the rep can
 * change, unless the policy locks it. Content scripts can read it in Firefox, so it holds no secret.
 */
export interface Policy {
  /** Settings by name. */
  values: Partial<Pick<Settings, ManageableKey>>;
  /** Names of the values that the rep can't change. */
  locked: readonly PolicyKey[];
  /** What is done about a call whose number is in no record of a CRM. The rep can't change it. */
  ifNoRecord?: IfNoRecord;
  /** `false` if the rep has nothing to set up: the welcome page then stays closed at installation. */
  opensWelcome?: boolean;
  /** Rules that add to the built-in ones, or replace the one with the same id. */
  rules?: readonly Rule[];
  /** The company's do-not-call list: its address, and the key that signs it (SPKI in Base64). */
  sharedList?: { url: string; publicKey: string };
  /** The only origins that calls may be sent to by webhook. Absent if nobody manages the browser. */
  webhookOrigins?: readonly string[];
  /** What has no effect. The rest holds. */
  faults: readonly PolicyFault[];
}

/** The policy of a browser that nobody manages. */
export const noPolicy: Policy = { values: {}, locked: [], faults: [] };

/** Reads a policy. What is wrong in it is left out and named, so that the rest holds. */
export function parsePolicy(managed: unknown): Policy {
  const all = z.record(z.string(), z.unknown()).safeParse(managed).data ?? {};
  if (Object.keys(all).length === 0) return noPolicy;
  const { locked: lockedNames = [], ...named } = all;
  const secrets = secretPaths(named);
  const { values: given, wrong } = readValues(named, secrets);
  // Who manages a browser also decides where recordings may go: nowhere, until it is named.
  const values: PolicyValues = { transcriptionUrl: '', ...given };
  const { locked, wrong: wrongLocks } = readLocks(lockedNames, values);
  return {
    ...splitValues(values),
    locked,
    faults: [
      ...secrets.map((path) => ({ path, kind: 'secret' as const })),
      ...[...wrong, ...wrongLocks].map((path) => ({ path, kind: 'unread' as const })),
    ],
  };
}

type PolicyValues = Partial<Record<PolicyKey, unknown>>;

/** Reads each value by its schema. Secrets are named already. */
function readValues(named: Record<string, unknown>, secrets: readonly string[]) {
  const values: PolicyValues = {};
  const wrong: string[] = [];
  for (const [name, value] of Object.entries(named)) {
    const read = isPolicyKey(name) && readValue(name, policySchemas[name], value);
    if (read && read.value !== undefined) Object.assign(values, { [name]: read.value });
    if (read) wrong.push(...read.wrong);
    else if (!secrets.includes(name)) wrong.push(name);
  }
  return { values, wrong };
}

/** Sorts values by what they are. */
function splitValues(values: PolicyValues): Omit<Policy, 'locked' | 'faults'> {
  const entries = Object.entries(values);
  const policy: Omit<Policy, 'locked' | 'faults'> = {
    values: Object.fromEntries(entries.filter(([name]) => isManageable(name))),
    ...Object.fromEntries(entries.filter(([name]) => !isManageable(name))),
  };
  const ofConnectors = policy.values.connectors?.flatMap(({ connector, address = '' }) => {
    const url = connector === 'webhook' ? URL.parse(address) : null;
    return url ? [url.origin] : [];
  });
  // Who manages a browser also decides where calls may be sent: nowhere, until it is listed.
  const webhookOrigins = [...(policy.webhookOrigins ?? []), ...(ofConnectors ?? [])];
  return { ...policy, webhookOrigins };
}

/** Values that were fixed before a policy could lock values, and where recordings go. */
const ALWAYS_LOCKED: readonly PolicyKey[] = [
  ...(['opensRecord', 'ifNoRecord', 'transcriptionUrl', 'transcriptionModel'] as const),
];

/** Reads the names of what is locked: `*` is every value of the policy. A lock without a value is wrong. */
function readLocks(names: unknown, values: PolicyValues) {
  const given = Object.keys(values).filter(isPolicyKey);
  const always = ALWAYS_LOCKED.filter((key) => given.includes(key));
  if (!Array.isArray(names)) return { locked: always, wrong: ['locked'] };
  const isRight = (name: unknown) => name === '*' || given.some((key) => key === name);
  const wrong = names.flatMap((name, index) => (isRight(name) ? [] : [`locked[${index}]`]));
  const locked = given.filter((key) => names.includes('*') || names.includes(key));
  return { locked: [...new Set([...always, ...locked])], wrong };
}

/** Returns whether the policy fixes a value. */
export function isLocked({ locked }: Policy, key: PolicyKey | SettingKey): boolean {
  return (locked as readonly string[]).includes(key);
}
