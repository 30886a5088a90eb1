/** A subscriber number in pairs, as in Russia and Ukraine: `201-23-46`. Hardly anything else looks like it. */
export const IN_PAIRS = /^\d{1,3}-\d\d-\d\d$/;

/** Returns a pattern of digits that are grouped like these, by any usual sign. */
export function groupedLike(digits: string): string {
  return digits.replace(/\d/g, String.raw`\d`).replace(/[ .-]/g, '[ .-]');
}
