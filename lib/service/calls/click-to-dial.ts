import { z } from 'zod';
import {
  type CallOptions,
  type ServiceRequest,
  sendRequest,
  type TransportConfig,
} from '@/lib/service/http/send-request';
import { ServiceError } from '@/lib/service/http/service-error';

/**
 * Path of click-to-dial (POST), relative to the base URL. Rings `client_number` first; when it
 * answers, connects `user_number`.
 */
export const CLICK_TO_DIAL_PATH = '/api/v1/global/click-to-dial';

/**
 * Body of a click-to-dial request, with the service's field names
 * (docs/service-interface.md, click-to-dial).
 */
export const clickToDialRequestSchema = z.object({
  /** The customer's number, dialled first. `+` and country code recommended (rule 1). */
  client_number: z.string().min(1),
  /** The rep's own number, connected after the customer answers. */
  user_number: z.string().min(1),
  /** Caller ID. Must be an active DID owned by the workspace (rule 2). */
  did_number: z.string().min(1),
  /** Associated app, for tracking and as a filter in the history. */
  app_id: z.int().optional(),
  /** Id of a related record (tracking). */
  object_id: z.int().optional(),
  /** Submission id (tracking). Handset sends a UUID to find a call again after a lost response. */
  submitted_id: z.string().optional(),
  /** Field slug of the dialled number (tracking). */
  slug: z.string().optional(),
});

/** See {@link clickToDialRequestSchema}. */
export type ClickToDialRequest = z.infer<typeof clickToDialRequestSchema>;

/**
 * An id as received. docs/service-interface.md does not show the type of `call_id`, so numbers and
 * text are accepted and kept as text.
 */
const callIdSchema = z.union([z.string().trim().min(1), z.int()]).transform(String);

/**
 * Success of click-to-dial: `{data, message}`. `data` has `call_id` and undocumented fields, which
 * are kept. `error` may be present as in the envelope; `true` is handled before this schema.
 */
export const clickToDialAnswerSchema = z.looseObject({
  data: z.looseObject({ call_id: callIdSchema }),
  message: z.string().catch(''),
  error: z.literal(false).nullish(),
});

/** The response to a placed call. */
export interface PlacedCall {
  callId: string;
  message: string;
  /** The whole `data` of the response. Untrusted. */
  data: Record<string, unknown>;
}

/** Places a call. */
export async function clickToDial(
  config: TransportConfig,
  request: ClickToDialRequest,
  options: CallOptions,
): Promise<PlacedCall> {
  const post: ServiceRequest = { method: 'POST', path: CLICK_TO_DIAL_PATH, body: request };
  const answer = sendRequest(config, post, clickToDialAnswerSchema, options).catch(
    rethrowDidNotOwned,
  );
  const { data, message } = await answer;
  return { callId: data.call_id, message, data };
}

/**
 * Rethrows the error. Marks it if the refusal is about the caller ID
 * (docs/service-interface.md, click-to-dial, rule 2).
 */
function rethrowDidNotOwned(error: unknown): never {
  if (!(error instanceof ServiceError)) throw error;
  const isRefusal = error.code === 'refused' || error.code === 'unauthorised';
  if (!isRefusal || !isDidNotOwned(error.detail)) throw error;
  throw new ServiceError({
    ...error.toData(),
    code: 'refused',
    reason: 'did-not-owned',
    message: 'The caller ID is not a number of this workspace.',
  });
}

/**
 * Returns whether the text says that the caller ID is not a DID of the workspace.
 * docs/service-interface.md (click-to-dial, rule 2) gives the meaning of the message ("does not
 * belong to the account and the user should buy it"), not its exact words.
 */
export function isDidNotOwned(detail: string | undefined): boolean {
  if (detail === undefined) return false;
  const belongs = /\bbelongs?\b/i.test(detail) && /\bnot\b|n['’]t\b/i.test(detail);
  return belongs || (/\b(?:buy|purchase)\b/i.test(detail) && /\b(?:number|did)\b/i.test(detail));
}
