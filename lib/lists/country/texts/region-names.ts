import { REGION_NAMESAKES, REGIONS, SHARED_REGIONS } from '@/lib/lists/country/data/regions';
import { nameKey, umlautKey } from '@/lib/lists/country/names/name-key';

/** A code of a region: the countries that have it, and whether it tells the country. */
interface RegionCode {
  countries: readonly string[];
  isUnique: boolean;
}

/** Countries by a key. */
type Countries = ReadonlyMap<string, readonly string[]>;

const entries = Object.entries(REGIONS).flatMap(([country, text]) =>
  text.split(',').map((entry) => readEntry(country, entry.trim())),
);

/** Reads `TX* Texas/Tex`, `PR` or, without a code, `Midlothian`. */
function readEntry(country: string, entry: string) {
  const [, code = '', star = '', names = ''] =
    /^([A-Z]{2,3}(?![a-z]))?(\*?)\s*(.*)$/s.exec(entry) ?? [];
  return { country, code, isUnique: star !== '', names: names ? names.split('/') : [] };
}

const codes = new Map<string, RegionCode>();
for (const { country, code, isUnique } of entries) {
  if (code)
    codes.set(code, { countries: [...(codes.get(code)?.countries ?? []), country], isUnique });
}

const names: Countries = new Map([
  ...entries.flatMap(({ country, names }) => names.flatMap((name) => keyed(name, [country]))),
  ...readNames(SHARED_REGIONS),
]);

const namesakes: Countries = new Map(readNames(REGION_NAMESAKES));

function readNames(text: string): [string, string[]][] {
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const end = line.indexOf(' ');
      return line
        .slice(end + 1)
        .split(', ')
        .flatMap((name) => keyed(name, line.slice(0, end).split('+')));
    });
}

function keyed(name: string, countries: string[]): [string, string[]][] {
  return [nameKey(name), umlautKey(name)].map((key) => [key, countries]);
}

/** Returns the countries with a region of this name, by its key; undefined if none is known. */
export function countriesWithRegion(key: string): readonly string[] | undefined {
  return names.get(key);
}

/** Returns further countries with a region of this name, or that are called so. */
export function namesakesOf(key: string): readonly string[] {
  return namesakes.get(key) ?? [];
}

/** Returns what a code of a region tells, in capitals; undefined if no country here has it. */
export function regionCode(code: string): RegionCode | undefined {
  return codes.get(code);
}

/** Returns whether every code of a country's regions is known here. */
export function hasAllCodes(country: string): boolean {
  return COMPLETE.has(country);
}

/** Mexico's regions have several sets of codes, and the counties of the United Kingdom few that are written. */
const COMPLETE: ReadonlySet<string> = new Set(['US', 'CA', 'AU', 'IN', 'DE', 'BR']);
