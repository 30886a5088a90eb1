import type { Context } from 'hono';
import type { z } from 'zod';
import {
  agentRequestSchema,
  type CompleteAgentRequest,
  configurationsSchema,
  type createdAgentSchema,
} from '@/lib/service/agents/agent';
import { NEUTRAL_CATALOGUE } from '@/lib/service/agents/catalogue';
import { type AgentFault, checkAgent } from '@/lib/service/agents/check-agent';
import type { SandboxDeps } from '@/sandbox/deps';
import { type Caller, findCaller } from '@/sandbox/http/auth';
import { ensureCampaigns } from '@/sandbox/store/campaign-tables';
import { startSession } from '@/sandbox/telephony/sessions';

/** The header with the token of create-agent. */
const CREATE_AGENT_HEADERS = ['token'];

const UNAUTHORISED =
  'Missing authorization header or token parameter, invalid or expired key, or insufficient permissions.';

/** POST create-agent: responds 201 with the agent, or 400, 401 or 422 as in its error table. */
export async function answerCreateAgent(deps: SandboxDeps, c: Context): Promise<Response> {
  const caller = findCaller(deps, c.req.raw.headers, CREATE_AGENT_HEADERS);
  if (caller === null) return c.json({ detail: UNAUTHORISED }, 401);
  const body: unknown = await c.req.json().catch(() => undefined);
  const checked = checkAgent(body, NEUTRAL_CATALOGUE);
  if (!checked.ok) return refuseAgent(c, checked.faults);
  const agent = withConfigurations(checked.agent);
  const id = storeAgent(deps, caller, agent);
  startSession(deps, id, agent);
  return c.json(showAgent(id, agent, deps.now()), 201);
}

/** Responds 400 with one text for missing fields and wrong types, 422 with a list for wrong values. */
function refuseAgent(c: Context, faults: AgentFault[]): Response {
  const shown = faults.map(nameFirstFour);
  const coarse = shown.filter(({ kind }) => kind !== 'value');
  if (coarse.length > 0) return c.json({ detail: coarse.map(inWords).join('; ') }, 400);
  const detail = shown.map(({ loc, msg, type }) => ({ loc: ['body', ...loc], msg, type }));
  return c.json({ detail }, 422);
}

// docs/service-interface.md lists invalid providers under 400 (Errors), and a 422 message with the
// first four for voice providers (create-agent). Both are true: only voice is an enum of the
// schema.
function nameFirstFour(fault: AgentFault): AgentFault {
  if (fault.kind !== 'provider' || fault.loc[0] !== 'voice') return fault;
  const four = NEUTRAL_CATALOGUE.voice.slice(0, 4).map(({ id }) => id);
  return { ...fault, kind: 'value', type: 'enum', msg: `must be one of ${four.join(', ')}` };
}

function inWords({ loc, msg }: AgentFault): string {
  return `${loc.join('.') || 'body'}: ${msg}`;
}

function withConfigurations(agent: CompleteAgentRequest): CompleteAgentRequest {
  return { ...agent, configurations: agent.configurations ?? configurationsSchema.parse({}) };
}

function storeAgent(deps: SandboxDeps, caller: Caller, agent: CompleteAgentRequest): string {
  ensureCampaigns(deps);
  const insert = deps.db.prepare('INSERT INTO agents VALUES (NULL, ?, ?, ?, ?)');
  const { lastInsertRowid } = insert.run(
    caller.workspaceId,
    agent.agent_name,
    JSON.stringify(agent),
    deps.now(),
  );
  return String(lastInsertRowid);
}

function showAgent(
  id: string,
  agent: CompleteAgentRequest,
  now: number,
): z.infer<typeof createdAgentSchema> {
  const { agent_name, prompt, voice, speech_to_text, llm } = agent;
  return {
    id,
    agent_name,
    config: {
      prompt,
      voice: voice && { provider: voice.provider, voice_id: voice.voice_id, model: voice.model },
      speech_to_text,
      // `llm` repeats the model, as in the sample of docs/service-interface.md.
      llm: llm && { llm: llm.model, model: llm.model },
    },
    created_at: Math.floor(now / 1000),
  };
}

/** Returns the created agents in order, with defaults filled in. */
export function listCreatedAgents(deps: SandboxDeps): CompleteAgentRequest[] {
  ensureCampaigns(deps);
  const rows = deps.db
    .prepare("SELECT settings FROM agents WHERE settings <> '{}' ORDER BY id")
    .all();
  return rows.map(({ settings }) => agentRequestSchema.parse(JSON.parse(String(settings))));
}
