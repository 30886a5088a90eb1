import { expect, it } from 'vitest';
import {
  dayText,
  nextAllowedText,
  noticeText,
  ruleSentence,
  ruleSource,
} from '@/lib/i18n/rule-text';
import { hoursReason, nightNotice } from '@/test/rules/support/notices';

/** Narrow and no-break spaces of the browser's clocks, as plain ones. */
const plain = (text = '') => text.replaceAll(/[\u202f\u00a0]/g, ' ');

it('says the hours of a country or a state', () => {
  expect(plain(ruleSentence(hoursReason()))).toBe(
    'United States: sales calls only 8:00 AM–9:00 PM.',
  );
  const windows = hoursReason({
    country: 'FR',
    words: {
      kind: 'hours',
      day: 'weekday',
      allowed: [
        [600, 780],
        [840, 1200],
      ],
    },
  });
  expect(plain(ruleSentence(windows))).toBe(
    'France: sales calls only 10:00 AM–1:00 PM and 2:00 PM–8:00 PM.',
  );
});

it.each([
  ['sunday', 'Florida: no sales calls on Sundays.'],
  ['saturday', 'Florida: no sales calls on Saturdays.'],
  ['holiday', 'Florida: no sales calls on public holidays.'],
] as const)('says that there are no calls on a %s', (day, sentence) => {
  const words = { kind: 'hours', day, allowed: [] } as const;
  const reason = hoursReason({ region: 'Florida', words: { ...words, allowed: [] } });
  expect(ruleSentence(reason)).toBe(sentence);
});

it.each([
  [24, "United States allows 3 calls per number in 24 hours. You've made 5."],
  [720, "United States allows 3 calls per number in 30 days. You've made 5."],
])('says a limit of attempts in %d hours', (hours, sentence) => {
  const words = { kind: 'attempts', made: 5, limit: 3, hours } as const;
  expect(ruleSentence(hoursReason({ words }))).toBe(sentence);
});

it('says how many attempts are colleagues’', () => {
  const words = { kind: 'attempts', made: 5, limit: 3, hours: 24, byColleagues: 2 } as const;
  expect(ruleSentence(hoursReason({ words }))).toBe(
    "United States allows 3 calls per number in 24 hours. You've made 3. Colleagues made 2, as the service's history shows.",
  );
});

it('names a registry that is too old, with its day', () => {
  const registry = { name: 'National Do Not Call Registry', country: 'US', asOf: '2026-10-12' };
  const words = { kind: 'registry-age', registry, days: 31 } as const;
  expect(ruleSentence(hoursReason({ words }))).toBe(
    '\u2068National Do Not Call Registry\u2069 (US) is from October 12, 2026, more than 31 days ago. Replace it with the latest version under Do not call.',
  );
  expect(dayText('2026-11-12')).toBe('November 12, 2026');
});

it('names the source and when it was checked, and whether that is long ago', () => {
  expect(ruleSource(hoursReason())).toBe('47 CFR § 64.1200(c)(1), checked Nov 23, 2026');
  expect(ruleSource(hoursReason({ isOld: true }))).toContain('over a year ago');
});

it('says when the call is allowed again, in the rep’s time', () => {
  const notice = nightNotice();
  const next = notice.nextAllowedAt ?? 0;
  expect(plain(nextAllowedText(notice, next - 3_600_000))).toMatch(
    /^Allowed again: \d+:00 [AP]M, your time$/,
  );
  expect(plain(nextAllowedText(notice, next - 26 * 3_600_000))).toContain('Nov 24');
  expect(nextAllowedText({ because: notice.because }, next)).toBeUndefined();
});

it('puts all of a notice into one text', () => {
  const text = plain(noticeText(nightNotice(), Date.UTC(2026, 10, 24, 2)));
  expect(text).toContain('United States: sales calls only 8:00 AM–9:00 PM. (47 CFR');
  expect(text).toContain('Allowed again:');
});
