/** Checks that tell whether digits are a card number, an ISBN, a series or an IP address. */
export const CHECK_DIGITS = {
  /** Cards (ISO/IEC 7812-1 annex B). */
  luhn: (text: string): boolean => {
    const digits = text.replace(/\D/g, '');
    let sum = 0;
    for (let at = 0; at < digits.length; at++) {
      const digit = Number(digits.at(-1 - at));
      const weighted = at % 2 === 1 ? digit * 2 : digit;
      sum += weighted > 9 ? weighted - 9 : weighted;
    }
    return sum % 10 === 0;
  },
  /** ISBN-13 (ISO 2108). */
  isbn: (text: string): boolean => {
    const digits = [...text.replace(/\D/g, '')].map(Number);
    return digits.reduce((sum, digit, at) => sum + digit * (at % 2 ? 3 : 1), 0) % 10 === 0;
  },
  /** An arithmetic series, as in paging and tables (`10 20 30 40 50`). */
  steps: (text: string): boolean => {
    const numbers = text.split(/\D+/).map(Number);
    const step = (numbers[1] ?? 0) - (numbers[0] ?? 0);
    return (
      step !== 0 && numbers.slice(1).every((number, at) => number - (numbers[at] ?? 0) === step)
    );
  },
  /** A list of models in order (`500/600/1200`, `7500/5520/5500`): of one length, or ending in zero. */
  sorted: (text: string): boolean => {
    const parts = text.split('/');
    const isIn = (order: 1 | -1) =>
      parts.every((part, at) => at === 0 || order * (Number(part) - Number(parts[at - 1])) > 0);
    const sameLength = parts.every((part) => part.length === parts[0]?.length);
    return (isIn(1) || isIn(-1)) && (sameLength || parts.every((part) => part.endsWith('0')));
  },
  /**
   * An IPv4 address: parts have no leading zero. Two-digit parts only are more likely a phone
   * number.
   */
  bytes: (text: string): boolean => {
    const parts = text.split('.');
    const bytes = parts.every((part) => Number(part) < 256 && String(Number(part)) === part);
    return bytes && parts.some((part) => part.length !== 2);
  },
} as const;
