import { parseArgs } from 'node:util';
import { z } from 'zod';

/** Possible shapes of a history entry. docs/service-interface.md shows only `recording`. */
const HISTORY_SHAPES = ['all', 'minimal', 'id', 'recording', 'local'] as const;

const optionsSchema = z.object({
  /** 0 means any free port. */
  port: z.coerce.number().int().min(0).max(65535).default(0),
  host: z.string().min(1).default('127.0.0.1'),
  /** The same seed gives the same data and the same outcome for each callee. */
  seed: z.string().min(1).default('handset'),
  /** Speed of calls relative to real time. At 50 a call takes about a second. */
  speed: z.coerce.number().positive().max(100_000).default(1),
  /** `all` fields; `minimal`: `call_id` and `recording`; `id` instead of `call_id`; only `recording`; `local`: numbers without `+`, times without a zone. */
  historyShape: z.enum(HISTORY_SHAPES).default('all'),
  /** Links to recordings are signed, and expire after this many seconds. Without it they never do. */
  linkSeconds: z.coerce.number().positive().optional(),
  /** Total number of contacts in all campaigns. */
  contacts: z.coerce.number().int().min(0).max(1_000_000).default(20_000),
  /** Requests per minute, instead of the limits of the plans. */
  rate: z.coerce.number().int().min(1).optional(),
  /** Serves `/faults`, which makes responses fail, and `/colleague-calls`. */
  faults: z.boolean().default(false),
  /** The key that the transcription endpoint wants. Without it, it wants none. */
  transcriptionKey: z.string().min(1).optional(),
  /** SQLite file. Without it the database is in memory. */
  db: z.string().min(1).optional(),
});

/** Options of a sandbox with defaults filled in. */
export type SandboxOptions = z.output<typeof optionsSchema>;

/** Options as a caller gives them. All are optional. */
export type SandboxOptionsInput = z.input<typeof optionsSchema>;

/** Fills in defaults. Throws a readable error for a wrong value. */
export function parseOptions(input: SandboxOptionsInput): SandboxOptions {
  const parsed = optionsSchema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new Error(`Wrong option. ${z.prettifyError(parsed.error)}`);
}

/** Reads the command line: `--port`, `--host`, `--seed`, `--speed`, `--history-shape`, `--link-seconds`, `--contacts`, `--rate`, `--transcription-key`, `--db`, `--faults`. */
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
      'link-seconds': text,
      contacts: text,
      rate: text,
      'transcription-key': text,
      db: text,
      faults: { type: 'boolean' },
    },
  });
  const {
    'history-shape': historyShape,
    'link-seconds': linkSeconds,
    'transcription-key': transcriptionKey,
    ...rest
  } = values;
  return parseOptions({
    ...rest,
    ...(transcriptionKey !== undefined && { transcriptionKey }),
    ...(linkSeconds !== undefined && { linkSeconds: Number(linkSeconds) }),
    ...(historyShape !== undefined && shape(historyShape)),
  });
}

function shape(value: string): { historyShape: SandboxOptions['historyShape'] } {
  return { historyShape: z.enum(HISTORY_SHAPES).parse(value) };
}
