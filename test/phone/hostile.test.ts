import process from 'node:process';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contextOf, findCandidates } from '@/lib/phone/candidates/find-candidates';
import type { CountryCode, Hint } from '@/lib/phone/candidates/types';
import { readDialText } from '@/lib/phone/dial-text';
import { findNumbers } from '@/lib/phone/find-numbers';
import { formatAsYouType, formatInternational } from '@/lib/phone/plan/format';
import { localTime, locationOf } from '@/lib/phone/plan/location';
import { numberKindOf } from '@/lib/phone/plan/number-kind';

/** Parts of numbers, and parts that break parsers. */
const pieces = fc.constantFrom(
  ...'0123456789',
  ...' \t\n\r+-./()[],;:#x*%&=@"\'',
  '\u00a0\u2009\u200b\u202a\u202f\u2011\u3000\ufeff',
  '０１２',
  '٠١٢',
  '०१२',
  '\ud800',
  '\udfff',
  'e\u0301\u0301\u0301',
  '👩‍👩‍👧',
  ' ext. ',
  ' or ',
  'Tel: ',
  'Order #',
  '+1 (212) 555-0123',
  '030 23125 123',
  '1-800-FLOWERS',
  '2026-02-11',
  '192.168.0.1',
  'https://',
  '%2B',
  'tel:',
  '16:13:39.080',
  '  1702  1815',
  '1800 TAXI',
  '500/600/1200',
  '6969877-8',
  'ICP备',
  '号-2',
  ',,103.92',
  'Ireland,353861012345',
  'Ravi Kumar 9876543210',
  '+6 03 ',
  '4567+',
  '`2125550123`',
  'Prot. ',
);
const text = fc.array(pieces, { maxLength: 60 }).map((all) => all.join(''));
const countries: CountryCode[] = ['US', 'DE', 'FR', 'GB', 'IT', 'AR', 'BR', 'JP', 'NU', 'AT'];
const country = fc.constantFrom(...countries);
const hint = fc.constantFrom<Hint | undefined>(undefined, 'tel-link', 'label', 'column');

it('never throws, and returns correct offsets', () => {
  fc.assert(
    fc.property(text, country, hint, (written, defaultCountry, known) => {
      const hints = known ? { hints: [known] } : {};
      const found = findNumbers(written, { defaultCountry, doubtful: true, ...hints });
      let last = 0;
      for (const number of found) {
        expect(number.e164).toMatch(/^\+\d{5,17}$/);
        expect(number.ext ?? '1').toMatch(/^\d{1,12}$/);
        expect(written.slice(number.start, number.end)).toBe(number.raw);
        expect(number.start).toBeGreaterThanOrEqual(last);
        last = number.end;
      }
    }),
    { numRuns: 3000 },
  );
});

it('returns candidates in order, without overlap and within the text', () => {
  fc.assert(
    fc.property(text, (written) => {
      let last = 0;
      for (const at of findCandidates(written)) {
        expect(at.start).toBeGreaterThanOrEqual(last);
        expect(at.end).toBeGreaterThan(at.start);
        expect(at.end).toBeLessThanOrEqual(written.length);
        const { before, after } = contextOf(written, at);
        expect(before.length).toBeLessThanOrEqual(40);
        expect(after.length).toBeLessThanOrEqual(40);
        last = at.end;
      }
    }),
    { numRuns: 2000 },
  );
});

it('reads, formats and locates any text without throwing', () => {
  fc.assert(
    fc.property(fc.oneof(text, fc.string({ unit: 'binary' })), country, (written, known) => {
      const read = readDialText(written, known);
      if (read.ok) expect(read.e164).toMatch(/^\+\d{5,17}$/);
      expect(typeof formatInternational(written)).toBe('string');
      const digits = (shown: string) => shown.replace(/\P{Nd}/gu, '');
      expect(digits(formatAsYouType(written, known))).toBe(digits(written));
      numberKindOf(written, known);
      locationOf(written);
      localTime(written, new Date(0));
    }),
    { numRuns: 1000 },
  );
}, 30_000);

const MEGABYTE = 1_000_000;
const fill = (unit: string, size: number) => unit.repeat(Math.ceil(size / unit.length));

/** Repeated parts of long texts that make greedy parsers slow. */
const HOSTILE: Record<string, string> = {
  'one digit': '1',
  'digits and spaces': '1 ',
  'digits and dashes': '12-',
  'digits and dots': '123.',
  'plus signs': '+',
  'plus and digits': '+1',
  brackets: '((((1))))',
  'numbers without end': '212-555-0123 ',
  'German numbers without end': '030 23125123 ',
  'commas and extensions': '2125550123,,1#',
  words: 'ext x poste ',
  letters: '1-800-A',
  'lone surrogates': '\ud800\udfff1',
  'combining marks': '1\u0301\u0301',
  'digits of other scripts': '٠١٢ ०१२ ０１２ ',
  'zero-width spaces': '2\u200b',
  dates: '2026-02-11 ',
  'line breaks': '1\n\n',
  'dial links': 'tel:+1',
  'clocks with fractions': '16:13:39.080  1702  ',
  'lists of models': '500/600/',
  'short forms': '6969877-8/',
  'names and commas': 'Ravi Kumar, 98765,',
  'rows with countries': 'Spain,34611,',
  'lines of a paragraph': 'Spain 12345\n',
  columns: '0731  1102\t',
  'tags and plus signs': '<1@2> 12345+',
  backticks: '`12345`',
};

/**
 * Maximum growth: the ratio of the text lengths plus a margin for a busy machine. Quadratic time
 * would take 16 times longer.
 */
const STEPS = 16;
const SLACK = 5;
/** Milliseconds below which growth is not measurable. */
const FLOOR = 2500;

/** Measures CPU time in milliseconds, the best of two runs. */
function timeOf(work: () => void): number {
  return Math.min(
    ...[0, 1].map(() => {
      const before = process.cpuUsage();
      work();
      // Sum of user and system time: the kernel only estimates how they are divided.
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    }),
  );
}

/**
 * The same texts with an ending beyond Latin-1, which rules out the Latin-1 patterns only at the
 * end.
 */
const FAR_OFF = { 'numbers with a Polish letter at the end': ['12345;', 'ł'] };

it.each([...Object.entries(HOSTILE), ...Object.entries(FAR_OFF)])(
  'takes linear time for %s',
  (_, text) => {
    const [unit = '', end = ''] = [text].flat();
    const find = (size: number) => () =>
      findNumbers(fill(unit, size) + end, { defaultCountry: 'DE' });
    const small = timeOf(find(MEGABYTE / 128));
    const large = timeOf(find(MEGABYTE / 8));
    expect(large).toBeLessThan(Math.max(FLOOR, small * STEPS * SLACK));
  },
  30_000,
);

it('reads a megabyte of digits and punctuation', () => {
  const signs = '0123456789 -./()+,;';
  let seed = 7;
  const next = () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return signs[(seed >>> 16) % signs.length] ?? '';
  };
  const hostile = Array.from({ length: MEGABYTE }, next).join('');
  for (const defaultCountry of ['US', 'DE'] as const) findNumbers(hostile, { defaultCountry });
}, 120_000);
