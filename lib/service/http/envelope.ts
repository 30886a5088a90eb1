import { z } from 'zod';

/**
 * The response envelope of campaign-list and of every click-to-dial error
 * (docs/service-interface.md, Response envelope). Unknown fields are kept.
 */
export const envelopeSchema = z.looseObject({
  /** `false` on success. Clients check this field as well as the status. */
  error: z.boolean(),
  /** Mirrors the HTTP status. */
  code: z.int(),
  /** Empty on success. */
  message: z.string(),
  /** Epoch milliseconds. */
  timestamp: z.int(),
  /** Payload of the operation. */
  data: z.looseObject({}),
});

/** See {@link envelopeSchema}. */
export type Envelope = z.infer<typeof envelopeSchema>;
