import { z } from 'zod';

const problemSchema = z.discriminatedUnion('problem', [
  /** More than the browser syncs. */
  z.object({ problem: z.literal('too-large') }),
  /** A later version of Handset wrote it. It is not overwritten. */
  z.object({ problem: z.literal('newer') }),
  /** It holds unknown settings or wrong values, at these paths. */
  z.object({ problem: z.literal('unread'), paths: z.array(z.string()) }),
  /** The browser did not store it. */
  z.object({ problem: z.literal('failed') }),
]);

/** Why settings are not synced. Those here stay as they are. */
export type SyncProblem = z.infer<typeof problemSchema>;

/**
 * Sync of settings through the browser's own sync, which the rep turns on. The background writes what the rep
 * chose, some seconds after a change, and takes over what another browser wrote later. Only settings that a settings
 * file may hold are synced, and of these none that belongs to a workspace: never a token, a call, the do-not-call list
 * or a customer's number.
 *
 * How far that came in this browser. Times are epoch ms.
 */
export const syncStateSchema = z.object({
  /** When what is here was changed, by whichever browser; absent until anything was synced. */
  at: z.number().optional(),
  /** The synced settings as they were here then. */
  text: z.string().optional(),
  /** When the rep changed a setting since. */
  changedAt: z.number().optional(),
  problem: problemSchema.optional(),
});

/** How far this browser's settings are synced. */
export type SyncState = z.infer<typeof syncStateSchema>;
