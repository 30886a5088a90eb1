import { type ReadonlySignal, signal } from '@preact/signals';
import type { Problem } from '@/lib/calls/model';
import type { AgentFormRules, CreateAgentResult, StoredAgent } from '@/lib/campaigns/model';
import type { Result } from '@/lib/messages/result';
import type { Ask } from '@/lib/state/ask';
import type { Timer } from '@/lib/state/list/list-model';
import { reactTo } from '@/lib/state/react-to';
import type { RouteModel } from '@/lib/state/route/route-model';
import { draftOf, isJsonObject } from './agent-draft';
import { type AgentDraftModel, createAgentDraftModel } from './agent-draft-model';
import { type AgentJsonModel, createAgentJsonModel } from './agent-json-model';
import { type CatalogueModel, createCatalogueModel } from './catalogue-model';
import { createKnownAgentsModel, type KnownAgentsModel } from './known-agents-model';

/** How sending came out. `maybe`: no answer came, and the agent may exist all the same. */
export type Sent =
  | { state: 'sending' }
  | { state: 'made'; agent: StoredAgent; listed: boolean }
  | { state: 'refused'; problem?: Problem; maybe: boolean };

/** The fields of the form for a new agent. */
export interface AgentFormModel extends Pick<AgentDraftModel, 'draft' | 'faults' | 'set' | 'turn'> {
  /** Rules and catalogue; `undefined` until read. */
  form: ReadonlySignal<AgentFormRules | undefined>;
}

/** The form for a new agent, and the list of those created here. */
export interface AgentsModel extends AgentFormModel {
  problem: ReadonlySignal<Problem | undefined>;
  sent: ReadonlySignal<Sent | undefined>;
  known: KnownAgentsModel;
  json: AgentJsonModel;
  catalogue: CatalogueModel;
  send(): Promise<void>;
  startOver(): void;
  /** Fills the form with a configuration that was sent before. */
  startFrom(agent: StoredAgent): void;
  showJson(): void;
  takeJson(): void;
  retry(): Promise<void>;
}

/** Makes the model of the agents' view. Every rule is the background's; nothing is sent against it. */
export function createAgentsModel(
  { ask, later, route }: { ask: Ask; later: Timer; route: RouteModel },
  ended: AbortSignal,
): AgentsModel {
  const form = signal<AgentFormRules>();
  const problem = signal<Problem>();
  const sent = signal<Sent>();
  const rules = () => form.peek()?.rules ?? [];
  const json = createAgentJsonModel();
  const onChange = () => {
    json.letGo();
    if (sent.peek()?.state !== 'sending') sent.value = undefined;
  };
  const typed = createAgentDraftModel({ ask, later, rules, onChange }, ended);
  const known = createKnownAgentsModel(ask);
  const catalogue = createCatalogueModel(ask, (next) => {
    form.value = next;
    typed.faults.checkSoon();
  });

  async function read(): Promise<void> {
    const answer = await ask('agent-form', null);
    if (ended.aborted) return;
    problem.value = answer.ok ? undefined : answer.error;
    if (answer.ok) {
      form.value = answer.value;
      catalogue.show(answer.value);
    }
    await known.read();
  }

  async function send(): Promise<void> {
    if (sent.peek()?.state === 'sending') return;
    typed.faults.showAll();
    const checked = await typed.faults.check();
    if (!checked.ok) sent.value = { state: 'refused', problem: checked.error, maybe: false };
    if (!checked.ok || !checked.value || sent.peek()?.state === 'sending') return;
    sent.value = { state: 'sending' };
    const draft = typed.draft.peek();
    const answer = await ask('create-agent', { request: typed.request() });
    if (answer.ok && !answer.value.made) typed.faults.believe(answer.value.faults);
    // What was typed while the answer was awaited is the next agent's.
    else if (answer.ok && typed.draft.peek() === draft) typed.begin();
    sent.value = sentFrom(answer);
    await known.read();
  }

  reactTo(
    () => route.view.value,
    (view) => {
      if (view === 'agents' && !form.value) void read();
    },
    ended,
  );

  return {
    ...typed,
    form,
    problem,
    sent,
    known,
    json,
    catalogue,
    send,
    startOver: () => typed.begin(),
    startFrom({ request }) {
      if (isJsonObject(request)) typed.begin(draftOf(request, rules()).draft);
    },
    showJson: () => json.show(typed.request()),
    takeJson() {
      const next = json.take(rules());
      if (!next) return;
      typed.begin(next);
      typed.faults.showAll();
    },
    retry: read,
  };
}

/** A background that did not answer may have asked the service all the same. */
function sentFrom(answer: Result<CreateAgentResult>): Sent {
  if (!answer.ok) {
    const { error: problem } = answer;
    return { state: 'refused', problem, maybe: problem.code === 'no-answer' };
  }
  if (answer.value.made) {
    const { agent, listed } = answer.value;
    return { state: 'made', agent, listed };
  }
  const { problem, maybe } = answer.value;
  return { state: 'refused', maybe, ...(problem && { problem }) };
}
