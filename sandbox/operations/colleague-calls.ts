import type { Context } from 'hono';
import { z } from 'zod';
import type { SandboxDeps } from '@/sandbox/deps';
import { findCaller } from '@/sandbox/http/auth';
import { respondError, UNAUTHORISED } from '@/sandbox/http/respond';
import { placeCall } from '@/sandbox/telephony/calls';
import { CLICK_TO_DIAL_HEADERS } from './click-to-dial';

/** Path at which a sandbox with `--faults` takes calls of colleagues (POST). */
export const COLLEAGUE_CALLS_PATH = '/colleague-calls';

/** The phone of the colleague, who is always the same one. */
const COLLEAGUE = '+12125550190';

const bodySchema = z.object({
  client_number: z.string(),
  /** How long ago the call was made. A negative number is in the future. */
  minutes_ago: z.number().default(0),
});

/** POST /colleague-calls: a colleague of the token's workspace called, a while ago. No part of the service. */
export async function answerColleagueCalls(deps: SandboxDeps, c: Context): Promise<Response> {
  const caller = findCaller(deps, c.req.raw.headers, CLICK_TO_DIAL_HEADERS);
  if (caller === null) return respondError(c, 401, UNAUTHORISED, deps.now);
  const body = bodySchema.safeParse(await c.req.json().catch(() => undefined));
  if (!body.success) return c.json({ detail: z.prettifyError(body.error) }, 400);
  const { client_number: clientNumber, minutes_ago: minutesAgo } = body.data;
  const { workspaceId } = caller;
  const { e164: didNumber } = z
    .object({ e164: z.string() })
    .parse(deps.db.prepare('SELECT e164 FROM dids WHERE workspace_id = ?').get(workspaceId));
  const numbers = { clientNumber, userNumber: COLLEAGUE, didNumber };
  const tracking = { appId: null, objectId: null, submittedId: null, slug: null };
  const placedAt = deps.now() - minutesAgo * 60_000;
  return c.json({ call_id: placeCall(deps, { workspaceId, ...numbers, ...tracking }, placedAt) });
}
