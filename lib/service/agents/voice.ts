import { z } from 'zod';

/** Allowed values of `tone` (docs/service-interface.md, create-agent). */
const VOICE_TONES = ['professional', 'friendly', 'neutral', 'enthusiastic'] as const;

/** Allowed values of `style` (docs/service-interface.md, create-agent). */
const VOICE_STYLES = ['classic', 'conversational', 'narrative'] as const;

/** Allowed values of `instruction_sensitivity`: how closely the voice follows its instructions. */
const SENSITIVITIES = ['low', 'medium', 'high'] as const;

/** `voice.settings`: ranges and defaults from docs/service-interface.md, create-agent. */
const voiceSettingsSchema = z.object({
  /** Higher is more stable, lower more expressive. */
  stability: z.number().min(0).max(1).default(0.5),
  voice_style: z.number().min(0).max(100).default(0),
  speed: z.number().min(0.5).max(2).default(1),
  speaker_boost: z.boolean().default(true),
  similarity_boost: z.number().min(0).max(1).default(0.75),
  tone: z.enum(VOICE_TONES).optional(),
  style: z.enum(VOICE_STYLES).default('classic'),
  instruction_sensitivity: z.enum(SENSITIVITIES).default('medium'),
});

/** `voice`: the voice and its settings. `model` must belong to `provider`. */
export const voiceSchema = z.object({
  provider: z.string().min(1).optional(),
  /** From a voice-listing operation that docs/service-interface.md does not describe. */
  voice_id: z.string().min(1),
  model: z.string().min(1).optional(),
  settings: voiceSettingsSchema.optional(),
});
