import { readManifest } from '@/lib/audit-pack/manifest';
import { Failure } from '@/lib/calls/failure';
import type { auditMessages } from '@/lib/messages/rows/audit-messages';
import type { Handlers } from '@/lib/messages/server';
import { type KeyDatabase, ownPublicKey, sign } from '@/lib/signatures/own-key';

/** Answers the messages about the file that an auditor gets. */
export function auditHandlers(database: KeyDatabase): Pick<Handlers, keyof typeof auditMessages> {
  return {
    'public-key': () => ownPublicKey(database),
    'sign-audit-pack': ({ manifest }) => {
      if (!readManifest(manifest)) throw new Failure('bad-request');
      return sign(database, manifest);
    },
  };
}
