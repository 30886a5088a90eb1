const FIRST_MS = 5_000;

/** The longest wait between two attempts, ms. */
export const MAX_BACK_OFF_MS = 3_600_000;

/** Failed attempts in a row (about a day) after which a delivery waits for the rep. */
export const MAX_ATTEMPTS = 30;

/** The wait after a failed attempt, ms: doubled each time, between half and all of it. */
export function deliveryBackOff(attempts: number, random: number): number {
  const longest = Math.min(FIRST_MS * 2 ** (attempts - 1), MAX_BACK_OFF_MS);
  return Math.round(longest * (0.5 + random / 2));
}
