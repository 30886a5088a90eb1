import type { Context } from 'hono';
import { z } from 'zod';
import type { SandboxDeps } from '@/sandbox/deps';
import { findCaller } from '@/sandbox/http/auth';
import { MAX_PAGE_SIZE, pageNumber, wholeNumber } from '@/sandbox/http/query-values';
import { respondError, UNAUTHORISED } from '@/sandbox/http/respond';
import type { SandboxOptions } from '@/sandbox/options';
import { currentView, pageOfCalls, type RecordedCall } from '@/sandbox/telephony/calls';
import { CLICK_TO_DIAL_HEADERS } from './click-to-dial';

const querySchema = z.object({
  page: pageNumber.default(1),
  limit: pageNumber.default(20),
  app_id: wholeNumber.optional(),
});

/** GET history: returns a page of the workspace's calls in their current state, most recent first. */
export function answerHistory(deps: SandboxDeps, c: Context): Response {
  const caller = findCaller(deps, c.req.raw.headers, CLICK_TO_DIAL_HEADERS);
  if (caller === null) return respondError(c, 401, UNAUTHORISED, deps.now);
  const query = querySchema.safeParse(c.req.query());
  if (!query.success) return respondError(c, 422, z.prettifyError(query.error), deps.now);
  const { page, app_id: appId } = query.data;
  const limit = Math.min(query.data.limit, MAX_PAGE_SIZE);
  const { calls, total } = pageOfCalls(deps, { ...caller, appId, page, limit });
  const origin = new URL(c.req.url).origin;
  return c.json({
    data: calls.map((call) => shapeEntry(deps.options.historyShape, fullEntry(deps, call, origin))),
    pagination: { total_pages: Math.ceil(total / limit), current_page: page, total_records: total },
  });
}

function fullEntry(deps: SandboxDeps, call: RecordedCall, origin: string) {
  const view = currentView(deps, call);
  const at = (afterMs: number | null) =>
    afterMs === null ? null : new Date(call.placedAt + afterMs / deps.options.speed).toISOString();
  return {
    call_id: call.callId,
    client_number: call.clientNumber,
    user_number: call.userNumber,
    did_number: call.didNumber,
    app_id: call.appId,
    object_id: call.objectId,
    submitted_id: call.submittedId,
    slug: call.slug,
    status: view.status,
    duration: Math.round(view.talkMs / 1000),
    created_at: at(0),
    answered_at: at(view.answeredAfterMs),
    ended_at: at(view.endedAfterMs),
    recording: view.recorded ? recordingLink(deps, call, origin) : null,
  };
}

/** Each look at the history signs the link again. */
function recordingLink({ now, options }: SandboxDeps, call: RecordedCall, origin: string): string {
  const link = `${origin}/recordings/${call.recordingId}.wav`;
  return options.linkSeconds ? `${link}?expires=${now() + options.linkSeconds * 1000}` : link;
}

function shapeEntry(shape: SandboxOptions['historyShape'], entry: ReturnType<typeof fullEntry>) {
  const { call_id, ...rest } = entry;
  if (shape === 'all') return entry;
  if (shape === 'minimal') return { call_id, recording: rest.recording };
  if (shape === 'local') return localEntry(entry);
  return shape === 'id' ? { id: call_id, ...rest } : { recording: rest.recording };
}

/** The zone of a service that writes none: that of India, all year 5½ hours ahead. */
const LOCAL_MS = 5.5 * 3_600_000;

/** `2026-11-28 15:42:00`, and numbers as digits alone. */
function localEntry(entry: ReturnType<typeof fullEntry>) {
  const { created_at: at } = entry;
  const local = at && new Date(Date.parse(at) + LOCAL_MS).toISOString();
  return {
    ...entry,
    client_number: entry.client_number.replace('+', ''),
    created_at: local?.slice(0, 19).replace('T', ' '),
  };
}
