import { type Call, mayRing } from '@/lib/calls/model';
import type { StoredCalled } from '@/lib/campaigns/stored-contact';
import { withoutUndefined } from '@/lib/campaigns/without-undefined';
import type { QueueDeps } from '@/lib/queue/deps';
import type { CalledContact, ListResults } from '@/lib/queue/model';
import { parseWrapUp, type WrapUp } from '@/lib/wrap-up/model';
import { calledOf } from './queue-list';

/** Contacts per answer. */
const PART = 500;

/**
 * Reads what was called of a list and how it went, in the order of the list. Long lists are read in parts:
 * `after` is the `next` of the part before.
 */
export async function readResults(
  { campaigns, database }: Pick<QueueDeps, 'campaigns' | 'database'>,
  importId: string,
  after?: number,
): Promise<ListResults> {
  const { headings = [] } = (await campaigns.imports.get(importId)) ?? {};
  const contacts = await calledOf({ campaigns }, importId, after).limit(PART).toArray();
  const ids = contacts.map(({ callId }) => callId);
  const [calls, wrapUps] = await Promise.all([
    database.calls.bulkGet(ids),
    database.wrapUps.bulkGet(ids),
  ]);
  const results = contacts.flatMap((contact, at) => {
    const call = calls[at];
    return call && mayRing(call) ? [resultOf(contact, call, parseWrapUp(wrapUps[at]))] : [];
  });
  const next = contacts.length === PART ? contacts.at(-1)?.calledId : undefined;
  return { headings, results, ...withoutUndefined({ next }) };
}

function resultOf(
  { name, email, company, rows = [], made = [] }: StoredCalled,
  { callee, createdAt, state }: Call,
  wrapUp: WrapUp | undefined,
): CalledContact {
  const { disposition, note, followUp } = wrapUp ?? {};
  return {
    ...{ rows, callee, createdAt, state, calls: made.length },
    ...withoutUndefined({ name, email, company }),
    ...withoutUndefined({ disposition, note: note || undefined, followUpAt: followUp?.at }),
  };
}
