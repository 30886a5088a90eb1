import { expect, it } from 'vitest';
import { sendContacts } from '@/components/list-import/reading/queue-contacts';
import { messages } from '@/lib/messages/table';
import { readingBackground } from '@/test/components/list-import/support/opened';
import { problem } from '@/test/support/fakes/fake-ask';

const LIST = { importId: 'import-1', headings: ['Name'] };

/** A list of this many contacts. */
function queueing(count: number, ask = readingBackground()) {
  const end = new AbortController();
  const parts: number[] = [];
  const one = { numbers: [{ e164: '+12125550101' }], rows: [] };
  const reader = {
    ready: async (from: number) => Array.from({ length: Math.min(500, count - from) }, () => one),
  };
  const onPart = ({ done }: { done: number }) => parts.push(done);
  return { end, parts, ask, deps: { ask, reader, onPart, abortSignal: end.signal } };
}

it('queues in parts that its message takes, and says which is the last', async () => {
  const { deps, ask, parts } = queueing(701);
  expect(await sendContacts(deps, LIST, 701)).toMatchObject({ added: 701 });
  const bodies = ask.asked.map(({ body }) => messages['queue-list'].request.parse(body));
  expect(bodies.map(({ contacts, hasMore }) => [contacts.length, hasMore])).toEqual([
    [500, true],
    [201, false],
  ]);
  expect(parts).toEqual([500, 701]);
});

it('stops at a failure, and when it is cancelled', async () => {
  const full = readingBackground({ 'queue-list': () => problem('storage-failed') });
  const failing = queueing(700, full);
  expect(await sendContacts(failing.deps, LIST, 700)).toEqual({ code: 'storage-failed' });
  expect(failing.ask.asked).toHaveLength(1);
  const cancelled = queueing(1_200);
  const deps = { ...cancelled.deps, onPart: () => cancelled.end.abort() };
  expect(await sendContacts(deps, LIST, 1_200)).toMatchObject({ added: 500 });
});
