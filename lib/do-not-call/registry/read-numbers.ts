import type { CountryCode } from '@/lib/phone/candidates/types';
import { digitGroupsOf } from '@/lib/phone/plan/digit-groups';
import { parseInternational } from '@/lib/phone/plan/parse-number';
import { readUnassigned } from '@/lib/phone/plan/unassigned';
import { readGroups } from '@/lib/phone/segment/read-groups';

const E164 = /^\+[1-9]\d{4,14}$/;

/**
 * Reads the numbers of a registry, each given as its digits, perhaps after a `+`. Returns each in E.164, the form
 * in which a call to it is checked; undefined where a text is no number. A national number is read in the
 * registry's country, and no other.
 */
export function readRegistryNumbers(
  texts: readonly string[],
  country: CountryCode,
): (string | undefined)[] {
  return texts.map((text) => {
    const groups = digitGroupsOf(text);
    // New ranges are in use, and in registries, before the metadata has them.
    const e164 = (readGroups(groups, country) ?? readUnassigned(groups, country))?.e164;
    return e164 && E164.test(e164) ? e164 : undefined;
  });
}

/** The country of numbers with a `+`; undefined if they have none, or are of several. */
export function countryOfNumbers(texts: readonly string[]): CountryCode | undefined {
  const international = texts.filter((text) => text.startsWith('+'));
  const countries = international.map((text) => parseInternational(text.slice(1))?.country);
  const [country, ...others] = new Set(countries.filter((each) => each !== undefined));
  return international.length === texts.length && others.length === 0 ? country : undefined;
}
