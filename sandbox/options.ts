import { parseArgs } from 'node:util';
import { z } from 'zod';

/** Legal shapes of a history entry, since the interface documents `recording` alone. */
export const HISTORY_SHAPES = ['all', 'minimal', 'id', 'recording'] as const;

const optionsSchema = z.object({
  /** 0 takes a free port. */
  port: z.coerce.number().int().min(0).max(65535).default(0),
  host: z.string().min(1).default('127.0.0.1'),
  /** Same seed, same data and same fate of every callee. */
  seed: z.string().min(1).default('handset'),
  /** How much faster than real time calls go; 50 ends a call in about a second. */
  speed: z.coerce.number().positive().max(100_000).default(1),
  /** `all` fields; `minimal`: `call_id` and `recording`; `id` in place of `call_id`; `recording` alone. */
  historyShape: z.enum(HISTORY_SHAPES).default('all'),
  /** Contacts over all campaigns. */
  contacts: z.coerce.number().int().min(0).max(1_000_000).default(20_000),
  /** Requests a minute in place of every plan's own limit. */
  rate: z.coerce.number().int().min(1).optional(),
  /** Serves `/faults`, where answers are told to go wrong. */
  faults: z.boolean().default(false),
  /** SQLite file; in memory when absent. */
  db: z.string().min(1).optional(),
});

/** Settled options of a sandbox. */
export type SandboxOptions = z.output<typeof optionsSchema>;

/** Options as a caller gives them; all may be left out. */
export type SandboxInput = z.input<typeof optionsSchema>;

/** Fills in defaults; throws a readable error on a wrong value. */
export function settleOptions(input: SandboxInput): SandboxOptions {
  const parsed = optionsSchema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new Error(`Wrong option. ${z.prettifyError(parsed.error)}`);
}

/** Reads the command line: `--port`, `--host`, `--seed`, `--speed`, `--history-shape`, `--contacts`, `--rate`, `--db`, `--faults`. */
export function readCommandLine(args: string[]): SandboxOptions {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: {
      port: text,
      host: text,
      seed: text,
      speed: text,
      'history-shape': text,
      contacts: text,
      rate: text,
      db: text,
      faults: { type: 'boolean' },
    },
  });
  const { 'history-shape': historyShape, ...rest } = values;
  return settleOptions({ ...rest, ...(historyShape !== undefined && shape(historyShape)) });
}

function shape(value: string): { historyShape: SandboxOptions['historyShape'] } {
  return { historyShape: z.enum(HISTORY_SHAPES).parse(value) };
}
