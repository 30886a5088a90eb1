import { z } from 'zod';
import type { PublicKey, Signed } from '@/lib/signatures/model';
import { answerType, type Message } from './message';

/** Messages about the file that an auditor gets. */
export const auditMessages = {
  /** The public half of this browser's key. It is made at the first use. */
  'public-key': { from: 'own', request: z.null(), answer: answerType<PublicKey>() },
  /** Signs the list of what is in an audit pack, and nothing else. */
  'sign-audit-pack': {
    from: 'own',
    request: z.object({ manifest: z.string().max(100_000) }),
    answer: answerType<Signed>(),
  },
} as const satisfies Record<string, Message>;
