import { z } from 'zod';
import type { SandboxDeps } from '@/sandbox/deps';
import { type CallPlan, type CallView, planCall, viewAt } from './engine';
import { digitsOf } from './numbers';
import { OUTCOMES } from './outcomes';

/** A call as the sandbox accepted it. */
export interface RecordedCall {
  callId: string;
  workspaceId: number;
  clientNumber: string;
  userNumber: string;
  didNumber: string;
  appId: number | null;
  objectId: number | null;
  submittedId: string | null;
  slug: string | null;
  /** Epoch milliseconds. */
  placedAt: number;
  plan: CallPlan;
  recordingId: string;
}

const planSchema: z.ZodType<CallPlan> = z.object({
  outcome: z.enum(OUTCOMES),
  ringMs: z.number(),
  repRingMs: z.number(),
  talkMs: z.number(),
  processMs: z.number(),
});

const rowSchema = z
  .object({
    call_id: z.string(),
    workspace_id: z.number(),
    client_number: z.string(),
    user_number: z.string(),
    did_number: z.string(),
    app_id: z.number().nullable(),
    object_id: z.number().nullable(),
    submitted_id: z.string().nullable(),
    slug: z.string().nullable(),
    placed_at: z.number(),
    plan: z.string(),
    recording_id: z.string(),
  })
  .transform(
    (row): RecordedCall => ({
      callId: row.call_id,
      workspaceId: row.workspace_id,
      clientNumber: row.client_number,
      userNumber: row.user_number,
      didNumber: row.did_number,
      appId: row.app_id,
      objectId: row.object_id,
      submittedId: row.submitted_id,
      slug: row.slug,
      placedAt: row.placed_at,
      plan: planSchema.parse(JSON.parse(row.plan)),
      recordingId: row.recording_id,
    }),
  );

/** Data of a valid click-to-dial request. */
export type NewCall = Omit<RecordedCall, 'callId' | 'placedAt' | 'plan' | 'recordingId'>;

/** Stores a call made at a time (epoch ms) and returns its id. Its later states depend on time only. */
export function placeCall(
  { db, now, newId, options }: SandboxDeps,
  call: NewCall,
  placedAt = now(),
): string {
  const callee = digitsOf(call.clientNumber) ?? call.clientNumber;
  const earlier = db.prepare('SELECT count(*) AS n FROM calls WHERE client_number = ?');
  const nth = z.object({ n: z.number() }).parse(earlier.get(call.clientNumber)).n;
  const callId = newId();
  db.prepare('INSERT INTO calls VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)').run(
    callId,
    call.workspaceId,
    call.clientNumber,
    call.userNumber,
    call.didNumber,
    call.appId,
    call.objectId,
    call.submittedId,
    call.slug,
    placedAt,
    JSON.stringify(planCall(options.seed, callee, nth)),
    newId(),
  );
  return callId;
}

/** Returns the current state of a call, in sandbox time (real time × speed). */
export function currentView({ now, options }: SandboxDeps, call: RecordedCall): CallView {
  return viewAt(call.plan, (now() - call.placedAt) * options.speed);
}

/** Returns the accepted calls in the order of their requests. */
export function listCalls({ db }: SandboxDeps): RecordedCall[] {
  return z.array(rowSchema).parse(db.prepare('SELECT * FROM calls ORDER BY id').all());
}

/** Returns a page of a workspace's calls, most recent first, and their total number. */
export function pageOfCalls(
  { db }: SandboxDeps,
  filter: { workspaceId: number; appId: number | undefined; page: number; limit: number },
): { calls: RecordedCall[]; total: number } {
  const { workspaceId, appId, page, limit } = filter;
  const where = 'WHERE workspace_id = :workspace AND (:app IS NULL OR app_id = :app)';
  const scope = { workspace: workspaceId, app: appId ?? null };
  const rows = db
    .prepare(
      `SELECT * FROM calls ${where} ORDER BY placed_at DESC, id DESC LIMIT :limit OFFSET :offset`,
    )
    .all({ ...scope, limit, offset: (page - 1) * limit });
  const count = db.prepare(`SELECT count(*) AS n FROM calls ${where}`).get(scope);
  return {
    calls: z.array(rowSchema).parse(rows),
    total: z.object({ n: z.number() }).parse(count).n,
  };
}

/** Returns the call with a recording id. */
export function callOfRecording(
  { db }: SandboxDeps,
  recordingId: string,
): RecordedCall | undefined {
  const row = db.prepare('SELECT * FROM calls WHERE recording_id = ?').get(recordingId);
  return row === undefined ? undefined : rowSchema.parse(row);
}
