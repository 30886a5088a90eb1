import { z } from 'zod';

/** How a voice may sound (document, `tone`). */
export const VOICE_TONES = ['professional', 'friendly', 'neutral', 'enthusiastic'] as const;

/** How it may speak (document, `style`). */
export const VOICE_STYLES = ['classic', 'conversational', 'narrative'] as const;

/** How closely it keeps to its instructions. */
export const SENSITIVITIES = ['low', 'medium', 'high'] as const;

/** `voice.settings`: ranges and defaults of the document. */
export const voiceSettingsSchema = z.object({
  /** Higher is steadier, lower more expressive. */
  stability: z.number().min(0).max(1).default(0.5),
  voice_style: z.number().min(0).max(100).default(0),
  speed: z.number().min(0.5).max(2).default(1),
  speaker_boost: z.boolean().default(true),
  similarity_boost: z.number().min(0).max(1).default(0.75),
  tone: z.enum(VOICE_TONES).optional(),
  style: z.enum(VOICE_STYLES).default('classic'),
  instruction_sensitivity: z.enum(SENSITIVITIES).default('medium'),
});

/** `voice`: whose voice and how it speaks. `model` must belong to `provider`. */
export const voiceSchema = z.object({
  provider: z.string().min(1).optional(),
  /** From a voice-listing operation that the document does not describe. */
  voice_id: z.string().min(1),
  model: z.string().min(1).optional(),
  settings: voiceSettingsSchema.optional(),
});
