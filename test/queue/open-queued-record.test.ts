import { expect, it } from 'vitest';
import { queueNumbers } from '@/lib/queue/add-to-queue';
import { openQueuedRecord } from '@/lib/queue/open-queued-record';
import { fakeTabs, PERSON } from '@/test/crm/support/fake-tabs';
import { e164, queueOf, SOURCE, waitingItems } from './support/queue';

it('opens the record that the queue holds for a contact, and for no other', async () => {
  const deps = await queueOf(1);
  await queueNumbers(deps, SOURCE, [{ e164: e164(2), record: PERSON }]);
  const [without, having] = (await waitingItems(deps)).map(({ itemId }) => itemId);
  const tabs = fakeTabs([]);
  await openQueuedRecord(deps, tabs, having ?? 0);
  const refused = (code: string) => ({ problem: { code } });
  const opened = (itemId: number) => expect(openQueuedRecord(deps, tabs, itemId)).rejects;
  await opened(without ?? 0).toMatchObject(refused('bad-request'));
  await opened(99).toMatchObject(refused('called-just-now'));
  expect(tabs.log).toEqual([`open ${PERSON.url}`]);
});
