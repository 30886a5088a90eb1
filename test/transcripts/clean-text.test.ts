import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText, cutToBytes } from '@/lib/transcripts/clean-text';

const clean = (text: string) => cleanText(text, 1000).text;

it('keeps what people write, in any script', () => {
  const text = 'Zoë ruft an.\nتتصل غدًا.\n\n明日電話します。 क्‍ष 📞👩‍💻';
  expect(clean(text)).toBe(text);
});

it('keeps markup as the characters that it is', () => {
  const text = '<script>alert(1)</script> <img src=x onerror=alert(1)> [x](javascript:alert(1))';
  expect(clean(text)).toBe(text);
});

it.each([
  ['text that is drawn backwards', 'call \u202E2410\u202C \u2066a\u2069', 'call 2410 a'],
  ['letters that are not there', 'a\uFEFFb\u{E0041}\u{E007F}c', 'abc'],
  ['control characters', 'a\u0000b\u001B[31m\tc\u009Bd', 'a b [31m c d'],
  ['other breaks of lines', 'a\r\nb\rc\u2028d\u0085e', 'a\nb\nc\nd\ne'],
  ['long gaps', '  a   b \n\n\n\n\n c  ', 'a b\n\nc'],
  ['a heap of marks on one letter', `z${'\u0335'.repeat(500)}`, `z${'\u0335'.repeat(6)}`],
  ['half a character', 'a\uD800b', 'a\uFFFDb'],
])('takes out %s', (_, text, expected) => {
  expect(clean(text)).toBe(expected);
});

describe('the limit', () => {
  it('counts bytes, cuts no character, and says so', () => {
    expect(cleanText('äöü', 4)).toEqual({ text: 'äö', isCut: true });
    expect(cleanText('ab📞', 4)).toEqual({ text: 'ab', isCut: true });
    expect(cleanText('äöü', 6)).toEqual({ text: 'äöü', isCut: false });
    expect(cutToBytes('abc', -1)).toBe('');
  });

  it('holds for any text, and what is clean stays so', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(200), (text, maxBytes) => {
        const once = cleanText(text, maxBytes).text;
        expect(new TextEncoder().encode(once).length).toBeLessThanOrEqual(maxBytes);
        expect(cleanText(once, maxBytes).text).toBe(once);
      }),
    );
  });
});
