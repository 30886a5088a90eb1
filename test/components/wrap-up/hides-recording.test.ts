import { expect, it } from 'vitest';
import { hidesRecording } from '@/components/wrap-up/hides-recording';
import { completeSettings } from '@/test/support/own-pages/own-samples';

const saved = { callId: 'a', note: '', savedAt: 1, version: 1 };

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
