import { isSupportedCountry } from 'libphonenumber-js/max';
import metadata from 'libphonenumber-js/metadata.max.json';
import type { CountryCode, LineType } from '@/lib/phone/candidates/types';

/**
 * How numbers with the same leading digits are written, and whether they need their national
 * prefix.
 */
export interface NumberFormat {
  leading: RegExp | undefined;
  pattern: RegExp;
  prefix: 'always' | 'optional' | 'never';
  /** The last part has no fixed length. */
  open: boolean;
}

/**
 * The numbering plan of a country (or of a calling code without a country), with compiled patterns.
 */
export interface NumberingPlan {
  country: CountryCode | undefined;
  callingCode: string;
  pattern: RegExp;
  lengths: readonly number[];
  /** National prefix, as written before a national number. */
  prefix: string;
  prefixForParsing: RegExp | undefined;
  prefixTransform: string;
  /** Leading digits that distinguish this country from others with its calling code. */
  leading: RegExp | undefined;
  idd: RegExp | undefined;
  types: readonly { type: LineType; pattern: RegExp }[];
  fixedIsMobile: boolean;
  formats: readonly NumberFormat[];
}

/**
 * Line types in matching order, with their index in the minified metadata (libphonenumber-js
 * METADATA.md, version 4).
 */
const TYPES: readonly (readonly [LineType, number])[] = [
  ['FIXED_LINE', 0],
  ['MOBILE', 1],
  ['PREMIUM_RATE', 3],
  ['TOLL_FREE', 2],
  ['SHARED_COST', 9],
  ['VOIP', 8],
  ['PERSONAL_NUMBER', 4],
  ['PAGER', 7],
  ['UAN', 6],
  ['VOICEMAIL', 5],
];

const plans = new Map<string, NumberingPlan | undefined>();

/** Returns the plan of a country, compiled on first use; undefined if there is no such country. */
export function numberingPlanOf(country: string): NumberingPlan | undefined {
  if (!plans.has(country)) {
    const known = isSupportedCountry(country) ? country : undefined;
    const row = known && metadata.countries[known];
    plans.set(country, row && compile(row, known));
  }
  return plans.get(country);
}

/**
 * Returns the plans that share a calling code, the main country's first; empty for an unknown code.
 */
export function plansOfCallingCode(callingCode: string): readonly NumberingPlan[] {
  const cached = byCode.get(callingCode);
  if (cached) return cached;
  const countries = metadata.country_calling_codes[callingCode] ?? [];
  const row = metadata.nonGeographic[callingCode];
  const found = row
    ? [compile(row, undefined)]
    : countries.map(numberingPlanOf).filter((plan) => plan !== undefined);
  byCode.set(callingCode, found);
  return found;
}

const byCode = new Map<string, readonly NumberingPlan[]>();

const leadingPatterns = new Map<string, RegExp>();

/** Returns a pattern for the leading digits of any country that shares a calling code. */
export function leadingDigitsOf(callingCode: string): RegExp {
  const known = leadingPatterns.get(callingCode);
  if (known) return known;
  const sources = plansOfCallingCode(callingCode).flatMap(({ leading }) =>
    leading ? [leading.source] : [],
  );
  const any = new RegExp(sources.length > 0 ? sources.join('|') : '^(?!)');
  leadingPatterns.set(callingCode, any);
  return any;
}

/**
 * Compiles patterns on first use. For most countries with a shared code only the leading digits are
 * needed.
 */
function compile(row: readonly unknown[], country: CountryCode | undefined): NumberingPlan {
  const callingCode = textAt(row, 0);
  const rows = listAt(row, 11);
  const prefix = textAt(row, 5);
  const types = once(() => typesOf(rows));
  const formats = once(() => formatsOf(row, callingCode));
  const pattern = once(() => wholePattern(textAt(row, 2)));
  return {
    country,
    callingCode,
    prefix,
    lengths: listAt(row, 3).filter((length) => typeof length === 'number'),
    prefixForParsing: startPattern(textAt(row, 7) || prefix),
    prefixTransform: textAt(row, 8),
    leading: startPattern(textAt(row, 10)),
    idd: startPattern(textAt(row, 1)),
    fixedIsMobile: textAt(listAt(rows, 1), 0) === '' && textAt(listAt(rows, 0), 0) !== '',
    get pattern() {
      return pattern();
    },
    get types() {
      return types();
    },
    get formats() {
      return formats();
    },
  };
}

function once<T>(make: () => T): () => T {
  let cached: { value: T } | undefined;
  return () => {
    cached ??= { value: make() };
    return cached.value;
  };
}

function typesOf(rows: readonly unknown[]): NumberingPlan['types'] {
  return TYPES.flatMap(([type, at]) => {
    const pattern = textAt(listAt(rows, at), 0);
    return pattern ? [{ type, pattern: wholePattern(pattern) }] : [];
  });
}

/** Reads the formats. Countries that share a calling code use the main country's formats. */
function formatsOf(row: readonly unknown[], callingCode: string): NumberFormat[] {
  const main = metadata.country_calling_codes[callingCode]?.[0];
  const source = Array.isArray(row[4]) || !main ? row : (metadata.countries[main] ?? row);
  return listAt(source, 4).flatMap((format) => {
    if (!Array.isArray(format)) return [];
    const rule = textAt(format, 3) || textAt(source, 6);
    const optional = Boolean(format[4] ?? source[9]);
    const leading = listAt(format, 2).at(-1);
    return [
      {
        leading: typeof leading === 'string' ? startPattern(leading) : undefined,
        pattern: wholePattern(textAt(format, 0)),
        prefix: prefixNeed(rule, textAt(source, 5), optional),
        open: /,\d*\}\)$/.test(textAt(format, 0)),
      },
    ];
  });
}

/**
 * Returns whether a format rule such as `0$1` or `($1)` writes the national prefix before the number.
 */
function prefixNeed(rule: string, prefix: string, optional: boolean): NumberFormat['prefix'] {
  const before = rule.slice(0, Math.max(0, rule.indexOf('$1')));
  if (!prefix || !/\d/.test(before)) return 'never';
  return optional ? 'optional' : 'always';
}

function textAt(row: readonly unknown[], at: number): string {
  const value = row[at];
  return typeof value === 'string' ? value : '';
}

function listAt(row: readonly unknown[], at: number): readonly unknown[] {
  const value = row[at];
  return Array.isArray(value) ? value : [];
}

function wholePattern(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`);
}

function startPattern(pattern: string): RegExp | undefined {
  return pattern ? new RegExp(`^(?:${pattern})`) : undefined;
}
