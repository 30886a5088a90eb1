import { z } from 'zod';

/** Operations by the last part of their path. */
export const OPERATIONS = [
  'campaign-list',
  'audience-list',
  'create-agent',
  'click-to-dial',
  'history',
] as const;

/**
 * What may go wrong with an answer.
 *
 * | kind           | what the client meets                                                        |
 * |----------------|------------------------------------------------------------------------------|
 * | `refused`      | nobody listens at the port for `ms`, from the moment the fault is set         |
 * | `reset`        | the connection is reset instead of an answer                                  |
 * | `late`         | the right answer, after `ms`                                                  |
 * | `trickle`      | the right answer, spread over `ms`                                            |
 * | `html`         | 200 with a sign-in page                                                       |
 * | `truncated`    | the first half of the right answer                                            |
 * | `cut-off`      | as `truncated`, and the connection is reset where the rest should come        |
 * | `wrong-types`  | the right answer with every value of another type                             |
 * | `missing`      | the right answer without its fields                                           |
 * | `huge`         | 200 with a body of 50 MB                                                      |
 * | `error-in-200` | 200 with `error: true` in the envelope                                        |
 * | `status`       | `status` in the shape of the operation, with `retryAfter` if wanted           |
 * | `redirect`     | 307 to `to`                                                                   |
 * | `clock-off`    | the right answer from a clock that is an hour ahead                           |
 */
export const FAULT_KINDS = [
  'refused',
  'reset',
  'late',
  'trickle',
  'html',
  'truncated',
  'cut-off',
  'wrong-types',
  'missing',
  'huge',
  'error-in-200',
  'status',
  'redirect',
  'clock-off',
] as const;

/** One fault as it is set at the control endpoint. */
export const faultSchema = z.object({
  kind: z.enum(FAULT_KINDS),
  /** Where; everywhere when absent. */
  operation: z.enum(OPERATIONS).optional(),
  /** How many requests it meets; then it is over. */
  times: z.int().min(1).default(1),
  /**
   * True: the operation is done first and its answer lost. Faults of the right answer (`late`,
   * `trickle`, `truncated`, `cut-off`, `wrong-types`, `missing`, `clock-off`) always are.
   */
  after: z.boolean().default(false),
  /** For `refused`, `late` and `trickle`: real milliseconds. */
  ms: z.int().min(0).default(100_000),
  /** For `status`. */
  status: z.int().min(400).max(599).default(500),
  /** For `status`: how `Retry-After` says half a minute, if at all. */
  retryAfter: z.enum(['none', 'seconds', 'date']).default('none'),
  /** For `redirect`. */
  to: z.url().default('http://localhost:9/elsewhere'),
});

/** See {@link faultSchema}. */
export type Fault = z.output<typeof faultSchema>;

/** A fault as one writes it. */
export type FaultInput = z.input<typeof faultSchema>;

/** Faults of the right answer: the operation is always done. */
const OF_RIGHT_ANSWER: readonly Fault['kind'][] = [
  'late',
  'trickle',
  'truncated',
  'cut-off',
  'wrong-types',
  'missing',
  'clock-off',
];

/** Is the operation done before this fault spoils its answer? */
export function happensAfter(fault: Fault): boolean {
  return fault.after || OF_RIGHT_ANSWER.includes(fault.kind);
}
