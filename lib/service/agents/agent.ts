import { z } from 'zod';
import { LANGUAGES } from './languages';

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
const voiceSchema = z.object({
  provider: z.string().min(1).optional(),
  /** From a voice-listing operation that docs/service-interface.md does not describe. */
  voice_id: z.string().min(1),
  model: z.string().min(1).optional(),
  settings: voiceSettingsSchema.optional(),
});

/**
 * `configurations`: how the agent behaves on a call. Ranges and defaults are those of
 * docs/service-interface.md, create-agent.
 */
export const configurationsSchema = z.object({
  /** Minimum recognition confidence. */
  confidence_threshold: z.number().min(0).max(1).default(0.8),
  do_not_call_detection: z.boolean().default(false),
  agent_terminate_call: z
    .object({
      enabled: z.boolean().default(false),
      /** When to end the call. */
      instruction: z.string().optional(),
      /** Said before ending. */
      message: z.string().optional(),
    })
    .prefault({}),
  inactivity_handling: z
    .object({
      enabled: z.boolean().default(false),
      /** Seconds of silence. */
      idle_time: z.number().min(5).max(120).default(30),
      message: z.string().optional(),
    })
    .prefault({}),
  interruption: z
    .object({
      enabled: z.boolean().default(true),
      /** Higher is easier to interrupt: 1 very low, 3 medium, 5 very high. */
      value: z.number().min(1).max(5).default(3),
    })
    .prefault({}),
  voicemail: z
    .object({
      enabled: z.boolean().default(false),
      /** Left when voicemail is detected. */
      message: z.string().optional(),
    })
    .prefault({}),
});

/** Path of create-agent (POST), relative to the base URL. Uses the header `token`. */
export const CREATE_AGENT_PATH = '/api/v1/global/create-agent';

/** Speech recognition: all three fields are required. The model must belong to the provider. */
const speechToTextSchema = z.object({
  provider: z.string().min(1),
  model: z.string().min(1),
  /** A full language name, not a code. */
  language: z.enum(LANGUAGES),
});

/** Language model: `llm` is the provider, `model` one of its models. */
const llmSchema = z.object({ llm: z.string().min(1), model: z.string().min(1) });

/**
 * Returns whether a name is an IANA time zone known to this browser. Offsets such as `+02:00` are
 * not.
 */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Body of create-agent (docs/service-interface.md, create-agent). Parsing fills in defaults. */
export const agentRequestSchema = z.object({
  /** docs/service-interface.md has it, but does not describe its purpose. */
  agent_id: z.int().optional(),
  agent_name: z.string().min(1),
  /** System instructions. */
  prompt: z.string().min(1),
  description: z.string().default(''),
  timezone: z
    .string()
    .refine(isTimeZone, { error: 'must be an IANA time zone name' })
    .default('UTC'),
  /** First message that the agent speaks. */
  greeting: z.string().optional(),
  /** Receives the session data by POST when the session ends. */
  session_data_webhook: z.url({ protocol: /^https?$/, hostname: /./ }).optional(),
  voice: voiceSchema.optional(),
  speech_to_text: speechToTextSchema.optional(),
  llm: llmSchema.optional(),
  configurations: configurationsSchema.optional(),
});

/** A request before parsing. Fields with a default are optional. */
export type AgentRequest = z.input<typeof agentRequestSchema>;

/** A request with its defaults filled in. */
export type CompleteAgentRequest = z.output<typeof agentRequestSchema>;

const text = z.string().nullish();

/**
 * Success of create-agent, as documented. In the documented sample `config.llm.llm` repeats the
 * model instead of the provider, so do not read the provider from it.
 */
export const createdAgentSchema = z.looseObject({
  id: z.string(),
  agent_name: z.string(),
  config: z.looseObject({
    prompt: z.string(),
    voice: z.looseObject({ provider: text, voice_id: text, model: text }).nullish(),
    speech_to_text: z.looseObject({ provider: text, model: text, language: text }).nullish(),
    llm: z.looseObject({ llm: text, model: text }).nullish(),
  }),
  /** Unix time in seconds. */
  created_at: z.int(),
});

/**
 * What the client requires: an id, as text or number. The agent exists even if the other fields are
 * missing.
 */
export const anyCreatedAgentSchema = z.looseObject({
  id: z.union([z.string().min(1), z.int()]).transform(String),
  agent_name: z.string().optional().catch(undefined),
  config: z.record(z.string(), z.unknown()).optional().catch(undefined),
  created_at: z.int().optional().catch(undefined),
});

/** A created voice agent. See {@link anyCreatedAgentSchema}. */
export type CreatedAgent = z.infer<typeof anyCreatedAgentSchema>;
