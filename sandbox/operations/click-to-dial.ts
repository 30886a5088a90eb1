import type { Context } from 'hono';
import { z } from 'zod';
import {
  type ClickToDialRequest,
  clickToDialRequestSchema,
} from '@/lib/service/calls/click-to-dial';
import type { SandboxDeps } from '@/sandbox/deps';
import { type Caller, findCaller } from '@/sandbox/http/auth';
import { respondError, UNAUTHORISED } from '@/sandbox/http/respond';
import { placeCall } from '@/sandbox/telephony/calls';
import { digitsOf, isSameNumber } from '@/sandbox/telephony/numbers';

/** Headers with the token of the click-to-dial operations. */
export const CLICK_TO_DIAL_HEADERS = ['token', 'api_access_token'];

const NOT_OWNED =
  'This DID number does not belong to your account. Please buy the number before using it.';

/** POST click-to-dial: places the call, or responds 401 or 422 in the envelope. */
export async function answerClickToDial(deps: SandboxDeps, c: Context): Promise<Response> {
  const caller = findCaller(deps, c.req.raw.headers, CLICK_TO_DIAL_HEADERS);
  if (caller === null) return respondError(c, 401, UNAUTHORISED, deps.now);
  const request = clickToDialRequestSchema.safeParse(await readJson(c));
  if (!request.success) return respondError(c, 422, inWords(request.error), deps.now);
  const problem = problemOf(deps, caller, request.data);
  if (problem !== null) return respondError(c, 422, problem, deps.now);
  const callId = placeCall(deps, toCall(caller, request.data));
  return c.json({ data: { call_id: callId }, message: 'Call initiated successfully.' });
}

function problemOf(deps: SandboxDeps, caller: Caller, request: ClickToDialRequest): string | null {
  for (const field of ['client_number', 'user_number', 'did_number'] as const) {
    if (digitsOf(request[field]) === null) return `${field}: not a phone number.`;
  }
  return ownedDid(deps, caller, request.did_number) === null ? NOT_OWNED : null;
}

function ownedDid({ db }: SandboxDeps, caller: Caller, written: string): string | null {
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
