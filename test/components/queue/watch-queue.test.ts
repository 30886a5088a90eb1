import { expect, it, vi } from 'vitest';
import { watchQueue } from '@/components/queue/watch-queue';
import { announceQueueChange } from '@/lib/platform/views/queue-changes';
import { saveDraft } from '@/lib/wrap-up/draft';
import { sampleCall } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';

it('tells of changes of the queue and of notes in work, once each', async () => {
  const database = freshDatabase();
  const end = new AbortController();
  const onChange = vi.fn();
  const read = vi.spyOn(database.wrapUpDrafts, 'filter');
  watchQueue(database, onChange, end.signal);
  await vi.waitFor(() => expect(read).toHaveBeenCalled());
  announceQueueChange();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  const draft = {
    callId: 'c1',
    formId: 'f',
    before: { note: '' },
    isPutAway: false,
    changed: ['note' as const],
  };
  await saveDraft(database, { ...draft, fields: { note: 'Ask' } });
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
  await saveDraft(database, { ...draft, fields: { note: 'Ask again' } });
  await saveDraft(database, { ...draft, fields: { note: 'Ask again' }, isPutAway: true });
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(3));
  end.abort();
});

it('tells when a call begins and ends, as its contact is not listed meanwhile', async () => {
  const database = freshDatabase();
  const end = new AbortController();
  const onChange = vi.fn();
  const read = vi.spyOn(database.calls, 'where');
  watchQueue(database, onChange, end.signal);
  await vi.waitFor(() => expect(read).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 20));
  await database.calls.add(sampleCall({ id: 'c1', state: 'counting' }));
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  await database.calls.update('c1', { state: 'requested' });
  await database.calls.update('c1', { state: 'refused' });
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
  end.abort();
});
