import type { EntryContent } from '@/lib/outbox/model/entry';

const DAY_MS = 86_400_000;

/** The clock of this computer may have been wrong by this much when the call was made. */
const SLACK_DAYS = 7;

/**
 * How long ago, at most, an entry of a call can have been made, in whole days by the CRM's own clock.
 * Times of this computer are only compared with each other: a clock that is wrong by days must not hide
 * an entry that is there, because it would be created again.
 */
export function lookBackDays({ facts }: EntryContent, now: number): number {
  return Math.ceil(Math.max(0, now - facts.startedAt) / DAY_MS) + SLACK_DAYS;
}

/** A page of a list of entries, latest first: when its latest one was made, and where the next page starts. */
interface PageInList {
  newest: number;
  token: string;
}

/** A further page of a search, as one text. */
export function formatPageInList({ newest, token }: PageInList): string {
  return `${newest} ${token}`;
}

/** Reads what `formatPageInList` wrote. */
export function parsePageInList(after: string): PageInList {
  const [newest = '', ...token] = after.split(' ');
  return { newest: Number(newest), token: token.join(' ') };
}

/**
 * The next page of a list of entries, latest first, unless this one reaches back to before the call.
 * The latest entry tells the CRM's time: an entry that is there is no newer than it.
 */
export function nextPage(
  { times, token }: { times: readonly string[]; token: string | undefined },
  { days, after }: { days: number; after: string | undefined },
): string | undefined {
  const newest = after === undefined ? Date.parse(times[0] ?? '') : parsePageInList(after).newest;
  const isDone = Date.parse(times.at(-1) ?? '') < newest - days * DAY_MS;
  return token === undefined || isDone ? undefined : formatPageInList({ newest, token });
}
