/** Possible outcomes of a call. */
export const OUTCOMES = [
  'answered',
  'not-recorded',
  'rep-no-answer',
  'no-answer',
  'busy',
  'refused',
  'failed',
] as const;

/** See {@link OUTCOMES}. */
export type CallEnding = (typeof OUTCOMES)[number];

/**
 * Outcomes by the last two digits of the callee. Tests and demonstrations choose a callee by this
 * table.
 *
 * | last two digits | what happens                                                     |
 * |-----------------|------------------------------------------------------------------|
 * | 00–79           | customer answers, rep answers, they talk, the call is recorded   |
 * | 80–92           | a random outcome of the seed ({@link RANDOM_OUTCOMES})           |
 * | 93              | as 00–79, but nobody speaks: the recording has a ringing tone    |
 * | 94              | as 00–79, but no recording is made                               |
 * | 95              | customer answers, the rep's phone rings out                      |
 * | 96              | number cannot be reached, the call ends at once                  |
 * | 97              | busy                                                             |
 * | 98              | customer does not answer                                         |
 * | 99              | customer refuses the call                                        |
 */
const OUTCOME_BY_LAST_DIGITS: Readonly<Record<string, CallEnding>> = {
  '93': 'answered',
  '94': 'not-recorded',
  '95': 'rep-no-answer',
  '96': 'failed',
  '97': 'busy',
  '98': 'no-answer',
  '99': 'refused',
};

/** Outcomes of 80–92 with their cumulative shares. The remaining 65 % are answered. */
const RANDOM_OUTCOMES: ReadonlyArray<readonly [number, CallEnding]> = [
  [0.15, 'no-answer'],
  [0.25, 'busy'],
  [0.3, 'refused'],
  [0.35, 'rep-no-answer'],
];

/** Returns the outcome of a call to a callee. */
export function outcomeOf(callee: string, random: () => number): CallEnding {
  const ending = lastDigits(callee);
  const certain = OUTCOME_BY_LAST_DIGITS[ending];
  if (certain !== undefined) return certain;
  if (Number(ending) < 80) return 'answered';
  const chance = random();
  return RANDOM_OUTCOMES.find(([share]) => chance < share)?.[1] ?? 'answered';
}

/** Returns whether nobody speaks in the recording of a call to a callee. */
export function isSilent(callee: string): boolean {
  return lastDigits(callee) === '93';
}

function lastDigits(callee: string): string {
  return callee.replace(/\D/g, '').slice(-2);
}
