import {
  AUSTRALIAN_POSTCODES,
  BRITISH_AREAS,
  ZIP_PREFIXES,
} from '@/lib/lists/country/data/postcodes';
import type { PlaceClue } from './place-clue';

/** `SW1A 1AA`. */
const BRITISH = /^([A-Z]{1,2})\d[A-Z\d]?\s?\d[ABD-HJLNP-UW-Z]{2}$/;
/** `K1A 0B1` (Canada Post). */
const CANADIAN = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][\s-]?\d[ABCEGHJ-NPRSTV-Z]\d$/;
/** `12345-6789`. Saudi Arabia and Costa Rica write such codes, too, and states in association with the US. */
const ZIP_PLUS_FOUR = /^\d{5}-\d{4}$/;
const ALSO_PLUS_FOUR = ['PR', 'GU', 'VI', 'AS', 'MP', 'FM', 'MH', 'PW', 'SA', 'CR'];
/** `01310-100`. */
const BRAZILIAN = /^\d{5}-\d{3}$/;

const britishAreas = new Set(BRITISH_AREAS.split(' '));
/** Territories with British postcodes. They share the calling code. */
const ISLANDS: ReadonlyMap<string, string> = new Map([
  ['GY', 'GG'],
  ['JE', 'JE'],
  ['IM', 'IM'],
]);

/**
 * Returns what a postcode tells of the country. Only British and Canadian ones decide alone: nobody else
 * writes such. `region` is a code of a state beside it.
 */
export function postcodeClue(postcode: string, region = ''): PlaceClue | undefined {
  const code = postcode.trim().toUpperCase();
  if (CANADIAN.test(code)) return { countries: ['CA'] };
  const [, area] = BRITISH.exec(code) ?? [];
  if (area) return britishClue(area);
  if (BRAZILIAN.test(code)) return { countries: ['BR'], isWeak: true };
  if (isZipOf(code, region)) return { countries: ['US'], isWeak: true };
  if (isAustralian(code, region)) return { countries: ['AU'], isWeak: true };
  if (!ZIP_PLUS_FOUR.test(code)) return undefined;
  return { countries: ['US'], allows: ALSO_PLUS_FOUR, isWeak: true };
}

function britishClue(area: string): PlaceClue | undefined {
  const island = ISLANDS.get(area);
  if (island) return { countries: [island], allows: ['GB'] };
  return britishAreas.has(area) ? { countries: ['GB'] } : undefined;
}

type Range = readonly [state: string, from: string, to: string];

const zipRanges: readonly Range[] = ZIP_PREFIXES.split(',').flatMap((entry) => {
  const [state = '', ...ranges] = entry.trim().split(' ');
  return ranges.map((range): Range => {
    const [from = '', to = from] = range.split('-');
    return [state, from, to];
  });
});

/** Returns whether a ZIP code, with or without its last four digits, is of this state. */
export function isZipOf(code: string, state: string): boolean {
  const [, prefix] = /^(\d{3})\d\d(?:-\d{4})?$/.exec(code) ?? [];
  return (
    prefix !== undefined &&
    zipRanges.some(([own, from, to]) => own === state && from <= prefix && prefix <= to)
  );
}

const australianStates = new Map(
  AUSTRALIAN_POSTCODES.split(', ').map((entry) => {
    const [state = '', ...prefixes] = entry.split(' ');
    return [state, prefixes];
  }),
);

function isAustralian(code: string, state: string): boolean {
  const prefixes = australianStates.get(state) ?? [];
  return /^\d{4}$/.test(code) && prefixes.some((prefix) => code.startsWith(prefix));
}
