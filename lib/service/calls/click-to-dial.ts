import { z } from 'zod';

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
