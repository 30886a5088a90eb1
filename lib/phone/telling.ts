import { byScript } from './latin';

/**
 * What a country may be told by: what a name begins with or a code is made of, a number with its `+`,
 * a flag, a post code. Georgian is written without capitals.
 */
export const tellingIn = byScript(String.raw`[\p{Lu}\p{Lo}\u10d0-\u10fa\p{RI}+〒]`);
