import type { FieldRule } from '@/lib/campaigns/model';

/** Parts of an agent that may be left to the service. */
export const sections = ['voice', 'speech_to_text', 'llm', 'configurations'] as const;

/** One part. */
export type DraftSection = (typeof sections)[number];

/** A configuration as it is being typed: texts stay as typed, however odd, until they are mended. */
export interface AgentDraft {
  /** By the field's path; what was not touched is absent and stands at its default. */
  values: Readonly<Record<string, string | boolean>>;
  /** Parts that are set. */
  on: readonly DraftSection[];
}

/** Nothing typed, everything left to the service. */
export const EMPTY_DRAFT: AgentDraft = { values: {}, on: [] };

/** What a field shows: what was typed, else its default. */
export function shownValue(draft: AgentDraft, rule: FieldRule): string | boolean {
  const { [rule.path]: typed } = draft.values;
  if (typed !== undefined) return typed;
  if (rule.type === 'boolean') return rule.fallback === true;
  return rule.fallback === undefined ? '' : String(rule.fallback);
}

/** The part that a field belongs to; `undefined` for the agent's own fields. */
export function sectionOf(path: string): DraftSection | undefined {
  const [first] = path.split('.');
  return sections.find((section) => section === first);
}

/** The configuration that the draft means, defaults of its parts written out. */
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

/** A number that is none goes as it was typed, so that the rule's own words say what is wrong. */
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

/** The draft of a configuration that was pasted, and the paths in it that no field has. */
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

/** An object with string keys: no array, not null. */
export function isJsonObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
