import { z } from 'zod';
import { configurationsSchema } from './agent-configurations';
import { voiceSchema } from './agent-voice';
import { LANGUAGES } from './languages';

/** POST, relative to the base URL. Header `token`. */
export const CREATE_AGENT_PATH = '/api/v1/global/create-agent';

/** Which ears the agent has: all three required when given; the model must belong to the provider. */
export const speechToTextSchema = z.object({
  provider: z.string().min(1),
  model: z.string().min(1),
  /** A full language name, not a code. */
  language: z.enum(LANGUAGES),
});

/** Which mind: `llm` is the provider, `model` one of its models. */
export const llmSchema = z.object({ llm: z.string().min(1), model: z.string().min(1) });

/** Is this an IANA-style zone name that this machine knows? Offsets such as `+02:00` are not. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Body of create-agent (document, its tables). Defaults are filled in on parsing. */
export const agentRequestSchema = z.object({
  /** In the body schema of the document; its purpose is not described. */
  agent_id: z.int().optional(),
  agent_name: z.string().min(1),
  /** System instructions. */
  prompt: z.string().min(1),
  description: z.string().default(''),
  timezone: z
    .string()
    .refine(isTimeZone, { error: 'must be an IANA time zone name' })
    .default('UTC'),
  /** First spoken message. */
  greeting: z.string().optional(),
  /** Receives end-of-session data by POST. */
  session_data_webhook: z.url({ protocol: /^https?$/, hostname: /./ }).optional(),
  voice: voiceSchema.optional(),
  speech_to_text: speechToTextSchema.optional(),
  llm: llmSchema.optional(),
  configurations: configurationsSchema.optional(),
});

/** A request as one writes it: everything with a default may be left out. */
export type AgentRequest = z.input<typeof agentRequestSchema>;

/** A request with its defaults filled in. */
export type SettledAgent = z.output<typeof agentRequestSchema>;
