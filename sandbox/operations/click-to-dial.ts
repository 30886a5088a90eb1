import type { Context } from 'hono';
import { z } from 'zod';
import { type ClickToDialRequest, clickToDialRequestSchema } from '@/lib/service/click-to-dial';
import { type Caller, findCaller } from '@/sandbox/auth';
import { placeCall } from '@/sandbox/calls';
import { digitsOf, isSameNumber } from '@/sandbox/numbers';
import { refuse, UNAUTHORISED } from '@/sandbox/respond';
import type { World } from '@/sandbox/world';

/** Headers that carry the token of the click-to-dial operations. */
export const CLICK_TO_DIAL_HEADERS = ['token', 'api_access_token'];

const NOT_OWNED =
  'This DID number does not belong to your account. Please buy the number before using it.';

/** POST click-to-dial: accepts the call, or refuses with 401 or 422 in the envelope. */
export async function clickToDial(world: World, c: Context): Promise<Response> {
  const caller = findCaller(world, c.req.raw.headers, CLICK_TO_DIAL_HEADERS);
  if (caller === null) return refuse(c, 401, UNAUTHORISED, world.now);
  const request = clickToDialRequestSchema.safeParse(await readJson(c));
  if (!request.success) return refuse(c, 422, inWords(request.error), world.now);
  const problem = problemOf(world, caller, request.data);
  if (problem !== null) return refuse(c, 422, problem, world.now);
  const callId = placeCall(world, toCall(caller, request.data));
  return c.json({ data: { call_id: callId }, message: 'Call initiated successfully.' });
}

function problemOf(world: World, caller: Caller, request: ClickToDialRequest): string | null {
  for (const field of ['client_number', 'user_number', 'did_number'] as const) {
    if (digitsOf(request[field]) === null) return `${field}: not a phone number.`;
  }
  return ownedDid(world, caller, request.did_number) === null ? NOT_OWNED : null;
}

function ownedDid({ db }: World, caller: Caller, written: string): string | null {
  const rows = db.prepare('SELECT e164 FROM dids WHERE workspace_id = ?').all(caller.workspaceId);
  const dids = z.array(z.object({ e164: z.string() })).parse(rows);
  return dids.find(({ e164 }) => isSameNumber(written, e164))?.e164 ?? null;
}

function toCall(caller: Caller, request: ClickToDialRequest) {
  return {
    workspaceId: caller.workspaceId,
    clientNumber: request.client_number,
    userNumber: request.user_number,
    didNumber: request.did_number,
    appId: request.app_id ?? null,
    objectId: request.object_id ?? null,
    submittedId: request.submitted_id ?? null,
    slug: request.slug ?? null,
  };
}

async function readJson(c: Context): Promise<unknown> {
  return c.req.json().catch(() => undefined);
}

function inWords(error: z.ZodError): string {
  return error.issues
    .map((issue) => `${issue.path.join('.') || 'body'}: ${issue.message}`)
    .join('; ');
}
