import { z } from 'zod';

/** POST, relative to the base URL. Rings `client_number` first; on answer bridges to `user_number`. */
export const CLICK_TO_DIAL_PATH = '/api/v1/global/click-to-dial';

/** Body of a click-to-dial request, in the names of the wire (document, "click-to-dial"). */
export const clickToDialRequestSchema = z.object({
  /** The customer's number (callee), dialled first. `+` and country code recommended (rule 1). */
  client_number: z.string().min(1),
  /** The rep's own number, connected after the customer answers. */
  user_number: z.string().min(1),
  /** Caller ID; must be an active DID owned by the workspace (rule 2). */
  did_number: z.string().min(1),
  /** App to associate: tracking, and a filter of the history. */
  app_id: z.int().optional(),
  /** Id of a related record (tracking). */
  object_id: z.int().optional(),
  /** Submission identifier (tracking); ours is a UUID by which a lost call is found again. */
  submitted_id: z.string().optional(),
  /** Field slug of the dialled number (tracking). */
  slug: z.string().optional(),
});

/** See {@link clickToDialRequestSchema}. */
export type ClickToDialRequest = z.infer<typeof clickToDialRequestSchema>;

/**
 * An identifier as the wire may carry it: the document shows neither type nor form of `call_id`, so
 * number and text are both taken, and kept as text.
 */
export const callIdSchema = z.union([z.string().trim().min(1), z.int()]).transform(String);

/**
 * Success of click-to-dial: `{data, message}`; `data` carries `call_id` and fields not shown, which
 * are kept. `error` may come along as in the envelope; `true` never gets here.
 */
export const clickToDialAnswerSchema = z.looseObject({
  data: z.looseObject({ call_id: callIdSchema }),
  message: z.string().catch(''),
  error: z.literal(false).nullish(),
});

/** What a placed call gives back. */
export interface PlacedCall {
  callId: string;
  message: string;
  /** The whole `data` of the answer. Untrusted. */
  data: Record<string, unknown>;
}
