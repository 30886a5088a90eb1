import { z } from 'zod';
import { type RowReaders, readsAs, timeSchema } from '@/lib/database/row-readers';
import { registryVersionSchema, sharedListVersionSchema } from '@/lib/problems/rule-notice';
import type { DoNotCallChange, DoNotCallDatabase, DoNotCallEntry } from './model';
import type { Registry, RegistryChunk } from './registry/tables';
import { type SharedListRow, sharedListProblems } from './shared/tables';

const subject = { key: z.string(), text: z.string(), words: z.string(), by: z.string() };
const kinds = ['number', 'domain', 'company'] as const;

/**
 * What stays of an entry that cannot be read any more: nobody calls who is on the list. Its key says whom; the
 * proof is lost. Undefined if the key names nobody.
 */
export function entryOfKey(key: unknown, now: number): DoNotCallEntry | undefined {
  const [, named, text = ''] = /^(\w+):(.+)$/s.exec(String(key)) ?? [];
  const kind = kinds.find((each) => each === named);
  const proof = { words: '', source: 'list', by: '', addedAt: now } as const;
  return kind && { key: String(key), kind, text, ...proof };
}

function isKeyPair(keys: unknown): boolean {
  const { privateKey, publicKey } = Object(keys);
  return privateKey instanceof CryptoKey && publicKey instanceof CryptoKey;
}

const sharedListRowSchema = z.discriminatedUnion('key', [
  z.object({
    key: z.literal('list'),
    ...sharedListVersionSchema.shape,
    ...{ importId: z.string(), publicKey: z.string(), signature: z.string() },
    ...{ receivedAt: timeSchema, numbers: z.number(), keys: z.array(z.string()) },
    rules: z.array(z.looseObject({ id: z.string(), countries: z.array(z.string()) })),
  }),
  z.object({
    key: z.literal('fetch'),
    ...{ checkedAt: timeSchema, failures: z.number() },
    problem: z.enum(sharedListProblems).optional(),
  }),
]);

/** Which rows of the do-not-call list and of the registries can be used. */
export const doNotCallRows: RowReaders<DoNotCallDatabase> = {
  doNotCall: readsAs<DoNotCallEntry>()(
    z.object({
      ...subject,
      kind: z.enum(kinds),
      name: z.string().optional(),
      source: z.string(),
      addedAt: timeSchema,
    }),
  ),
  doNotCallChanges: readsAs<DoNotCallChange>()(
    z.object({ ...subject, action: z.enum(['added', 'removed']), at: timeSchema }),
  ),
  doNotCallKeys: readsAs<{ id: 'signing'; keys: CryptoKeyPair }>()(
    z.object({ keys: z.custom<CryptoKeyPair>(isKeyPair) }),
  ),
  sharedLists: readsAs<SharedListRow>()(sharedListRowSchema),
  registries: readsAs<Registry>()(
    registryVersionSchema.extend({
      country: z.string().regex(/^[A-Z]{2}$/),
      asOf: z.iso.date(),
      ...{ id: z.string(), importId: z.string(), count: z.number(), importedAt: timeSchema },
    }),
  ),
  registryChunks: readsAs<RegistryChunk>()(
    z.object({
      ...{ importId: z.string(), first: z.number(), count: z.number() },
      bytes: z.instanceof(Uint8Array),
    }),
  ),
  registryImports: readsAs<{ id: string }>()(z.object({ id: z.string() })),
};
