import process from 'node:process';

/**
 * Size of long tests: `full` with `npm run soak`, `small` with `npm run soak -- --small`, otherwise
 * undefined, which fits into `npm test`.
 */
export const soak: string | undefined = process.env.HANDSET_SOAK;

/** Returns the full count with `npm run soak`, otherwise the smaller one. */
export function countOf(full: number, less: number): number {
  return soak === 'full' ? full : less;
}
