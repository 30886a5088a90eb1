import type { Hono } from 'hono';
import { z } from 'zod';
import { FAULT_OPERATIONS, type Fault, faultSchema } from './fault';

/** The active faults. */
export interface FaultList {
  /** Returns the fault for a request, if any, and counts it. */
  take(path: string): Fault | undefined;
}

const listSchema = z.union([z.array(faultSchema), faultSchema.transform((fault) => [fault])]);

/**
 * Serves `/faults`: GET returns the remaining faults, PUT replaces them by one fault or a list, DELETE
 * clears them. It exists only in a sandbox started with `--faults`. `stopListening` closes the port
 * for a number of milliseconds.
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
    c.header('connection', 'close'); // Later requests must use a new connection.
    return c.json(faults);
  });
  return { take: (path) => takeFrom(faults, path) };
}

function takeFrom(faults: Fault[], path: string): Fault | undefined {
  const operation = FAULT_OPERATIONS.find((name) => path.endsWith(`/${name}`));
  const fault = faults.find(
    (one) => one.times > 0 && [undefined, operation].includes(one.operation),
  );
  if (fault !== undefined) fault.times -= 1;
  return fault;
}
