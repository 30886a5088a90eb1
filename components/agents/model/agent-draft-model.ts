import { type ReadonlySignal, signal } from '@preact/signals';
import type { Timer } from '@/components/shared/lists/list-model';
import type { FieldRule } from '@/lib/campaigns/model';
import type { Ask } from '@/lib/messages/client';
import {
  type AgentDraft,
  type DraftSection,
  EMPTY_DRAFT,
  requestOf,
  sectionOf,
} from './agent-draft';
import { type AgentErrorsModel, createAgentErrorsModel } from './agent-errors-model';

/** A configuration that is being typed, and its errors. */
export interface AgentDraftModel {
  draft: ReadonlySignal<AgentDraft>;
  errors: AgentErrorsModel;
  /** Returns the create-agent request of the draft. */
  request(): Record<string, unknown>;
  set(path: string, value: string | boolean): void;
  /** Sets a section, or leaves it to the service. What was typed in it is kept. */
  setSection(section: DraftSection, on: boolean): void;
  /** Starts another configuration; an empty one by default. */
  reset(draft?: AgentDraft): void;
}

/** What a draft needs. */
export interface AgentDraftDeps {
  ask: Ask;
  later: Timer;
  rules: () => readonly FieldRule[];
  onChange: () => void;
}

/** Creates the model of a draft, which is checked after each change. */
export function createAgentDraftModel(
  deps: AgentDraftDeps,
  abortSignal: AbortSignal,
): AgentDraftModel {
  const draft = signal(EMPTY_DRAFT);
  const request = () => requestOf(draft.peek(), deps.rules());
  const errors = createAgentErrorsModel({ ask: deps.ask, later: deps.later, request }, abortSignal);

  function change(next: AgentDraft): void {
    draft.value = next;
    deps.onChange();
    errors.checkSoon();
  }

  return {
    draft,
    errors,
    request,
    set(path, value) {
      const { values, on } = draft.peek();
      errors.touch(path);
      change({ values: { ...values, [path]: value }, on });
    },
    setSection(section, on) {
      const { values, on: before } = draft.peek();
      const rest = before.filter((each) => each !== section);
      errors.forget((path) => sectionOf(path) === section);
      change({ values, on: on ? [...rest, section] : rest });
    },
    reset(next = EMPTY_DRAFT) {
      errors.reset();
      change(next);
    },
  };
}
