import { e164Schema } from '@/lib/settings/table';

/** The most numbers that are suggested. */
const MAX_SUGGESTED = 4;

/**
 * Returns the DIDs of past calls, the most used first. Entries of the service's history may name theirs in
 * `did_number`, as the request does; that field is not documented, so there may be none.
 */
export function usedDids(entries: readonly Record<string, unknown>[]): string[] {
  const uses = new Map<string, number>();
  for (const { did_number } of entries) {
    const { data: e164 } = e164Schema.safeParse(did_number);
    if (e164) uses.set(e164, (uses.get(e164) ?? 0) + 1);
  }
  return [...uses]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MAX_SUGGESTED)
    .map(([e164]) => e164);
}
