import { expect, it } from 'vitest';
import {
  sectionOfTrouble,
  shouldNotifyOfRecording,
  shouldNotifyOfTrouble,
} from '@/lib/calls/follow/when-to-notify';
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

const on = { notifiesOfTokenTrouble: true };

it.each([
  ['service', 'unauthorised', true],
  ['service', 'no-token', true],
  ['service', 'host-not-granted', false],
  ['crm', 'crm-unauthorised', true],
  ['crm', 'crm-sign-in-again', true],
] as const)('of the %s tells the rep of %s: %s', (of, code, isTold) => {
  const trouble = { of, problem: { code } };
  expect(shouldNotifyOfTrouble(trouble, on)).toBe(isTold);
  expect(shouldNotifyOfTrouble(trouble, { notifiesOfTokenTrouble: false })).toBe(false);
});

it('is solved where its token is entered', () => {
  expect(sectionOfTrouble('service')).toBe('connection');
  expect(sectionOfTrouble('crm')).toBe('crm');
});
