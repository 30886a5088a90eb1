import { type ReadonlySignal, signal } from '@preact/signals';
import type { FieldRule } from '@/lib/campaigns/model';
import { type AgentDraft, draftOf, isJsonObject } from './agent-draft';
import { jsonErrorPosition, type TextPosition } from './json-error-position';

/** The result of applying a pasted configuration. */
export type JsonOutcome =
  | { state: 'taken'; unknown: string[] }
  | { state: 'bad'; position: TextPosition }
  | { state: 'not-object' };

/** A configuration as JSON. */
export interface AgentJsonModel {
  text: ReadonlySignal<string>;
  outcome: ReadonlySignal<JsonOutcome | undefined>;
  /** Shows a configuration, unless a typed text was not applied yet. */
  show(request: unknown): void;
  type(text: string): void;
  /** Discards a text that was not applied, because the form changed. */
  discard(): void;
  /** Applies the text. An invalid text stays, and `outcome` says where it is invalid. */
  apply(rules: readonly FieldRule[]): AgentDraft | undefined;
}

/** Creates the model of the JSON view. */
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
        outcome.value = { state: 'bad', position: jsonErrorPosition(text.peek()) };
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

/** Returns the parsed value; `undefined` when the text is not JSON. */
export function parseJsonText(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
