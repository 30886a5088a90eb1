import { z } from 'zod';
import { ConnectorError } from '@/lib/outbox/connector-error';
import type { Json2 } from './json2';

/** What the key's user must be allowed to do, at least. */
const RIGHTS = [
  { model: 'res.partner', operation: 'read' },
  // Odoo lets a user write a note on a contact only if they may edit it.
  { model: 'res.partner', operation: 'write' },
  { model: 'mail.message', operation: 'create' },
] as const;

/** Asks Odoo whether the key works and may do what is needed. Rejects with a `ConnectorError`. */
export async function testOdoo(json2: Json2): Promise<void> {
  await json2('res.users', 'context_get', {}, z.object({ uid: z.int() }));
  for (const { model, operation } of RIGHTS) {
    const isAllowed = await json2(model, 'has_access', { ids: [], operation }, z.boolean());
    if (!isAllowed) throw new ConnectorError('refused', 'crm-no-right', { words: model });
  }
}
