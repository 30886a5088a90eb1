import { expect, it } from 'vitest';
import { repeatOf } from '@/lib/state/calls/dial/call-actions';
import { sampleCall } from '@/test/support/own-pages/own-samples';

it('repeats a call by its number, its id and the name of the callee', () => {
  expect(repeatOf(sampleCall({ id: 'c7', calleeName: 'Ada Whitfield' }))).toEqual({
    e164: '+12125550134',
    again: 'c7',
    calleeName: 'Ada Whitfield',
  });
  expect(repeatOf(sampleCall({ id: 'c7' }))).toEqual({ e164: '+12125550134', again: 'c7' });
});
