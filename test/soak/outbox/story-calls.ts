import type { Call } from '@/lib/calls/model';
import { CALLEE, sampleCall } from '@/test/calls/support/calls';
import { createMortal } from '@/test/soak/simulation/mortal';
import { openMortal } from '@/test/soak/simulation/mortal-database';
import type { OutboxPlan } from './outbox-plan';

/** The address of the Odoo of a story. */
export const STORY_ADDRESS = 'https://odoo.example.com';

/** Ten numbers that no contact has. Two calls in a row go to each. */
const newNumberOf = (nth: number) => `+1312555010${Math.floor(nth / 2) % 10}`;

/** Where a call from a contact goes to. All contacts share one number. */
const onRecord = (id: number) => ({
  callee: CALLEE,
  record: {
    ...{ crm: 'odoo', type: 'res.partner', id: String(id) },
    url: `${STORY_ADDRESS}/odoo/contacts/${id}`,
  },
});

/** Writes calls that are being requested, and the connector. Each call is from one of the contacts, or from none. */
export async function writeStoryCalls(
  name: string,
  { calls: count, withoutRecord, logsWhen = 'placed', callsNamed = 'call' }: OutboxPlan,
  contacts: readonly number[],
): Promise<Call[]> {
  const database = await openMortal(name, createMortal(), { underWay: 0 });
  const calls = Array.from({ length: count }, (_, nth) => {
    const isNew = withoutRecord !== undefined && nth % withoutRecord === 0;
    const contact = contacts[nth % contacts.length] ?? 0;
    const about = isNew ? { callee: newNumberOf(nth / withoutRecord) } : onRecord(contact);
    const id = `${callsNamed}-${nth}`;
    return sampleCall({ ...{ id, gesture: `gesture-${nth}`, state: 'requested' }, ...about });
  });
  await database.calls.bulkAdd(calls);
  await database.connectors.add({
    ...{ id: 'odoo', address: STORY_ADDRESS, since: 0, changes: 1, logsWhen, ifNoRecord: 'create' },
  });
  database.close();
  return calls;
}
