import { expect, it } from 'vitest';
import { shouldNotifyOfRecording } from '@/lib/calls/follow/recording-notification';
import { freshDatabase } from '@/test/calls/support/database';
import { sampleSettings } from '@/test/calls/support/settings';

const refusing = { id: 'refused', label: 'No recording', effect: 'hide-recording' } as const;

it.each([
  ['who wants to know', true, 'reached', true],
  ['who does not want to know', false, 'reached', false],
  ['of a callee who refused to be recorded', true, 'refused', false],
])('tells a rep %s: %s', async (_, notifiesOfRecordings, disposition, told) => {
  const database = freshDatabase();
  await database.wrapUps.put({ callId: 'a', note: '', disposition, savedAt: 1, version: 1 });
  const dispositions = [{ id: 'reached', label: 'Talked' }, refusing];
  const readSettings = async () => sampleSettings({ notifiesOfRecordings, dispositions });
  expect(await shouldNotifyOfRecording({ database, readSettings }, { id: 'a' })).toBe(told);
});
