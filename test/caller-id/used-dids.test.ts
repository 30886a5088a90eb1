import { expect, it } from 'vitest';
import { usedDids } from '@/lib/caller-id/used-dids';

const entriesOf = (...dids: unknown[]) => dids.map((did_number) => ({ did_number }));

it('lists the DIDs of past calls, the most used first', () => {
  const entries = entriesOf('+12125550140', '+16465550141', '+16465550141');
  expect(usedDids(entries)).toEqual(['+16465550141', '+12125550140']);
});

it('leaves out what is no number with a country code', () => {
  expect(usedDids(entriesOf('2125550140', 12, null, '', '+1 212 555 0140'))).toEqual([]);
  expect(usedDids([{ recording: null }])).toEqual([]);
});

it('suggests only a few', () => {
  const many = Array.from({ length: 9 }, (_, index) => `+1212555014${index}`);
  expect(usedDids(entriesOf(...many))).toEqual(many.slice(0, 4));
});
