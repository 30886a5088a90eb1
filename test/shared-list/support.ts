import { generateKeyPairSync, sign } from 'node:crypto';
import type { CallDatabase } from '@/lib/calls/database';
import type { RuleRow } from '@/lib/rules/rule';
import { holdList } from '@/lib/shared-list/hold-list';
import type { SharedList } from '@/lib/shared-list/read-list';
import { CALLEE, NOON } from '@/test/calls/support/calls';

/** The version of {@link holdSharedList}. */
export const SHARED_VERSION = { name: 'Acme', serial: 3, issuedAt: '2026-11-22T08:00:00Z' };

/** A rule that replaces a built-in one: no calls at all. */
export const NEVER_IN_FRANCE = {
  ...{ kind: 'hours', id: 'fr-hours', countries: ['FR'], weekday: '', saturday: '', sunday: '' },
  ...{ source: 'Company handbook', url: 'https://example.com/calls', asOf: '2026-11-20' },
} satisfies RuleRow;

/** Puts a list of the company in force. */
export async function holdSharedList(
  database: CallDatabase,
  list: Partial<SharedList> = {},
): Promise<void> {
  const empty = { numbers: [], keys: [], rules: [], signature: 'signed' };
  const at = { importId: crypto.randomUUID(), publicKey: 'key', receivedAt: NOON };
  await holdList(database, { ...SHARED_VERSION, ...empty, ...list }, at);
}

/** The key pair of an administrator. */
export function administratorKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    privateKey,
    /** As the policy has it. */
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  };
}

/** What an administrator's list says. */
export const PAYLOAD = {
  ...{ format: 'handset-shared-list', version: 1, ...SHARED_VERSION },
  ...{ numbers: [CALLEE], domains: ['Example.com'], companies: ['Acme Ltd.'] },
};

/** The file of a list, signed. */
export function signedFile(
  key: Pick<ReturnType<typeof administratorKey>, 'privateKey'>,
  payload: object | string = PAYLOAD,
): string {
  const text = typeof payload === 'string' ? payload : JSON.stringify(payload);
  const how = { key: key.privateKey, dsaEncoding: 'ieee-p1363' } as const;
  return JSON.stringify({
    payload: text,
    signature: sign('sha256', Buffer.from(text), how).toString('base64'),
  });
}
