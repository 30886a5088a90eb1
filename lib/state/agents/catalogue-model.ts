import { type ReadonlySignal, signal } from '@preact/signals';
import type { Problem } from '@/lib/calls/model';
import type { AgentFormRules } from '@/lib/campaigns/model';
import type { Ask } from '@/lib/state/ask';
import { parse } from './agent-json-model';
import { jsonFaultPlace, type TextPosition } from './json-error-position';

/** Why a catalogue was not kept. */
export type CatalogueFault = { place: TextPosition } | { problem: Problem };

/** Providers and models, which an administrator may replace by their service's real names. */
export interface CatalogueModel {
  text: ReadonlySignal<string>;
  fault: ReadonlySignal<CatalogueFault | undefined>;
  show(form: AgentFormRules): void;
  type(text: string): void;
  save(): Promise<void>;
  reset(): Promise<void>;
}

/** Makes the model of the catalogue; `onForm` takes the form that is drawn from a new one. */
export function createCatalogueModel(
  ask: Ask,
  onForm: (form: AgentFormRules) => void,
): CatalogueModel {
  const text = signal('');
  const fault = signal<CatalogueFault>();

  function show({ catalogue }: AgentFormRules): void {
    text.value = JSON.stringify(catalogue, null, 2);
    fault.value = undefined;
  }

  async function keep(body: { catalogue?: unknown }): Promise<void> {
    const answer = await ask('save-catalogue', body);
    if (!answer.ok) {
      fault.value = { problem: answer.error };
      return;
    }
    show(answer.value);
    onForm(answer.value);
  }

  return {
    text,
    fault,
    show,
    type(typed) {
      text.value = typed;
      fault.value = undefined;
    },
    async save() {
      const parsed = parse(text.peek());
      if (parsed) await keep({ catalogue: parsed.value });
      else fault.value = { place: jsonFaultPlace(text.peek()) };
    },
    reset: () => keep({}),
  };
}
