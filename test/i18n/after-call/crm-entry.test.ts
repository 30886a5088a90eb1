import { expect, it, vi } from 'vitest';
import { crmEntry } from '@/lib/i18n/after-call/crm-entry';
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
    label: 'Notes in the recording',
    text: '0:05 Greets\n1:23 Asks for the price',
  });
});
