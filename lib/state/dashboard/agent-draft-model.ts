import { type ReadonlySignal, signal } from '@preact/signals';
import type { FieldRule } from '@/lib/messages/answers';
import type { Ask } from '@/lib/state/ask';
import { type AgentDraft, EMPTY_DRAFT, requestOf, type Section, sectionOf } from './agent-draft';
import { type AgentFaultsModel, createAgentFaultsModel } from './agent-faults-model';
import type { Later } from './list-model';

/** A configuration that is being typed, and what is wrong with it. */
export interface AgentDraftModel {
  draft: ReadonlySignal<AgentDraft>;
  faults: AgentFaultsModel;
  /** The configuration that the draft means. */
  request(): Record<string, unknown>;
  set(path: string, value: string | boolean): void;
  /** Sets a part, or leaves it to the service; what was typed in it is kept. */
  turn(section: Section, on: boolean): void;
  /** Another configuration begins; an empty one by default. */
  begin(draft?: AgentDraft): void;
}

/** What a draft takes: the rules of its fields, and whom to tell of a change. */
export interface AgentDraftWorld {
  ask: Ask;
  later: Later;
  rules: () => readonly FieldRule[];
  onChange: () => void;
}

/** Makes the model of a draft; it is checked after each change. */
export function createAgentDraftModel(world: AgentDraftWorld, ended: AbortSignal): AgentDraftModel {
  const draft = signal(EMPTY_DRAFT);
  const request = () => requestOf(draft.peek(), world.rules());
  const faults = createAgentFaultsModel({ ask: world.ask, later: world.later, request }, ended);

  function change(next: AgentDraft): void {
    draft.value = next;
    world.onChange();
    faults.checkSoon();
  }

  return {
    draft,
    faults,
    request,
    set(path, value) {
      const { values, on } = draft.peek();
      faults.touch(path);
      change({ values: { ...values, [path]: value }, on });
    },
    turn(section, on) {
      const { values, on: before } = draft.peek();
      const rest = before.filter((each) => each !== section);
      faults.forget((path) => sectionOf(path) === section);
      change({ values, on: on ? [...rest, section] : rest });
    },
    begin(next = EMPTY_DRAFT) {
      faults.reset();
      change(next);
    },
  };
}
