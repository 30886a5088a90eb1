import { z } from 'zod';
import { configurationsSchema } from './configurations';
import { LANGUAGES } from './languages';
import { voiceSchema } from './voice';

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
