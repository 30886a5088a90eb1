import { wholeNumberBetween } from '@/sandbox/random';

/**
 * Numbers of thirty countries that reach nobody. `#` is any digit. The first group are ranges that
 * regulators reserve for fiction (NANP 555-01xx, Ofcom, ARCEP, BNetzA, ACMA, PTS, ComReg, NMHH). The
 * other fourteen countries reserve none. Their numbers start with zeros, which no numbering plan
 * assigns, so they cannot be dialled and Handset offers no call to them.
 */
export const NUMBERS_BY_COUNTRY: Readonly<Record<string, readonly [string, ...string[]]>> = {
  US: ['+121255501##', '+141555501##', '+130555501##', '+120655501##', '+171355501##'],
  CA: ['+141655501##', '+160455501##', '+151455501##'],
  GB: ['+442079460###', '+447700900###', '+441614960###', '+441314960###'],
  FR: ['+3319900####', '+33639980###', '+33465710###'],
  DE: ['+493023125###', '+496990009###', '+498999998###', '+494066969###'],
  AU: ['+61255501###', '+61370101###', '+61755502###', '+61870103###'],
  SE: ['+46846500400', '+4684650042#', '+4684650055#', '+4684650089#'],
  IE: ['+353209100###', '+353209120###'],
  HU: ['+3655123###', '+3655456###'],
  PR: ['+178755501##'],
  DO: ['+180955501##'],
  JM: ['+187655501##'],
  BS: ['+124255501##'],
  BB: ['+124655501##'],
  TT: ['+186855501##'],
  BM: ['+144155501##'],
  IN: ['+9100000#####'],
  BR: ['+5500000#####'],
  JP: ['+8100000#####'],
  ES: ['+340000#####'],
  IT: ['+390000#####'],
  NL: ['+310000#####'],
  MX: ['+5200000#####'],
  ZA: ['+270000#####'],
  PL: ['+480000#####'],
  TR: ['+9000000#####'],
  AE: ['+9710000####'],
  SG: ['+650000####'],
  KE: ['+2540000#####'],
  NG: ['+23400000#####'],
};

/** Returns a random number of a country. */
export function fictionalNumber(random: () => number, country: string): string {
  const patterns = NUMBERS_BY_COUNTRY[country] ?? ['+121255501##'];
  const pattern = patterns[wholeNumberBetween(random, 0, patterns.length - 1)] ?? '';
  return pattern.replace(/#/g, () => String(wholeNumberBetween(random, 0, 9)));
}
