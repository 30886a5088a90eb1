import { type CountryCode, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';

/** A contact of the CRM. */
export interface Partner {
  name: string;
  phone: string;
  e164: string;
  /** Not filled in where absent. */
  country?: CountryCode;
}

const COUNTRIES = 'GB DE FR SE AU HU US CA IE CH AT NL BE ES IT PL FI JP CN SG'.split(
  ' ',
) as CountryCode[];
const INTERNATIONAL = COUNTRIES.slice(3, 8);
const WITHOUT_COUNTRY: CountryCode[] = ['GB', 'DE', 'JP', 'FI', 'US'];

/** Thirty contacts of twenty countries, with the example numbers of the numbering plans. */
export const partners: readonly Partner[] = [
  ...COUNTRIES.map((country) => ({ ...partner(country, 'at home', false), country })),
  ...INTERNATIONAL.map((country) => ({ ...partner(country, 'abroad', true), country })),
  ...WITHOUT_COUNTRY.map((country) => partner(country, 'anywhere', false)),
];

function partner(country: CountryCode, where: string, international: boolean): Partner {
  const number = getExampleNumber(country, examples);
  if (!number) throw new Error(`no example number of ${country}`);
  const phone = international ? number.formatInternational() : number.formatNational();
  return { name: `Handset ${country} ${where}`, phone, e164: number.number };
}
