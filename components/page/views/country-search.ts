import { countriesByName, type NamedCountry } from '@/components/dial/countries';

/** Maximum count of listed countries: the card stays small. */
const MAX_LISTED = 5;

/**
 * Returns the countries to choose from: the likely ones until the rep types. Then those of which
 * the code, or a word of the name in the rep's language or in English, begins with the typed text.
 */
export function countriesLike(typed: string, likely: readonly string[]): NamedCountry[] {
  const query = folded(typed.trim());
  const all = countriesByName();
  if (!query) return likely.flatMap((code) => all.find((country) => country.code === code) ?? []);
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const fits = ({ code, name }: NamedCountry) =>
    folded(code) === query ||
    [name, english.of(code) ?? ''].some((each) => hasWordStartingWith(each, query));
  return all.filter(fits).sort(byFirstWord(query)).slice(0, MAX_LISTED);
}

function hasWordStartingWith(name: string, query: string): boolean {
  return ` ${folded(name).replace(/[^\p{L}]+/gu, ' ')}`.includes(` ${query}`);
}

/** Sorts names that begin with the typed text before names with such a word inside. */
function byFirstWord(query: string) {
  const rank = ({ name }: NamedCountry) => (folded(name).startsWith(query) ? 0 : 1);
  return (one: NamedCountry, other: NamedCountry) => rank(one) - rank(other);
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
