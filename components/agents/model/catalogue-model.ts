import { type ReadonlySignal, signal } from '@preact/signals';
import type { Problem } from '@/lib/calls/model';
import type { AgentFormRules } from '@/lib/campaigns/model';
import type { Ask } from '@/lib/messages/client';
import { parseJsonText } from './agent-json-model';
import { jsonErrorPosition, type TextPosition } from './json-error-position';

/** Why a catalogue was not saved. */
export type CatalogueError = { position: TextPosition } | { problem: Problem };

/** Providers and models. An administrator can replace them by the service's real names. */
export interface CatalogueModel {
  text: ReadonlySignal<string>;
  error: ReadonlySignal<CatalogueError | undefined>;
  show(form: AgentFormRules): void;
  type(text: string): void;
  save(): Promise<void>;
  reset(): Promise<void>;
}

/** Creates the model of the catalogue. `onForm` takes the form of a new catalogue. */
export function createCatalogueModel(
  ask: Ask,
  onForm: (form: AgentFormRules) => void,
): CatalogueModel {
  const text = signal('');
  const error = signal<CatalogueError>();

  function show({ catalogue }: AgentFormRules): void {
    text.value = JSON.stringify(catalogue, null, 2);
    error.value = undefined;
  }

  async function keep(body: { catalogue?: unknown }): Promise<void> {
    const answer = await ask('save-catalogue', body);
    if (!answer.ok) {
      error.value = { problem: answer.error };
      return;
    }
    show(answer.value);
    onForm(answer.value);
  }

  return {
    text,
    error,
    show,
    type(typed) {
      text.value = typed;
      error.value = undefined;
    },
    async save() {
      const parsed = parseJsonText(text.peek());
      if (parsed) await keep({ catalogue: parsed.value });
      else error.value = { position: jsonErrorPosition(text.peek()) };
    },
    reset: () => keep({}),
  };
}
