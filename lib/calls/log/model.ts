import { z } from 'zod';

/** Names the format of a file of calls. */
export const CALLS_FILE_FORMAT = 'handset-calls';

/** A file of calls. Each entry is parsed separately, so that a wrong one does not spoil the others. */
export const callsFileSchema = z.object({
  format: z.literal(CALLS_FILE_FORMAT),
  version: z.literal(1),
  calls: z.array(z.unknown()),
});

/** An entry of a file that is not taken. */
export interface BadImportEntry {
  /** Its position in the file, from 1. */
  position: number;
  /**
   * - `unreadable`: a field is missing or wrong
   * - `open`: the call was not over when the file was written
   * - `future`: it changed after now
   * - `other_call`: the log has it under another id
   */
  fault: 'unreadable' | 'open' | 'future' | 'other_call';
  /** The first field that is missing or wrong. */
  field?: string;
}

/** An entry of a file, as it was written. */
export interface ImportEntry {
  position: number;
  entry: unknown;
}

/** The result of importing entries. */
export interface ImportedCalls {
  added: number;
  /** Calls or wrap-ups of which the file had the newer version. */
  updated: number;
  /** The log has them as new, or newer. */
  already: number;
  bad: BadImportEntry[];
}

/** Why a call is kept when the log is deleted. */
export const keepReasons = ['open', 'not_logged', 'follow_up', 'draft'] as const;

/** One of {@link keepReasons}. */
export type KeepReason = (typeof keepReasons)[number];

/** What deleting the log would do. */
export interface LogDeletion {
  /** Number of calls that would be deleted. */
  deletes: number;
  /** Number of calls that would stay, by reason. */
  keeps: Partial<Record<KeepReason, number>>;
}
