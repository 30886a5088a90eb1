import process from 'node:process';

/**
 * How much the tests try that can take long: everything with `npm run soak` (`HANDSET_SOAK=full`), a
 * little of everything with `npm run soak -- --small` (`small`), otherwise what fits into `npm test`.
 */
export const soak: string | undefined = process.env.HANDSET_SOAK;

/** The full count under `npm run soak`, else the smaller one. */
export function countOf(full: number, less: number): number {
  return soak === 'full' ? full : less;
}
