import { expect, it } from 'vitest';
import { digitOf, nextDigit } from '@/lib/phone/candidates/chars';
import { contextOf, findCandidates } from '@/lib/phone/candidates/find-candidates';

const found = (text: string, fewest?: number) =>
  findCandidates(text, fewest).map((at) => text.slice(at.start, at.end));

it('finds a run of digits and its separators', () => {
  expect(found('Call (212) 555-0123 or +44 20 7946 0018 now')).toEqual([
    '(212) 555-0123',
    '+44 20 7946 0018',
  ]);
});

it('includes an extension and vanity letters', () => {
  expect(found('212-555-0123 ext. 42, 1-800-FLOWERS today')).toEqual([
    '212-555-0123 ext. 42',
    '1-800-FLOWERS',
  ]);
});

it('ignores small numbers and plain dates', () => {
  expect(found('room 12, 2026-02-11, 11.02.2026 and 10:30')).toEqual([]);
});

it('returns the text on each side', () => {
  const text = 'Phone: 212-555-0123 (home)';
  const [at] = findCandidates(text);
  expect(at && contextOf(text, at)).toEqual({ before: 'Phone: ', after: ' (home)' });
});

it('finds the next digit of every script at any distance', () => {
  const far = 'x'.repeat(100);
  const missed = Array.from({ length: 0x10000 }, (_, code) => code).filter((code) => {
    const letter = String.fromCharCode(code);
    const found = [nextDigit(letter, 0), nextDigit(far + letter, 0)];
    return found.join() !== (digitOf(code) < 0 ? '-1,-1' : '0,100');
  });
  expect(missed).toEqual([]);
});

it('drops candidates with fewer than the minimum digits', () => {
  const text = '555-0134, 212 555 0134, 0800 FLOWERS';
  expect(found(text, 8)).toEqual(['212 555 0134', '0800 FLOWERS']);
});
