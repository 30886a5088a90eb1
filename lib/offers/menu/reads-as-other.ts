import type { CountryCode } from '@/lib/phone/candidates/types';
import { readDialText } from '@/lib/phone/dial-text';
import { readsAsNumber } from '@/lib/sites/callee/number-like-name';

/**
 * Returns whether a text reads as a number, but not as this one. A number without a country code is read in the
 * callee's country: `tel:+4420…` is often written `020 …`.
 */
export function readsAsOther(text: string, callee: string, fallback: CountryCode): boolean {
  const shown = text.normalize('NFKC');
  const own = readDialText(callee, fallback);
  const read = readDialText(shown, (own.ok && own.country) || fallback);
  return read.ok ? read.e164 !== callee : readsAsNumber(shown);
}
