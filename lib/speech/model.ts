import { z } from 'zod';

/** What a recording consists of. `other` is music or steady noise without a voice. */
const heardKinds = ['voice', 'tones', 'other', 'silence'] as const;

const share = z.number().min(0).max(1);
const seconds = z.number().nonnegative();

/**
 * What the sound of a recording tells, without knowing a word of it. Times in seconds from its beginning. A machine's
 * voice and a singer's count as voices.
 */
const speechFactsSchema = z.object({
  heard: z.enum(heardKinds),
  duration: seconds,
  /** The share of the time in which there is no voice, tone or music. */
  silence: share,
  /** The longest time without a voice between two voices. Absent if nobody spoke. */
  longestPause: seconds.optional(),
  /** When the first voice begins. Absent if nobody spoke. */
  firstVoice: seconds.optional(),
  /**
   * The voice time of the first and of the second channel as shares of both. Absent, which means unknown, unless
   * each channel carries a party of its own.
   */
  talk: z.tuple([share, share]).optional(),
  /** The file ended before its end, or could not be read further: the facts are of what could be read. */
  isCutShort: z.literal(true).optional(),
});

/** What the sound of a recording tells. */
export type SpeechFacts = z.infer<typeof speechFactsSchema>;

/**
 * Why a recording could not be read.
 * - `not-allowed`: the browser lets no extension without host access read files of this site
 * - `not-loaded`: the site did not answer, or refused
 * - `not-audio`: a page or another file instead of a recording
 * - `no-decoder`: sound in a format that this browser cannot decode
 * - `damaged`: no sound could be decoded
 */
export const readingProblems = [
  ...(['not-allowed', 'not-loaded', 'expired', 'too-large'] as const),
  ...(['not-audio', 'no-decoder', 'damaged'] as const),
] as const;

/** Why a recording could not be read. */
export type ReadingProblem = (typeof readingProblems)[number];

/** What came of reading a recording. */
export const readingResultSchema = z.union([
  z.object({ facts: speechFactsSchema }),
  z.object({ problem: z.enum(readingProblems) }),
]);

/** What came of reading a recording. */
export type ReadingResult = z.infer<typeof readingResultSchema>;

const readingSchema = z.object({
  callId: z.string(),
  /** The link that was read: a new one is a reason to read again. */
  link: z.string(),
  /** Epoch ms. */
  readAt: z.number(),
  result: readingResultSchema,
});

/** What came of reading the recording of a call, as it is stored. */
export type SpeechReading = z.infer<typeof readingSchema>;

/** Returns a stored row as a reading; undefined if it cannot be read. */
export function parseReading(row: unknown): SpeechReading | undefined {
  return readingSchema.safeParse(row).data;
}

/** Returns the facts of a stored row, if there are any. */
export function factsOf(row: unknown): SpeechFacts | undefined {
  const result = parseReading(row)?.result;
  return result && 'facts' in result ? result.facts : undefined;
}

/** Returns whether no voice was heard in a recording that was read to its end. */
export function nobodySpoke({ heard, isCutShort }: SpeechFacts): boolean {
  return heard !== 'voice' && !isCutShort;
}
