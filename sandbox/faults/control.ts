import type { Hono } from 'hono';
import { z } from 'zod';
import { type Fault, faultSchema, OPERATIONS } from './fault';

/** Faults that are set and not yet over. */
export interface FaultList {
  /** The fault that this request meets, if any; counts it. */
  take(path: string): Fault | undefined;
}

const listSchema = z.union([z.array(faultSchema), faultSchema.transform((fault) => [fault])]);

/**
 * Serves `/faults`: GET shows what is still to come, PUT sets a fault or a list of them in place of
 * the last ones, DELETE clears. It exists only in a sandbox started with `--faults`.
 * `stopListening` closes the port for so many milliseconds.
 */
export function serveFaults(app: Hono, stopListening: (ms: number) => void): FaultList {
  let faults: Fault[] = [];
  app.get('/faults', (c) => c.json(faults));
  app.delete('/faults', (c) => {
    faults = [];
    return c.json(faults);
  });
  app.put('/faults', async (c) => {
    const parsed = listSchema.safeParse(await c.req.json().catch(() => undefined));
    if (!parsed.success) return c.json({ detail: z.prettifyError(parsed.error) }, 400);
    faults = parsed.data.filter(({ kind }) => kind !== 'refused');
    const refused = parsed.data.find(({ kind }) => kind === 'refused');
    if (refused !== undefined) stopListening(refused.ms);
    c.header('connection', 'close'); // So that no later request comes by this connection.
    return c.json(faults);
  });
  return { take: (path) => takeFrom(faults, path) };
}

function takeFrom(faults: Fault[], path: string): Fault | undefined {
  const operation = OPERATIONS.find((name) => path.endsWith(`/${name}`));
  const met = faults.find(
    (fault) => fault.times > 0 && [undefined, operation].includes(fault.operation),
  );
  if (met !== undefined) met.times -= 1;
  return met;
}
