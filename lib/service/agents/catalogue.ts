import { z } from 'zod';

const providerSchema = z.object({
  /** Value in requests. */
  id: z.string().min(1),
  label: z.string().min(1).optional(),
  /** Values in requests. If empty, the models are unknown and any model is valid. */
  models: z.array(z.string().min(1)),
});

/**
 * Available providers and models. docs/service-interface.md has neutral tokens in place of the
 * vendors' names, so an administrator replaces this with the real ones.
 */
export const catalogueSchema = z.object({
  voice: z.array(providerSchema),
  speech_to_text: z.array(providerSchema),
  llm: z.array(providerSchema),
});

/** See {@link catalogueSchema}. */
export type Catalogue = z.infer<typeof catalogueSchema>;

/** One provider and its models. */
export type Provider = z.infer<typeof providerSchema>;

/** The catalogue of docs/service-interface.md: neutral provider tokens and numbered models. */
export const NEUTRAL_CATALOGUE: Catalogue = {
  voice: [
    numbered('tts_vendor_1', 4),
    numbered('tts_vendor_2', 2),
    numbered('tts_vendor_3', 0),
    numbered('tts_vendor_4', 1),
    numbered('tts_vendor_5', 1),
    { id: 'tts_vendor_6', models: ['generative', 'neural', 'longform', 'standard'] },
    numbered('tts_vendor_7', 3),
    numbered('tts_vendor_8', 1),
    { id: 'tts_vendor_9', models: ['tts_vendor_9'] },
  ],
  speech_to_text: [14, 1, 2, 1, 1, 2, 1].map((size, i) => numbered(`stt_vendor_${i + 1}`, size)),
  llm: [
    {
      id: 'llm_vendor_1',
      models: [
        ...numbered('llm_vendor_1', 9).models,
        'llm_vendor_1_realtime_1',
        'llm_vendor_1_realtime_2',
      ],
    },
    numbered('llm_vendor_2', 4),
    numbered('llm_vendor_3', 1),
    numbered('llm_mixed', 2),
    ...[11, 6, 3, 2, 2, 3, 1].map((size, i) => numbered(`llm_vendor_${i + 4}`, size)),
  ],
};

function numbered(id: string, size: number): Provider {
  return { id, models: Array.from({ length: size }, (_, i) => `${id}_model_${i + 1}`) };
}
