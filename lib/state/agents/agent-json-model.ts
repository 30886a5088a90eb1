import { type ReadonlySignal, signal } from '@preact/signals';
import type { FieldRule } from '@/lib/campaigns/model';
import { type AgentDraft, draftOf, isJsonObject } from './agent-draft';
import { jsonErrorPosition, type TextPosition } from './json-error-position';

/** How taking over a pasted configuration came out. */
export type JsonOutcome =
  | { state: 'taken'; unknown: string[] }
  | { state: 'bad'; place: TextPosition }
  | { state: 'not-object' };

/** A configuration as JSON, beside its form. */
export interface AgentJsonModel {
  text: ReadonlySignal<string>;
  outcome: ReadonlySignal<JsonOutcome | undefined>;
  /** Shows a configuration, unless another text was typed and not taken over yet. */
  show(request: unknown): void;
  type(text: string): void;
  /** The form went on: a text that was not taken over is let go. */
  discard(): void;
  /** Takes the text over; a text that is no configuration stays as it is, and it is said where. */
  apply(rules: readonly FieldRule[]): AgentDraft | undefined;
}

/** Makes the model of the JSON view. */
export function createAgentJsonModel(): AgentJsonModel {
  const text = signal('');
  let typedHere = false;
  const outcome = signal<JsonOutcome>();
  return {
    text,
    outcome,
    show(request) {
      if (typedHere) return;
      text.value = JSON.stringify(request, null, 2);
      outcome.value = undefined;
    },
    type(typed) {
      typedHere = true;
      text.value = typed;
      outcome.value = undefined;
    },
    discard() {
      typedHere = false;
    },
    apply(rules) {
      const parsed = parseJsonText(text.peek());
      if (!parsed) {
        outcome.value = { state: 'bad', place: jsonErrorPosition(text.peek()) };
        return undefined;
      }
      if (!isJsonObject(parsed.value)) {
        outcome.value = { state: 'not-object' };
        return undefined;
      }
      const { draft, unknown } = draftOf(parsed.value, rules);
      outcome.value = { state: 'taken', unknown };
      return draft;
    },
  };
}

/** The value that a text holds; `undefined` when it is no JSON. */
export function parseJsonText(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
