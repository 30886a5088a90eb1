import { expect, it } from 'vitest';
import { callToWrapUp, canWrapUp } from '@/lib/state/wrap-up/call-to-wrap-up';
import { NOON, sampleCall } from '@/test/support/own-pages/own-samples';

const HOUR = 3_600_000;
const saved = { callId: 'a', note: '', savedAt: 1, version: 1 };
const draft = { callId: 'a', before: { note: '' }, fields: { note: 'x' }, isPutAway: true };
const call = sampleCall({ id: 'a' });

it('offers the latest call that was made', () => {
  const counting = sampleCall({ id: 'b', state: 'counting' });
  const refused = sampleCall({ id: 'c', state: 'refused' });
  expect(canWrapUp(refused)).toBe(false);
  expect(callToWrapUp([counting, refused, call], new Map(), NOON + HOUR)).toBe(call);
});

it('offers none that is saved, put away or long over', () => {
  expect(callToWrapUp([call], new Map([['a', { saved }]]), NOON)).toBeUndefined();
  expect(callToWrapUp([call], new Map([['a', { draft }]]), NOON)).toBeUndefined();
  const typing = new Map([['a', { draft: { ...draft, isPutAway: false } }]]);
  expect(callToWrapUp([call], typing, NOON)).toBe(call);
  expect(callToWrapUp([call], new Map(), NOON + 3 * HOUR)).toBeUndefined();
});
