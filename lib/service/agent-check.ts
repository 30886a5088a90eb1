import { z } from 'zod';
import { agentRequestSchema, type SettledAgent } from './agent';
import type { Catalogue, Provider } from './catalogue';
import { faultWords } from './fault-words';
import type { FieldError } from './service-error';

/**
 * What kind of fault: the document answers `missing`, `type`, `provider` and `model` with 400, and
 * `value` (enum, range, format) with 422.
 */
export type FaultKind = 'missing' | 'type' | 'value' | 'provider' | 'model';

/** A fault of an agent request. `loc` is the path within the body. */
export interface AgentFault extends FieldError {
  kind: FaultKind;
}

/** A request that is right, with its defaults; or everything wrong with it. */
export type CheckedAgent = { ok: true; agent: SettledAgent } | { ok: false; faults: AgentFault[] };

/**
 * Checks a request against the rules of create-agent, in the words that form and sandbox share. A
 * provider that the catalogue does not know is a fault of kind `provider`; a form whose catalogue
 * may be incomplete lets that pass and believes the service.
 */
export function checkAgent(request: unknown, catalogue: Catalogue): CheckedAgent {
  const parsed = agentRequestSchema.safeParse(request, { reportInput: true });
  const issues = parsed.error?.issues ?? [];
  const faults = [...issues.map(toFault), ...choiceFaults(request, catalogue)];
  return parsed.success && faults.length === 0
    ? { ok: true, agent: parsed.data }
    : { ok: false, faults };
}

function toFault(issue: z.core.$ZodIssue): AgentFault {
  const kind = kindOf(issue);
  const msg = kind === 'missing' ? 'is required' : faultWords(issue);
  return { loc: issue.path.map(String), msg, type: kind === 'value' ? issue.code : kind, kind };
}

function kindOf(issue: z.core.$ZodIssue): FaultKind {
  if (issue.input === undefined) return 'missing';
  if (issue.code === 'invalid_type') return 'type';
  return issue.code === 'too_small' && issue.input === '' ? 'missing' : 'value';
}

const choice = z.string().min(1).optional().catch(undefined);
const choices = z.object({ provider: choice, llm: choice, model: choice }).optional();

/** As much of a request as names providers and models, whatever else is wrong with it. */
const choicesSchema = z
  .object({
    voice: choices.catch(undefined),
    speech_to_text: choices.catch(undefined),
    llm: choices.catch(undefined),
  })
  .catch({});

function choiceFaults(request: unknown, catalogue: Catalogue): AgentFault[] {
  const { voice, speech_to_text: ears, llm } = choicesSchema.parse(request);
  return [
    ...faultsOf(catalogue.voice, ['voice', 'provider'], voice?.provider, voice?.model),
    ...faultsOf(
      catalogue.speech_to_text,
      ['speech_to_text', 'provider'],
      ears?.provider,
      ears?.model,
    ),
    ...faultsOf(catalogue.llm, ['llm', 'llm'], llm?.llm, llm?.model),
  ];
}

function faultsOf(
  providers: Provider[],
  loc: [string, string],
  id: string | undefined,
  model: string | undefined,
): AgentFault[] {
  if (id === undefined) return [];
  const provider = providers.find((candidate) => candidate.id === id);
  if (provider === undefined) return [choiceFault('provider', loc, `unknown provider: ${id}`)];
  const fits =
    model === undefined || provider.models.length === 0 || provider.models.includes(model);
  return fits ? [] : [choiceFault('model', [loc[0], 'model'], `not a model of ${id}: ${model}`)];
}

function choiceFault(kind: 'provider' | 'model', loc: string[], msg: string): AgentFault {
  return { loc, msg, type: kind, kind };
}
