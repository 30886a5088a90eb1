import { expect, it, vi } from 'vitest';
import { callNote, crmEntry, wrapUpToLog } from '@/lib/i18n/after-call/crm-entry';
import { defaultDispositions } from '@/lib/settings/dispositions';
import { CALLER_ID, placedCall } from '@/test/calls/support/calls';

const format = (e164: string) => `+${e164.slice(1)}`;
const labelled = (call: Parameters<typeof crmEntry>[0]) =>
  Object.fromEntries(
    crmEntry(call, undefined, format).lines.map(({ label, text }) => [label, text]),
  );

it('names the callee, the time with its zone, and the caller ID', () => {
  const entry = crmEntry(placedCall({ calleeName: 'Ada' }), undefined, format);
  expect(entry.title).toBe('Call to Ada, +12125550134');
  expect(entry.lines[0]).toMatchObject({
    label: 'Time',
    text: expect.stringMatching(/2026.*(UTC|GMT)/),
  });
  expect(labelled(placedCall())).toEqual({ Time: expect.any(String), 'Caller ID': CALLER_ID });
});

it('writes the hours as the rep’s region does', () => {
  vi.stubGlobal('navigator', { languages: ['fr-FR', 'en-US'] });
  const at = new Date(2026, 10, 21, 14, 5, 9).getTime();
  const [time] = crmEntry(placedCall({ requestedAt: at }), undefined, format).lines;
  expect(time?.text).toMatch(/2026, 14:05:09/);
  vi.unstubAllGlobals();
});

it('says only what is known, and never that a recording is to come', () => {
  expect(crmEntry(placedCall(), undefined, format).title).toBe('Call to +12125550134');
  expect(labelled(placedCall({ state: 'unrecorded' }))).toMatchObject({
    Recording: 'none within 24 hours',
  });
});

it('links the recording, and adds length and status', () => {
  const recording = 'https://rec.example.com/1';
  const extras = { durationSeconds: 91, status: 'completed' };
  const call = placedCall({ state: 'recorded', recording, extras });
  expect(crmEntry(call, undefined, format).lines.at(-1)).toEqual({
    ...{ label: 'Recording', text: recording, href: recording },
  });
  expect(labelled(call)).toMatchObject({ Duration: '1:31', 'Service status': 'completed' });
});

it('adds what the rep recorded, and no recording that the callee refused', () => {
  const call = placedCall({ state: 'recorded', recording: 'https://rec.example.com/1' });
  const wrapUp = { disposition: 'Reached', note: 'Likes tea', followUpAt: 0, hidesRecording: true };
  const lines = crmEntry(call, wrapUp, format).lines.map(({ label, text }) => [label, text]);
  expect(Object.fromEntries(lines)).toMatchObject({ Disposition: 'Reached', Note: 'Likes tea' });
  expect(lines.map(([label]) => label)).toEqual([
    'Time',
    'Caller ID',
    'Disposition',
    'Note',
    'Follow-up',
  ]);
});

it('lists the notes at a time of the recording, one a line', () => {
  const timedNotes = [
    { at: 5, text: 'Greets' },
    { at: 83, text: 'Asks for the price' },
  ];
  const { lines } = crmEntry(placedCall(), { note: '', timedNotes, hidesRecording: false }, format);
  expect(lines).toContainEqual({
    label: 'Notes on the recording',
    text: '0:05 Greets\n1:23 Asks for the price',
  });
});

it('names the disposition, and the follow-up unless it is done', () => {
  const fields = { disposition: 'call_back', note: 'x', followUp: { at: 5 } };
  expect(wrapUpToLog(fields, defaultDispositions)).toEqual({
    ...{ disposition: 'Call back', note: 'x', followUpAt: 5, hidesRecording: false },
  });
  const done = { note: '', followUp: { at: 5, doneAt: 6 } };
  expect(wrapUpToLog(done, defaultDispositions)).toEqual({ note: '', hidesRecording: false });
});

it('says that the callee refused the recording', () => {
  const fields = { disposition: 'refused_recording', note: '' };
  expect(wrapUpToLog(fields, defaultDispositions).hidesRecording).toBe(true);
});

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

it('leaves out the link to a recording that was refused, in the saved wrap-up or in the draft', () => {
  const fields = { note: '', disposition: 'refused' };
  const draft = { callId: call.id, before: { note: '' }, fields, isPutAway: false };
  expect(lines({ draft })).not.toHaveProperty('Recording');
  const refused = { saved: { ...stored.saved, disposition: 'refused' } };
  expect(lines(refused)).not.toHaveProperty('Recording');
  expect(lines({ ...refused, draft: { ...draft, fields: { note: '' } } })).not.toHaveProperty(
    'Recording',
  );
});
