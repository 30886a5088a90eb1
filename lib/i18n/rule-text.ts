import { i18n } from '#i18n';
import type {
  RegistryVersion,
  RuleNotice,
  RuleReason,
  SharedListVersion,
} from '@/lib/problems/rule-notice';
import { locationText } from './facts-text';
import { nameInSentence } from './in-sentence';
import { wordsLocale } from './locale';
import { calleeClockTime, clockTime, startOfDay } from './times';

const DAY_HOURS = 24;

/** `United States: sales calls only 8:00 AM–9:00 PM.` */
export function ruleSentence(reason: RuleReason): string {
  const { words } = reason;
  const location = reasonLocation(reason);
  if (words.kind === 'attempts') return attemptsSentence(location, words);
  if (words.kind === 'registry-age') {
    return i18n.t('rules.registry_age', [...registryWords(words.registry), String(words.days)]);
  }
  if (words.allowed.length === 0) return i18n.t(`rules.not_on_${words.day}`, [location]);
  const ranges = words.allowed.map(([from, to]) => `${unbroken(from)}–${unbroken(to)}`);
  const list = new Intl.ListFormat(wordsLocale(), { type: 'conjunction' }).format(ranges);
  return i18n.t('rules.hours', [location, list]);
}

/** `47 CFR § 64.1200(c)(1), checked Nov 23, 2026`: the law, and when its text was last read. */
export function ruleSource({ source, asOf, isOld }: RuleReason): string {
  const day = new Intl.DateTimeFormat(wordsLocale(), { dateStyle: 'medium', timeZone: 'UTC' });
  const checked = day.format(new Date(asOf));
  return i18n.t(isOld ? 'rules.source_old' : 'rules.source', [source, checked]);
}

/** `Allowed again: Tue, Nov 24, 2:00 PM, your time`; undefined if no such time is known. */
export function nextAllowedText({ nextAllowedAt }: RuleNotice, now: number): string | undefined {
  if (nextAllowedAt === undefined) return undefined;
  return i18n.t('rules.next_allowed', [momentAhead(nextAllowedAt, now)]);
}

/** A registry's name, country and day, for the middle of a sentence. */
export function registryWords({ name, country, asOf }: RegistryVersion): [string, string, string] {
  return [nameInSentence(name), country, dayText(asOf)];
}

/** The name and day of a company's list, for the middle of a sentence. */
export function sharedListWords({ name, issuedAt }: SharedListVersion): [string, string] {
  return [nameInSentence(name), dayText(issuedAt.slice(0, 'yyyy-mm-dd'.length))];
}

/** A day such as `2026-11-12` as the rep's language writes it: `November 12, 2026`. */
export function dayText(day: string): string {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(wordsLocale(), options).format(new Date(day));
}

/** All of a notice in one text, for a line of the log or of a table. */
export function noticeText(notice: RuleNotice, now: number): string {
  const reasons = notice.because.map((reason) => `${ruleSentence(reason)} (${ruleSource(reason)})`);
  return [...reasons, nextAllowedText(notice, now)].filter(Boolean).join(' ');
}

function attemptsSentence(
  location: string,
  { made, limit, hours, byColleagues = 0 }: Extract<RuleReason['words'], { kind: 'attempts' }>,
): string {
  const isOneDay = hours <= DAY_HOURS;
  const span = isOneDay ? hours : hours / DAY_HOURS;
  const key = isOneDay ? 'rules.attempts_hours' : 'rules.attempts_days';
  const own = made - byColleagues;
  const sentence = i18n.t(key, [location, String(limit), String(span), String(own)]);
  if (byColleagues === 0) return sentence;
  return `${sentence} ${i18n.t('rules.attempts_colleagues', [String(byColleagues)])}`;
}

/** A clock time that is not broken over two lines. */
function unbroken(minutes: number): string {
  return calleeClockTime(minutes).replaceAll(' ', '\u00a0');
}

function reasonLocation({ country, region }: RuleReason): string {
  return region ?? locationText({ country });
}

function momentAhead(at: number, now: number): string {
  if (startOfDay(at) === startOfDay(now)) return clockTime(at);
  const parts = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  return `${new Intl.DateTimeFormat(wordsLocale(), parts).format(at)}, ${clockTime(at)}`;
}
