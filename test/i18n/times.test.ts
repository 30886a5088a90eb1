import { expect, it, vi } from 'vitest';
import {
  calleeClockTime,
  clockTime,
  dayHeading,
  exactClockTime,
  exactMomentText,
  fullHourText,
  lastCalledText,
  momentText,
  playTime,
} from '@/lib/i18n/times';
import { LOCAL_NOON } from '@/test/support/own-pages/own-samples';

const DAY = 86_400_000;
const AT = new Date(2026, 10, 21, 10, 21, 5).getTime();

it('names the days of the log', () => {
  expect(dayHeading(LOCAL_NOON - 11 * 3_600_000, LOCAL_NOON)).toBe('Today');
  expect(dayHeading(LOCAL_NOON - DAY, LOCAL_NOON)).toBe('Yesterday');
  expect(dayHeading(LOCAL_NOON - 4 * DAY, LOCAL_NOON)).toMatch(/Saturday.*14|14.*Saturday/);
  expect(dayHeading(LOCAL_NOON - 400 * DAY, LOCAL_NOON)).toMatch(/2025/);
});

it('writes the seconds where the minute is not enough', () => {
  expect(exactClockTime(AT)).toMatch(/^10:21:05/);
  expect(clockTime(AT)).not.toContain('05');
});

it('says when somebody was called last', () => {
  expect(lastCalledText(LOCAL_NOON, LOCAL_NOON)).toBe(`today, ${clockTime(LOCAL_NOON)}`);
  expect(lastCalledText(LOCAL_NOON - DAY, LOCAL_NOON)).toBe(`yesterday, ${clockTime(LOCAL_NOON)}`);
  expect(lastCalledText(LOCAL_NOON - 3 * DAY, LOCAL_NOON)).toBe('Sunday');
  expect(lastCalledText(LOCAL_NOON - 400 * DAY, LOCAL_NOON)).toMatch(/2025/);
});

it('writes the time where a callee is as it writes that of the rep', () => {
  expect(calleeClockTime(14 * 60 + 5)).toBe(clockTime(new Date(2026, 10, 18, 14, 5).getTime()));
  expect(calleeClockTime(30)).toBe(clockTime(new Date(2026, 10, 18, 0, 30).getTime()));
  expect(calleeClockTime(0)).toBe(clockTime(new Date(2026, 10, 18, 0, 0).getTime()));
});

it('writes full hours without minutes, midnight at both ends of the day', () => {
  expect(fullHourText(10)).toMatch(/^10( AM)?$/);
  expect(fullHourText(24)).toBe(fullHourText(0));
});

it('writes how far a recording has played', () => {
  expect(playTime(0)).toBe('0:00');
  expect(playTime(91.9)).toBe('1:31');
  expect(playTime(3723)).toBe('1:02:03');
  expect(playTime(Number.NaN)).toBe('–:––');
  expect(playTime(Number.POSITIVE_INFINITY)).toBe('–:––');
});

it.each([
  [['fr-FR', 'en-US'], '14:05'],
  [['de-DE'], '14:05'],
  [['en-US', 'fr-FR'], '2:05 PM'],
])('writes a time in the 12 or 24 hours of the rep’s own region: %s', (languages, written) => {
  vi.stubGlobal('navigator', { languages });
  expect(calleeClockTime(14 * 60 + 5).replaceAll('\u202f', ' ')).toBe(written);
  vi.unstubAllGlobals();
});

it('writes a moment to the minute, or to the second', () => {
  vi.stubGlobal('navigator', { languages: ['en-GB'] });
  expect(momentText(AT)).toBe('21 Nov 2026, 10:21');
  expect(exactMomentText(AT)).toBe('21 Nov 2026, 10:21:05');
});

it('writes the hours as the rep’s region does, in whatever language', () => {
  const afternoon = new Date(2026, 10, 21, 14, 5, 9).getTime();
  vi.stubGlobal('navigator', { languages: ['fr-FR', 'en-US'] });
  expect(momentText(afternoon)).toBe('Nov 21, 2026, 14:05');
  expect(exactMomentText(afternoon)).toBe('Nov 21, 2026, 14:05:09');
});

it('follows the browser’s region', () => {
  vi.stubGlobal('navigator', { languages: ['en-US'] });
  expect(momentText(AT)).toMatch(/^Nov 21, 2026, 10:21\sAM$/);
});
