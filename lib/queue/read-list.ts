import { problemOf } from '@/lib/calls/failure';
import type { CampaignDeps } from '@/lib/campaigns/request-service';
import { readNumber } from '@/lib/offers/typed-number';
import type { CountryCode } from '@/lib/phone/candidates/types';
import { countryOfCode } from '@/lib/phone/evidence/rank-countries';
import { formatInternational } from '@/lib/phone/plan/format';
import { reasonNotToCall } from '@/lib/rules/check/guards';
import type { Settings } from '@/lib/settings/table';
import type { ReadListRow } from './model';

/** A row of a pasted list or a file. */
interface RowToRead {
  line: number;
  number: string;
}

/** The rows of a list as they were read, and the country of national numbers. */
interface ReadList {
  /** ISO 3166. */
  country: string;
  rows: ReadListRow[];
}

/**
 * Reads the numbers of a list. National numbers are read in the given country, else in the rep's
 * default one. A row that cannot be called has its reason.
 */
export async function readList(
  deps: Pick<CampaignDeps, 'now' | 'readSettings' | 'country'>,
  { country: chosen, rows }: { country?: string | undefined; rows: readonly RowToRead[] },
): Promise<ReadList> {
  const settings = await deps.readSettings();
  const country = (chosen && countryOfCode(chosen)) || deps.country(settings);
  const now = deps.now();
  return {
    country,
    rows: rows.map(({ line, number }) => ({ line, ...readRow(number, country, settings, now) })),
  };
}

function readRow(number: string, country: CountryCode, settings: Settings, now: number) {
  try {
    const { e164 } = readNumber(number, country);
    const code = reasonNotToCall({ callee: e164, country, settings, recent: [], now });
    if (code) return { problem: { code } };
    return { e164, text: formatInternational(e164), national: isNational(number) };
  } catch (error) {
    const problem = problemOf(error);
    return { problem: problem.code === 'empty' ? { code: 'no-number' as const } : problem };
  }
}

/** Returns whether a number was written without its country: its first sign is a digit, and it has no `00`. */
function isNational(number: string): boolean {
  const [sign = ''] = /[+＋\p{Nd}]/u.exec(number) ?? [];
  return sign !== '+' && sign !== '＋' && !/^\D*00/.test(number);
}
