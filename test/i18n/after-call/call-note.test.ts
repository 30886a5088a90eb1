import { expect, it } from 'vitest';
import { callNote } from '@/lib/i18n/after-call/call-note';
import { placedCall } from '@/test/calls/support/calls';

const call = placedCall({ state: 'recorded', recording: 'https://rec.example.com/1' });
const dispositions = [
  { id: 'reached', label: 'Talked' },
  { id: 'refused', label: 'Refused', effect: 'hide-recording' as const },
];
const saved = { callId: call.id, note: 'Wants a demo', disposition: 'reached' };
const stored = { saved: { ...saved, savedAt: 0, version: 1 } };
const lines = (...[more]: Parameters<typeof callNote>[1][]) =>
  Object.fromEntries(
    callNote(call, more, dispositions, (e164) => e164).lines.map(({ label, text }) => [
      label,
      text,
    ]),
  );

it('holds what was recorded after the call, and the recording', () => {
  expect(lines(stored)).toMatchObject({
    Disposition: 'Talked',
    Note: 'Wants a demo',
    Recording: 'https://rec.example.com/1',
  });
  expect(lines(undefined)).toMatchObject({ Recording: 'https://rec.example.com/1' });
});

it('takes what the rep typed and did not save yet', () => {
  const fields = { note: 'Wants two demos', disposition: 'reached' };
  const draft = { callId: call.id, before: { note: '' }, fields, isPutAway: false };
  expect(lines({ ...stored, draft })).toMatchObject({ Note: 'Wants two demos' });
});

it('has no link to a recording that was refused, in the saved wrap-up or in the draft', () => {
  const fields = { note: '', disposition: 'refused' };
  const draft = { callId: call.id, before: { note: '' }, fields, isPutAway: false };
  expect(lines({ draft })).not.toHaveProperty('Recording');
  const refused = { saved: { ...stored.saved, disposition: 'refused' } };
  expect(lines(refused)).not.toHaveProperty('Recording');
  expect(lines({ ...refused, draft: { ...draft, fields: { note: '' } } })).not.toHaveProperty(
    'Recording',
  );
});
