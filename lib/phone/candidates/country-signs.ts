import { lazyPattern } from './lazy-pattern';

/**
 * Quick check for any sign of a country in a text: the first letter of a name, letters of a code, a
 * `+`, a flag, a postcode mark. Georgian names have no capitals.
 */
export const countrySignIn = lazyPattern(String.raw`[\p{Lu}\p{Lo}\u10d0-\u10fa\p{RI}+〒]`);
