import { z } from 'zod';

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
