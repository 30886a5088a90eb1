import { expect, it } from 'vitest';
import {
  callStates,
  inFlightStates,
  isInFlight,
  openStates,
  problemSchema,
} from '@/lib/calls/model';
import { sampleCall } from './support/calls';

it('counts a call as in flight until its outcome', () => {
  const inFlight = callStates.filter((state) => isInFlight(sampleCall({ state })));
  expect(inFlight).toEqual(['counting', 'requested']);
  expect(inFlight).toEqual([...inFlightStates]);
});

it('follows no call that is still in flight', () => {
  expect(openStates.filter((state) => isInFlight({ state }))).toEqual([]);
});

it('reads codes by the names of earlier versions, and unknown ones as unexpected', () => {
  const codes = ['undone', 'undo-hidden', 'interrupted-asking', 'no-answer', 'of-a-later-version'];
  expect(codes.map((code) => problemSchema.parse({ code }).code)).toEqual([
    'cancelled-by-rep',
    'countdown-hidden',
    'interrupted-requesting',
    'no-answer',
    'unexpected',
  ]);
});
