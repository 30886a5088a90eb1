import { createOdooApi, type OdooApi } from '@/sandbox/crm-apis/odoo/odoo-api';
import { CALLEE } from '@/test/calls/support/calls';

/** What a CRM holds at the end. */
export type CrmContents = {
  notes: readonly Pick<OdooApi['notes'][number], 'recordId' | 'messageId' | 'body'>[];
  created: readonly Pick<OdooApi['created'][number], 'id' | 'phone'>[];
};

/** An Odoo that calls are logged in, without faults. */
export interface StoryCrm {
  /** Its contacts, which share one number. */
  contacts: readonly number[];
  answer(request: Request): Promise<Response>;
  read(): Promise<CrmContents>;
}

/** The key of the fake Odoo. */
export const STORY_KEY = 'fake-key';
const CONTACTS = 20;

/** A fake Odoo with twenty contacts. */
export function fakeStoryCrm(): StoryCrm {
  const contacts = Array.from({ length: CONTACTS }, (_, nth) => nth + 1);
  const numbers = Object.fromEntries(contacts.map((id) => [id, CALLEE]));
  const odoo = createOdooApi({ key: STORY_KEY, contacts, numbers, database: 'crm' });
  return { contacts, answer: odoo.answer, read: async () => odoo };
}
