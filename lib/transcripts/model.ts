/**
 * Why there is no transcript.
 * - `off`: the rep did not allow this address, or none is named
 * - `refused-recording`: the callee refused to be recorded
 * - `site-not-allowed`, `not-loaded`, `expired`, `not-audio`, `too-large`: the recording could not be loaded or sent
 * - `not-allowed`: the browser lets Handset not reach the address
 * - `no-key`, `wrong-key`: the address wants a key, or another one
 * - `busy`, `failed`: the address asks to wait, or has a fault of its own
 * - `refused`: it does not take this file or model
 * - `unreadable`: what came is no transcript
 * - `no-words`: nobody said anything
 * - `stopped`: the rep cancelled
 */
export const transcriptProblems = [
  ...(['off', 'no-recording', 'refused-recording', 'site-not-allowed', 'not-loaded'] as const),
  ...(['expired', 'not-audio', 'too-large', 'not-allowed', 'unreachable', 'timeout'] as const),
  ...(['no-key', 'wrong-key', 'busy', 'failed', 'refused', 'unreadable', 'no-words'] as const),
  'stopped',
] as const;

/** Why there is no transcript. */
export type TranscriptProblem = (typeof transcriptProblems)[number];

/**
 * How far transcripts work: no address is named; the rep did not allow it, or allowed another one, which was named
 * before; the browser lets Handset not reach it; it does not answer; it does.
 */
export type TranscriptReach =
  | 'none'
  | 'off'
  | 'moved'
  | 'not-allowed'
  | 'unreachable'
  | 'reachable';

/** What is said in a recording; `isCut` if there was more. */
interface Transcript {
  text: string;
  isCut: boolean;
}

/** What came of asking for a transcript. `site` is the recording's, if the browser must allow it first. */
export type TranscriptResult = Transcript | { problem: TranscriptProblem; site?: string };

/** The longest transcript, in bytes of UTF-8: about an hour of speech. A note takes more. */
export const MAX_TRANSCRIPT_BYTES = 60_000;

/** The largest file that is sent, in bytes: the limit of most servers. */
export const MAX_FILE_BYTES = 25_000_000;

/** Whether the browser's own model can summarise. `later`: it would first have to be loaded, which is gigabytes. */
export type SummaryAvailability = 'available' | 'later' | 'none';
