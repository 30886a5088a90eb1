import { z } from 'zod';

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
