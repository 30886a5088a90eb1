import type { FieldRule } from '@/lib/campaigns/model';

/** Sections of an agent that can be left to the service. */
export const sections = ['voice', 'speech_to_text', 'llm', 'configurations'] as const;

/** One section. */
export type DraftSection = (typeof sections)[number];

/** A configuration that is being typed. Invalid texts stay as typed. */
export interface AgentDraft {
  /** By the field's path; an absent field has its default. */
  values: Readonly<Record<string, string | boolean>>;
  /** Sections that are set. */
  on: readonly DraftSection[];
}

/** An empty draft, which leaves every section to the service. */
export const EMPTY_DRAFT: AgentDraft = { values: {}, on: [] };

/** Returns the value that a field shows: what was typed, else its default. */
export function shownValue(draft: AgentDraft, rule: FieldRule): string | boolean {
  const { [rule.path]: typed } = draft.values;
  if (typed !== undefined) return typed;
  if (rule.type === 'boolean') return rule.fallback === true;
  return rule.fallback === undefined ? '' : String(rule.fallback);
}

/** Returns the section of a field; `undefined` for the agent's own fields. */
export function sectionOf(path: string): DraftSection | undefined {
  const [first] = path.split('.');
  return sections.find((section) => section === first);
}

/** Returns the create-agent request of a draft, with the defaults of the sections that are set. */
export function requestOf(draft: AgentDraft, rules: readonly FieldRule[]): Record<string, unknown> {
  const request: Record<string, unknown> = {};
  for (const rule of rules) {
    const section = sectionOf(rule.path);
    const value = sentValue(draft, rule);
    if (value !== undefined && (!section || draft.on.includes(section))) {
      put(request, rule.path.split('.'), value);
    }
  }
  const empty = draft.on.filter((section) => !(section in request));
  return { ...request, ...Object.fromEntries(empty.map((section) => [section, {}])) };
}

/** An invalid number is sent as typed, so that the rule's message says what is wrong. */
function sentValue(draft: AgentDraft, rule: FieldRule): unknown {
  const shown = shownValue(draft, rule);
  if (typeof shown === 'boolean') return shown;
  if (shown.trim() === '') return rule.required && rule.path in draft.values ? '' : undefined;
  if (rule.type !== 'number' && rule.type !== 'integer') return shown;
  return Number.isNaN(Number(shown)) ? shown : Number(shown);
}

function put(target: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [key = '', ...rest] = path;
  if (rest.length === 0) {
    target[key] = value;
    return;
  }
  const child = isJsonObject(target[key]) ? target[key] : {};
  target[key] = child;
  put(child, rest, value);
}

/** Returns the draft of a pasted configuration, and its paths that no field has. */
export function draftOf(
  request: Readonly<Record<string, unknown>>,
  rules: readonly FieldRule[],
): { draft: AgentDraft; unknown: string[] } {
  const leaves = leavesOf(request, '');
  const known = new Map(rules.map((rule) => [rule.path, rule]));
  const values = leaves.flatMap(([path, value]) =>
    known.has(path) && value !== null ? [[path, textOf(value)] as const] : [],
  );
  const unknown = leaves.map(([path]) => path).filter((path) => !known.has(path));
  const on = sections.filter((section) => isJsonObject(request[section]));
  return {
    draft: { values: Object.fromEntries(values), on },
    unknown: unknown.filter((path) => !on.some((section) => section === path)),
  };
}

function textOf(value: unknown): string | boolean {
  if (typeof value === 'boolean') return value;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function leavesOf(value: Readonly<Record<string, unknown>>, path: string): [string, unknown][] {
  return Object.entries(value).flatMap(([key, child]): [string, unknown][] => {
    const childPath = path === '' ? key : `${path}.${key}`;
    return isJsonObject(child) ? leavesOf(child, childPath) : [[childPath, child]];
  });
}

/** Returns whether a value is an object: not an array, not null. */
export function isJsonObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
