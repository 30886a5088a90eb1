import { problemOf } from '@/lib/calls/failure';
import { agentRequestSchema } from '@/lib/service/agents/agent';
import { checkAgent } from '@/lib/service/agents/check-agent';
import { ServiceError } from '@/lib/service/http/service-error';
import { readCatalogue } from './agent-form';
import type { AgentProblem, CreateAgentResult, StoredAgent } from './model';
import type { CampaignDeps } from './request-service';

type AgentDeps = Pick<CampaignDeps, 'client' | 'campaigns' | 'now'>;

/**
 * What is wrong with a configuration, in the words of the service's rules. A provider that the
 * catalogue does not know is accepted: the catalogue may be incomplete, and the service decides.
 */
export async function faultsOf(
  { campaigns }: Pick<AgentDeps, 'campaigns'>,
  request: unknown,
): Promise<AgentProblem[]> {
  const { catalogue } = await readCatalogue(campaigns);
  const checked = checkAgent(request, catalogue);
  if (checked.ok) return [];
  return checked.faults
    .filter(({ kind }) => kind !== 'provider')
    .map(({ loc, msg, broken }) => ({
      path: loc.join('.'),
      words: msg,
      ...(broken && { broken }),
    }));
}

/** Creates an agent at the service, and adds it to the list of agents created here. */
export async function createAgent(deps: AgentDeps, request: unknown): Promise<CreateAgentResult> {
  const faults = await faultsOf(deps, request);
  if (faults.length > 0) return { made: false, faults, mayExist: false };
  try {
    const client = await deps.client();
    const agent = agentRequestSchema.parse(request);
    const { id, agent_name } = await client.createAgent(agent);
    const name = agent_name ?? agent.agent_name;
    const known = { id, name, createdAt: deps.now(), request };
    return { made: true, agent: known, isInList: await addToList(deps, known) };
  } catch (error) {
    return failed(error);
  }
}

/** The agent exists at the service: a failed write here must not invite the rep to create it again. */
function addToList({ campaigns }: AgentDeps, agent: StoredAgent): Promise<boolean> {
  return campaigns.agents.put(agent).then(
    () => true,
    () => false,
  );
}

/** The service refused: its words are shown beside the field that `loc` names. */
function failed(error: unknown): CreateAgentResult {
  const fields = error instanceof ServiceError ? (error.fields ?? []) : [];
  const faults = fields.map(({ loc, msg }) => ({ path: pathOf(loc), words: msg }));
  const mayExist = error instanceof ServiceError && error.placed === 'unknown';
  return { made: false, faults, problem: problemOf(error), mayExist };
}

/** The path of the field in `["body", "voice", "speed"]`, without the part of the request. */
function pathOf(loc: readonly string[]): string {
  return (loc[0] === 'body' ? loc.slice(1) : loc).join('.');
}

/** Agents created here, newest first. */
export function createdAgents({ campaigns }: Pick<AgentDeps, 'campaigns'>): Promise<StoredAgent[]> {
  return campaigns.agents.orderBy('createdAt').reverse().limit(500).toArray();
}

/** Removes an agent from the list. The service keeps it. */
export async function forgetAgent(
  { campaigns }: Pick<AgentDeps, 'campaigns'>,
  id: string,
): Promise<void> {
  await campaigns.agents.delete(id);
}
