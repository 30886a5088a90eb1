import type { Outcome } from './engine';

/**
 * How a call ends, by the last two digits of the callee. Tests and demonstrations choose a callee by
 * this table; every other ending goes by the seed ({@link BY_CHANCE}).
 *
 * | last two digits | what happens                                                     |
 * |-----------------|------------------------------------------------------------------|
 * | 00–79           | customer answers, rep answers, they talk, the call is recorded   |
 * | 80–93           | by chance of the seed                                            |
 * | 94              | as 00–79, but no recording is ever captured                      |
 * | 95              | customer answers, the rep's phone rings out                      |
 * | 96              | number cannot be reached: ends at once                           |
 * | 97              | busy                                                             |
 * | 98              | customer does not answer                                         |
 * | 99              | customer refuses the call                                        |
 */
export const BY_LAST_DIGITS: Readonly<Record<string, Outcome>> = {
  '94': 'not-recorded',
  '95': 'rep-no-answer',
  '96': 'failed',
  '97': 'busy',
  '98': 'no-answer',
  '99': 'refused',
};

/** Endings of 80–93 with their shares; the rest, 65 in 100, is answered. */
export const BY_CHANCE: ReadonlyArray<readonly [number, Outcome]> = [
  [0.15, 'no-answer'],
  [0.25, 'busy'],
  [0.3, 'refused'],
  [0.35, 'rep-no-answer'],
];

/** The outcome for this callee. */
export function outcomeOf(callee: string, random: () => number): Outcome {
  const ending = callee.replace(/\D/g, '').slice(-2);
  const certain = BY_LAST_DIGITS[ending];
  if (certain !== undefined) return certain;
  if (Number(ending) < 80) return 'answered';
  const chance = random();
  return BY_CHANCE.find(([share]) => chance < share)?.[1] ?? 'answered';
}
