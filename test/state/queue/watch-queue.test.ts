import { expect, it, vi } from 'vitest';
import { announceQueueChange } from '@/lib/platform/views/queue-changes';
import { watchQueue } from '@/lib/state/queue/watch-queue';
import { saveDraft } from '@/lib/wrap-up/draft';
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
  const draft = { callId: 'c1', before: { note: '' }, isPutAway: false };
  await saveDraft(database, { ...draft, fields: { note: 'Ask' } });
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
  await saveDraft(database, { ...draft, fields: { note: 'Ask again' } });
  await saveDraft(database, { ...draft, fields: { note: 'Ask again' }, isPutAway: true });
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(3));
  end.abort();
});
