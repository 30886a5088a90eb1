/** Returns the digits of a written number; null if it contains other than phone punctuation. */
export function digitsOf(written: string): string | null {
  if (!/^\s*\+?[\d\s().\-/]+$/.test(written)) return null;
  const digits = written.replace(/\D/g, '');
  return digits.length >= 5 && digits.length <= 15 ? digits : null;
}

// Country codes of the sandbox's DIDs.
const COUNTRY_CODES = ['1', '33', '44', '49', '61'];

/**
 * Returns whether a written number is this DID, with or without `+` and country code (interface
 * document, click-to-dial rule 1). `did` is in E.164.
 */
export function isSameNumber(written: string, did: string): boolean {
  const digits = digitsOf(written);
  const full = did.slice(1);
  if (digits === null) return false;
  const code = COUNTRY_CODES.find((candidate) => full.startsWith(candidate)) ?? '';
  return digits === full || (!written.includes('+') && digits === full.slice(code.length));
}
