import { expect, it } from 'vitest';
import { needsRecord } from '@/lib/phone/score/needs-record';
import { verdictsFor } from '@/lib/phone/score/verdict';

function needs(raw: string, before = ''): boolean {
  const input = { raw, before, after: '' };
  return needsRecord(input, verdictsFor(input, { default: 'US' }));
}

it('needs the record of digits that are a number in another country only', () => {
  expect(needs('030 23125123')).toBe(true);
  const input = { raw: '030 23125123', before: '', after: '', record: 'Berlin' };
  expect(verdictsFor(input, { default: 'US' })[0]?.country).toBe('DE');
});

it.each([
  ['a number that was found', '212-555-0123'],
  ['a country code', '+49 30 23'],
  ['too few digits', '12345'],
  ['a date', '2026-02-11'],
])('does not need the record for %s', (_, raw) => {
  expect(needs(raw)).toBe(false);
});

it('ignores a weak shape beside a label for phone', () => {
  expect(needs('11.02.26')).toBe(false);
  expect(needs('11.02.26', 'Tel: ')).toBe(true);
});

it('needs the record for digits that look made up: a name in it makes them a number', () => {
  const input = { raw: '9876543210', before: '', after: '' };
  expect(needsRecord(input, verdictsFor(input, { default: 'IN' }))).toBe(true);
  const named = verdictsFor({ ...input, record: 'Ravi Kumar' }, { default: 'IN' });
  expect(named[0]?.confidence).toBe('likely');
});
