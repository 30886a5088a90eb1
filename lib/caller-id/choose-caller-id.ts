/**
 * The caller ID: which of the rep's DIDs the callee sees. lib/calls asks for it in the transaction that writes a
 * call. It decides by the rep's settings and by how the log says each DID was used, both of which are arguments.
 * It reads and writes nothing, and never chooses a number that is not in the rep's list.
 */

import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { locationOf } from '@/lib/phone/plan/location';
import type { Settings } from '@/lib/settings/table';
import type { CallerIdReason, ChosenCallerId, DidUse } from './model';

const MINUTE_MS = 60_000;

/** What the log tells about a callee and the rep's DIDs. */
export interface CallerIdHistory {
  /** The caller ID of the last call to this number. */
  seenLast?: string | undefined;
  /** One for each DID of the rep; of one that is missing nothing is known. */
  uses: readonly DidUse[];
}

type CallerIdSettings = Pick<
  Settings,
  'dids' | 'callerId' | 'didCallsPerDay' | 'didCoolDownMinutes'
>;

/**
 * Chooses the caller ID of a call: the rep's own choice; else, of those that are not set aside, not
 * over the limit of the day and not cooling down, the one that the callee saw last, then one of the same
 * area code, region or country, then the first of the list. `undefined` without a DID.
 */
export function chooseCallerId(
  callee: string,
  { uses, seenLast }: CallerIdHistory,
  settings: CallerIdSettings,
  now: number,
): ChosenCallerId | undefined {
  const all = settings.dids.map(
    ({ e164 }) => uses.find((use) => use.e164 === e164) ?? { e164, callsToday: 0 },
  );
  const fixed = all.find(({ e164 }) => e164 === settings.callerId);
  if (all.length === 1 && all[0]) return chosen(all[0], 'only');
  if (fixed) return chosen(fixed, 'fixed');
  const offered = all.filter(({ setAsideUntil = 0 }) => setAsideUntil <= now);
  // If the service refused all of them, one must be tried.
  const usable = offered.length > 0 ? offered : all;
  const available = usable.filter((use) => isAvailable(use, settings, now));
  return bestOf(callee, available, seenLast) ?? leastUsed(usable);
}

function chosen({ e164, callsToday }: DidUse, reason: CallerIdReason): ChosenCallerId {
  return { e164, reason, callsToday };
}

/** Returns whether a DID may be used now: below its daily limit, and not used just before. 0 means no limit. */
function isAvailable(
  { callsToday, lastCallAt }: DidUse,
  { didCallsPerDay, didCoolDownMinutes }: CallerIdSettings,
  now: number,
): boolean {
  if (didCallsPerDay > 0 && callsToday >= didCallsPerDay) return false;
  // A clock that was set back leaves calls in the future. They count by their distance from now.
  return lastCallAt === undefined || Math.abs(now - lastCallAt) >= didCoolDownMinutes * MINUTE_MS;
}

function bestOf(
  callee: string,
  available: readonly DidUse[],
  seenLast: string | undefined,
): ChosenCallerId | undefined {
  const [location, area] = [locationOf(callee), areaCodeOf(callee)];
  const fits: [CallerIdReason, (did: string) => boolean][] = [
    ['seen', (did) => did === seenLast],
    ['same-area', (did) => area !== undefined && areaCodeOf(did) === area],
    ['same-region', (did) => !!location?.region && isSameRegion(locationOf(did), location)],
    ['same-country', (did) => !!location?.country && locationOf(did)?.country === location.country],
    ['first', () => true],
  ];
  for (const [reason, matches] of fits) {
    const use = available.find(({ e164 }) => matches(e164));
    if (use) return chosen(use, reason);
  }
  return undefined;
}

type Location = ReturnType<typeof locationOf>;

function isSameRegion(one: Location, other: Location): boolean {
  return one?.country === other?.country && one?.region === other?.region;
}

/** Of those with as few calls, the one that was used the longest ago. */
function leastUsed(usable: readonly DidUse[]): ChosenCallerId | undefined {
  const [first] = usable.toSorted(
    (one, other) =>
      one.callsToday - other.callsToday || (one.lastCallAt ?? 0) - (other.lastCallAt ?? 0),
  );
  return first && chosen(first, 'least-used');
}

/** Kinds of numbers whose first digits name a place. Mobile numbers name an operator at most. */
const PLACED = new Set(['FIXED_LINE', 'FIXED_LINE_OR_MOBILE']);

/**
 * The calling code and area code of a number: `1 212`, `44 20`. `undefined` for a number that is in no
 * area, such as a mobile number outside North America, or written without one.
 */
export function areaCodeOf(e164: string): string | undefined {
  const number = parsePhoneNumberFromString(e164);
  if (!number?.isValid() || !PLACED.has(number.getType() ?? '')) return undefined;
  const [code, area, ...rest] = number.formatInternational().slice(1).split(' ');
  return code && area && rest.length > 0 ? `${code} ${area}` : undefined;
}
