/** A number format that only adds zeros or a plus sign: `00000000000`, `"+"0`. */
const DIGITS_ONLY = /^("\+"|\\?\+)?(0+|#)(?:;.*)?$/;

/** Returns the text of a cell. `format` tells the number format of a number. */
export function cellText(value: unknown, format: () => string | undefined): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return numberText(value, format());
  if (value instanceof Date) return dateText(value);
  return typeof value === 'boolean' ? String(value) : '';
}

/**
 * The digits of a number, without an exponent below 21 of them. A format may show the zero or the plus sign
 * of a phone number that spreadsheets do not keep.
 */
function numberText(value: number, format = ''): string {
  const [, plus, zeros = ''] = DIGITS_ONLY.exec(format) ?? [];
  const text = String(value);
  if (!/^\d+$/.test(text)) return text;
  return (plus ? '+' : '') + text.padStart(zeros.length, '0');
}

/** A day, a day with a time, or only a time, which spreadsheets count from the end of 1899. */
function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const [day = '', time = ''] = date.toISOString().slice(0, -5).split('T');
  if (date.getUTCFullYear() < 1900) return time;
  return time === '00:00:00' ? day : `${day}T${time}`;
}
