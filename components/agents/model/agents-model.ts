/**
 * The form for a new agent of the service, and the list of the agents created here.
 * The dashboard starts it; it reads the fields and their rules when the agents view is first shown.
 * It holds what the rep types, as a form or as JSON, and shows which fields are wrong.
 * The background checks each configuration, sends it, and keeps the list and the catalogue of providers.
 * It never asks the service itself, and it sends a configuration only when the rep presses Create agent.
 */

import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Timer } from '@/components/shared/lists/list-model';
import type { RouteModel } from '@/components/shared/models/route-model';
import { reactTo } from '@/components/shared/react-to';
import type { Problem } from '@/lib/calls/model';
import type { AgentFormRules, CreateAgentResult, StoredAgent } from '@/lib/campaigns/model';
import type { Ask } from '@/lib/messages/client';
import type { Result } from '@/lib/messages/table';
import { draftOf, isJsonObject } from './agent-draft';
import { type AgentDraftModel, createAgentDraftModel } from './agent-draft-model';
import { type AgentJsonModel, createAgentJsonModel } from './agent-json-model';
import { type CatalogueModel, createCatalogueModel } from './catalogue-model';
import { createKnownAgentsModel, type KnownAgentsModel } from './known-agents-model';

/** The state of creating an agent. `mayExist`: no answer came, so the agent may exist. */
export type AgentCreation =
  | { state: 'sending' }
  | { state: 'made'; agent: StoredAgent; isInList: boolean }
  | { state: 'refused'; problem?: Problem; mayExist: boolean };

/** The fields of the form for a new agent. */
export interface AgentFormModel
  extends Pick<AgentDraftModel, 'draft' | 'errors' | 'set' | 'setSection'> {
  /** Rules and catalogue; `undefined` until read. */
  form: ReadonlySignal<AgentFormRules | undefined>;
}

/** The form for a new agent, and the list of those created here. */
export interface AgentsModel extends AgentFormModel {
  problem: ReadonlySignal<Problem | undefined>;
  creation: ReadonlySignal<AgentCreation | undefined>;
  known: KnownAgentsModel;
  json: AgentJsonModel;
  catalogue: CatalogueModel;
  send(): Promise<void>;
  startOver(): void;
  /** Fills the form with an agent's configuration. */
  startFrom(agent: StoredAgent): void;
  showJson(): void;
  applyJson(): void;
  retry(): Promise<void>;
}

/** Creates the model of the agents view. The background checks every configuration before it is sent. */
export function createAgentsModel(
  { ask, later, route }: { ask: Ask; later: Timer; route: RouteModel },
  abortSignal: AbortSignal,
): AgentsModel {
  const form = signal<AgentFormRules>();
  const problem = signal<Problem>();
  const rules = () => form.peek()?.rules ?? [];
  const json = createAgentJsonModel();
  const onChange = () => {
    json.discard();
    sender.forgetOutcome();
  };
  const typed = createAgentDraftModel({ ask, later, rules, onChange }, abortSignal);
  const sender = createAgentSender(ask, typed);
  const known = createKnownAgentsModel(ask);
  const catalogue = createCatalogueModel(ask, (next) => {
    form.value = next;
    typed.errors.checkSoon();
  });

  async function read(): Promise<void> {
    await readForm(ask, { form, problem, onRead: catalogue.show }, abortSignal);
    if (!abortSignal.aborted) await known.read();
  }

  reactTo(
    () => route.view.value,
    (view) => {
      if (view === 'agents' && !form.value) void read();
    },
    abortSignal,
  );

  return {
    ...typed,
    form,
    problem,
    creation: sender.creation,
    known,
    json,
    catalogue,
    async send() {
      if (await sender.send()) await known.read();
    },
    startOver: () => typed.reset(),
    startFrom({ request }) {
      if (isJsonObject(request)) typed.reset(draftOf(request, rules()).draft);
    },
    showJson: () => json.show(typed.request()),
    applyJson() {
      const next = json.apply(rules());
      if (!next) return;
      typed.reset(next);
      typed.errors.showAll();
    },
    retry: read,
  };
}

/** Reads rules and catalogue of the form. */
async function readForm(
  ask: Ask,
  to: {
    form: Signal<AgentFormRules | undefined>;
    problem: Signal<Problem | undefined>;
    onRead: (form: AgentFormRules) => void;
  },
  abortSignal: AbortSignal,
): Promise<void> {
  const answer = await ask('agent-form', null);
  if (abortSignal.aborted) return;
  to.problem.value = answer.ok ? undefined : answer.error;
  if (!answer.ok) return;
  to.form.value = answer.value;
  to.onRead(answer.value);
}

/** Sends the typed configuration, once it is free of errors. */
function createAgentSender(ask: Ask, typed: AgentDraftModel) {
  const creation = signal<AgentCreation>();
  const isSending = () => creation.peek()?.state === 'sending';

  return {
    creation,
    /** Returns whether the service was asked. */
    async send(): Promise<boolean> {
      if (isSending()) return false;
      typed.errors.showAll();
      const checked = await typed.errors.check();
      if (!checked.ok)
        creation.value = { state: 'refused', problem: checked.error, mayExist: false };
      if (!checked.ok || !checked.value || isSending()) return false;
      creation.value = { state: 'sending' };
      const draft = typed.draft.peek();
      const answer = await ask('create-agent', { request: typed.request() });
      if (answer.ok && !answer.value.made) typed.errors.showServiceErrors(answer.value.faults);
      // What was typed meanwhile belongs to the next agent.
      else if (answer.ok && typed.draft.peek() === draft) typed.reset();
      creation.value = creationFrom(answer);
      return true;
    },
    /** Hides how the last creation came out. */
    forgetOutcome(): void {
      if (!isSending()) creation.value = undefined;
    },
  };
}

/** A background that did not answer may have asked the service anyway. */
function creationFrom(answer: Result<CreateAgentResult>): AgentCreation {
  if (!answer.ok) {
    const { error: problem } = answer;
    return { state: 'refused', problem, mayExist: problem.code === 'no-answer' };
  }
  if (answer.value.made) {
    const { agent, isInList } = answer.value;
    return { state: 'made', agent, isInList };
  }
  const { problem, mayExist } = answer.value;
  return { state: 'refused', mayExist, ...(problem && { problem }) };
}
