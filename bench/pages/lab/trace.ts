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

/** Trace categories: script calls on every thread. */
export const TRACED = ['-*', 'devtools.timeline'];

/** Events in which a script runs. */
const SCRIPT_EVENTS = new Set(['EvaluateScript', 'FunctionCall', 'RunMicrotasks']);

/** Returns the longest time of one script task on a page's main thread, in ms. */
export function longestSlice(trace: Uint8Array): number {
  const { traceEvents } = traceSchema.parse(JSON.parse(new TextDecoder().decode(trace)));
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const slices = traceEvents
    .filter(({ name, pid, tid }) => SCRIPT_EVENTS.has(name) && mains.has(`${pid} ${tid}`))
    .map(({ tdur }) => tdur / 1000);
  return slices.reduce((longest, slice) => Math.max(longest, slice), 0);
}
