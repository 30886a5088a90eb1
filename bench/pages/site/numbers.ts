import { pickOne, wholeNumberBetween } from '@/sandbox/random';

/** Area codes of the fictional 555-01xx numbers: 100 numbers each. */
const AREAS = [
  201, 202, 203, 206, 207, 208, 209, 210, 212, 213, 214, 215, 216, 217, 218, 219, 224, 225, 228,
  229, 231, 234, 239, 240, 248, 251, 252, 253, 254, 256, 260, 262, 267, 269, 270, 276, 281, 301,
  302, 303, 304, 305, 307, 308, 309, 310, 312, 313, 314, 315,
];

/** Returns the `nth` fictional number in one of the common formats. There are 5,000 different ones. */
export function writtenNumber(nth: number): string {
  const area = AREAS[Math.floor(nth / 100) % AREAS.length];
  const line = String(100 + (nth % 100)).padStart(4, '0');
  const ways = [
    `(${area}) 555-${line}`,
    `+1 ${area} 555 ${line}`,
    `${area}-555-${line}`,
    `${area}.555.${line}`,
    `+1${area}555${line}`,
  ];
  return ways[nth % ways.length] ?? '';
}

/** Returns digits that look like a number: an amount, date, time, id or percentage. */
export function lookAlike(random: () => number): string {
  const two = (most: number) => String(wholeNumberBetween(random, 1, most)).padStart(2, '0');
  const digits = (count: number) =>
    Array.from({ length: count }, () => wholeNumberBetween(random, 0, 9)).join('');
  return pickOne(random, [
    () => `$${wholeNumberBetween(random, 1, 99)},${digits(3)}.${digits(2)}`,
    () => `20${wholeNumberBetween(random, 10, 26)}-${two(12)}-${two(28)}`,
    () => `${two(23)}:${wholeNumberBetween(random, 10, 59)}`,
    () => `INV-${digits(6)}`,
    () => digits(wholeNumberBetween(random, 1, 8)),
    () => `${digits(4)}.${digits(2)}`,
    () => `${wholeNumberBetween(random, 0, 100)}.${digits(1)} %`,
    () => `${two(12)}/${two(28)}/20${wholeNumberBetween(random, 10, 26)}`,
  ])();
}
