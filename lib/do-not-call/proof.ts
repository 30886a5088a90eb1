import type { RegistryVersion } from '@/lib/problems/rule-notice';
import { sign } from '@/lib/signatures/own-key';
import type { DoNotCallDatabase, SignedList } from './model';

/** A call of the log, and the registries that it was checked against. */
interface CheckedCall {
  id: string;
  callee: string;
  /** Epoch ms. */
  createdAt: number;
  registries?: readonly RegistryVersion[] | undefined;
}

/**
 * All changes of the list, and the calls that were checked against registries, as a signed file. The signature
 * covers the bytes of `payload` as they are; it is `r` and `s` joined (IEEE P1363), in Base64.
 * docs/do-not-call.md says how to verify it.
 */
export async function signedList(
  database: DoNotCallDatabase,
  now: number,
  calls: readonly CheckedCall[] = [],
): Promise<SignedList> {
  const changes = await database.doNotCallChanges.orderBy('id').toArray();
  const payload = JSON.stringify({
    format: 'handset-do-not-call',
    version: 1,
    exportedAt: new Date(now).toISOString(),
    changes: changes.map(({ at, ...change }) => ({ ...change, at: new Date(at).toISOString() })),
    checkedCalls: calls.flatMap(({ id, callee, createdAt, registries }) =>
      registries ? [{ id, number: callee, at: new Date(createdAt).toISOString(), registries }] : [],
    ),
  });
  const { fingerprint, ...signed } = await sign(database, payload);
  const file = JSON.stringify({ payload, ...signed }, null, 1);
  return { file, changes: changes.length, fingerprint };
}
