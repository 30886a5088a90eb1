import { z } from 'zod';
import type { FieldError } from '@/lib/service/http/service-error';
import { agentRequestSchema, type CompleteAgentRequest } from './agent';
import { type BrokenRule, brokenRuleOf, brokenRuleText } from './broken-rule';
import type { Catalogue, Provider } from './catalogue';

/**
 * Kind of fault. The service answers `missing`, `type`, `provider` and `model` with 400, and
 * `value` (enum, range, format) with 422 (docs/service-interface.md, Errors).
 */
type FaultKind = 'missing' | 'type' | 'value' | 'provider' | 'model';

/** A fault in an agent request. `loc` is the path within the body. */
export interface AgentFault extends FieldError {
  kind: FaultKind;
  /** The broken rule as data, if it is one that the form can say in other languages. */
  broken?: BrokenRule;
}

/** A valid request with its defaults, or all its faults. */
export type CheckedAgent =
  | { ok: true; agent: CompleteAgentRequest }
  | { ok: false; faults: AgentFault[] };

/**
 * Checks a request against the rules of create-agent, with the messages that form and sandbox
 * share. A provider missing from the catalogue is a fault of kind `provider`. A form whose
 * catalogue may be incomplete ignores that fault and lets the service decide.
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
  const broken: BrokenRule | undefined =
    kind === 'missing' ? { rule: 'required' } : brokenRuleOf(issue);
  const msg = broken ? brokenRuleText(broken) : issue.message;
  const type = kind === 'value' ? issue.code : kind;
  return { loc: issue.path.map(String), msg, type, kind, ...(broken && { broken }) };
}

function kindOf(issue: z.core.$ZodIssue): FaultKind {
  if (issue.input === undefined) return 'missing';
  if (issue.code === 'invalid_type') return 'type';
  return issue.code === 'too_small' && issue.input === '' ? 'missing' : 'value';
}

const choice = z.string().min(1).optional().catch(undefined);
const choices = z.object({ provider: choice, llm: choice, model: choice }).optional();

/** The providers and models named in a request, even if other parts are invalid. */
const choicesSchema = z
  .object({
    voice: choices.catch(undefined),
    speech_to_text: choices.catch(undefined),
    llm: choices.catch(undefined),
  })
  .catch({});

function choiceFaults(request: unknown, catalogue: Catalogue): AgentFault[] {
  const { voice, speech_to_text: speechToText, llm } = choicesSchema.parse(request);
  return [
    ...faultsOf(catalogue.voice, ['voice', 'provider'], voice?.provider, voice?.model),
    ...faultsOf(
      catalogue.speech_to_text,
      ['speech_to_text', 'provider'],
      speechToText?.provider,
      speechToText?.model,
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
  if (provider === undefined) {
    return [{ loc, msg: `unknown provider: ${id}`, type: 'provider', kind: 'provider' }];
  }
  const fits =
    model === undefined || provider.models.length === 0 || provider.models.includes(model);
  return fits ? [] : [otherModel([loc[0], 'model'], id, model)];
}

function otherModel(loc: string[], provider: string, model: string): AgentFault {
  const broken = { rule: 'other-model', provider, model } as const;
  return { loc, msg: brokenRuleText(broken), type: 'model', kind: 'model', broken };
}
