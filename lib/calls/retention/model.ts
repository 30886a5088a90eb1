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
