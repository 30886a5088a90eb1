import { expect, it } from 'vitest';
import { callStates, inFlightStates, isInFlight, openStates } from '@/lib/calls/model';
import { sampleCall } from './support/calls';

it('counts a call as in flight until its outcome', () => {
  const inFlight = callStates.filter((state) => isInFlight(sampleCall({ state })));
  expect(inFlight).toEqual(['counting', 'requested']);
  expect(inFlight).toEqual([...inFlightStates]);
});

it('follows no call that is still in flight', () => {
  expect(openStates.filter((state) => isInFlight({ state }))).toEqual([]);
});
