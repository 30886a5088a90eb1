import { type Country, countriesByName } from '@/lib/state/countries';

/** Most countries that are listed at once: the card stays small. */
const MOST = 5;

/**
 * Countries to choose from: the likely ones until the rep types, then those whose name in the rep's
 * language or in English, or a word of it, begins so, and the one of that code.
 */
export function countriesLike(typed: string, likely: readonly string[]): Country[] {
  const query = folded(typed.trim());
  const all = countriesByName();
  if (!query) return likely.flatMap((code) => all.find((country) => country.code === code) ?? []);
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const fits = ({ code, name }: Country) =>
    folded(code) === query || [name, english.of(code) ?? ''].some((each) => begins(each, query));
  return all.filter(fits).sort(byFirstWord(query)).slice(0, MOST);
}

function begins(name: string, query: string): boolean {
  return ` ${folded(name).replace(/[^\p{L}]+/gu, ' ')}`.includes(` ${query}`);
}

/** A name that begins with what was typed stands before one with such a word inside. */
function byFirstWord(query: string) {
  const rank = ({ name }: Country) => (folded(name).startsWith(query) ? 0 : 1);
  return (one: Country, other: Country) => rank(one) - rank(other);
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
