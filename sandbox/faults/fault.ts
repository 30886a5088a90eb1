import { z } from 'zod';

/** Operations by the last part of their path. */
export const FAULT_OPERATIONS = [
  'campaign-list',
  'audience-list',
  'create-agent',
  'click-to-dial',
  'history',
] as const;

/**
 * Faults of a response.
 *
 * | kind           | what the client gets                                                         |
 * |----------------|------------------------------------------------------------------------------|
 * | `refused`      | the port is closed for `ms` from the moment the fault is set                  |
 * | `reset`        | the connection is reset instead of a response                                 |
 * | `late`         | the right response, after `ms`                                                |
 * | `trickle`      | the right response, spread over `ms`                                          |
 * | `html`         | 200 with a sign-in page                                                       |
 * | `truncated`    | the first half of the right response                                          |
 * | `cut-off`      | as `truncated`, then the connection is reset                                  |
 * | `wrong-types`  | the right response with every value of another type                           |
 * | `missing`      | the right response without its fields                                         |
 * | `huge`         | 200 with a body of 50 MB                                                      |
 * | `error-in-200` | 200 with `error: true` in the envelope                                        |
 * | `status`       | `status` in the format of the operation, with `retryAfter` if set             |
 * | `redirect`     | 307 to `to`                                                                   |
 * | `clock-off`    | the right response from a clock that is an hour ahead                         |
 */
const FAULT_KINDS = [
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

/** A fault, as set at the control endpoint. */
export const faultSchema = z.object({
  kind: z.enum(FAULT_KINDS),
  /** The operation that fails; all operations if absent. */
  operation: z.enum(FAULT_OPERATIONS).optional(),
  /** Number of requests that fail. */
  times: z.int().min(1).default(1),
  /**
   * True if the operation runs and its response is lost. Always so for faults that change the right
   * response (`late`, `trickle`, `truncated`, `cut-off`, `wrong-types`, `missing`, `clock-off`).
   */
  after: z.boolean().default(false),
  /** Real milliseconds, for `refused`, `late` and `trickle`. */
  ms: z.int().min(0).default(100_000),
  /** For `status`. */
  status: z.int().min(400).max(599).default(500),
  /** Format of `Retry-After` (half a minute), for `status`. */
  retryAfter: z.enum(['none', 'seconds', 'date']).default('none'),
  /** For `redirect`. */
  to: z.url().default('http://localhost:9/elsewhere'),
});

/** See {@link faultSchema}. */
export type Fault = z.output<typeof faultSchema>;

/** A fault before defaults are filled in. */
export type FaultInput = z.input<typeof faultSchema>;

/** Faults that change the right response, so the operation always runs. */
const CHANGES_RESPONSE: readonly Fault['kind'][] = [
  'late',
  'trickle',
  'truncated',
  'cut-off',
  'wrong-types',
  'missing',
  'clock-off',
];

/** Returns whether the operation runs before this fault changes its response. */
export function runsOperation(fault: Fault): boolean {
  return fault.after || CHANGES_RESPONSE.includes(fault.kind);
}
