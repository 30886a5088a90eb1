import { expect, it } from 'vitest';
import { callToWrapUp, canWrapUp, hidesRecording } from '@/components/wrap-up/wrap-up-state';
import { completeSettings, LOCAL_NOON, loggedCall } from '@/test/support/own-pages/own-samples';

const HOUR = 3_600_000;
const saved = { callId: 'a', note: '', savedAt: 1, version: 1 };
const draft = { callId: 'a', before: { note: '' }, fields: { note: 'x' }, isPutAway: true };
const call = loggedCall({ id: 'a' });

it('offers the latest call that was made', () => {
  const counting = loggedCall({ id: 'b', state: 'counting' });
  const refused = loggedCall({ id: 'c', state: 'refused' });
  expect(canWrapUp(refused)).toBe(false);
  expect(callToWrapUp([counting, refused, call], new Map(), LOCAL_NOON + HOUR)).toBe(call);
});

it('offers none that is saved, put away or long over', () => {
  expect(callToWrapUp([call], new Map([['a', { saved }]]), LOCAL_NOON)).toBeUndefined();
  expect(callToWrapUp([call], new Map([['a', { draft }]]), LOCAL_NOON)).toBeUndefined();
  const typing = new Map([['a', { draft: { ...draft, isPutAway: false } }]]);
  expect(callToWrapUp([call], typing, LOCAL_NOON)).toBe(call);
  expect(callToWrapUp([call], new Map(), LOCAL_NOON + 3 * HOUR)).toBeUndefined();
});

it('still offers a call that has only notes in its recording', () => {
  const noted = { ...saved, timedNotes: [{ at: 1, text: 'x' }] };
  expect(callToWrapUp([call], new Map([['a', { saved: noted }]]), LOCAL_NOON)).toBe(call);
  const wrapped = { ...noted, disposition: 'reached' };
  expect(callToWrapUp([call], new Map([['a', { saved: wrapped }]]), LOCAL_NOON)).toBeUndefined();
});

it.each([
  ['refused_recording', true],
  ['reached', false],
  [undefined, false],
])('knows whether %s hides the recording: %s', (disposition, hides) => {
  const stored = { saved: { ...saved, ...(disposition && { disposition }) } };
  expect(hidesRecording(stored, completeSettings())).toBe(hides);
});

it('hides nothing before it is saved', () => {
  expect(hidesRecording(undefined, completeSettings())).toBe(false);
});
