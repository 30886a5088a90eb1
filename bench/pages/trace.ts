import { z } from 'zod';

const traceSchema = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      tdur: z.number().default(0),
      args: z.object({ name: z.unknown() }).partial().default({}),
    }),
  ),
});

/** What is traced: calls of scripts, on every thread. */
export const TRACED = ['-*', 'devtools.timeline'];

/** A script is run, called, or called back by a promise. */
const SCRIPT = new Set(['EvaluateScript', 'FunctionCall', 'RunMicrotasks']);

/** The longest time that a script held a page's main thread at once, in milliseconds. */
export function longestSlice(trace: Uint8Array): number {
  const { traceEvents } = traceSchema.parse(JSON.parse(new TextDecoder().decode(trace)));
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const slices = traceEvents
    .filter(({ name, pid, tid }) => SCRIPT.has(name) && mains.has(`${pid} ${tid}`))
    .map(({ tdur }) => tdur / 1000);
  return slices.reduce((longest, slice) => Math.max(longest, slice), 0);
}
