import type { EntryContent } from '@/lib/outbox/model/entry';
import { entryText } from './write-entry';

/** What happened to an entry. */
export type EntryEvent = 'call-logged' | 'call-changed' | 'call-removed';

type Value = string | number | null;

/** What a template can name, as `{{name}}`. What is not known is `null`. */
const fields = {
  event: (_, { event }) => event,
  id: (_, { id }) => id,
  title: ({ title }) => title,
  text: (entry) => entryText(entry),
  started_at: ({ facts }) => iso(facts.startedAt),
  duration_seconds: ({ facts }) => facts.durationSeconds ?? null,
  callee: ({ facts }) => facts.callee,
  callee_name: ({ facts }) => facts.calleeName ?? null,
  caller_id: ({ facts }) => facts.callerId,
  disposition: ({ facts }) => facts.disposition ?? null,
  note: ({ facts }) => facts.note ?? null,
  follow_up_at: ({ facts }) => iso(facts.followUpAt),
  recording: ({ facts }) => facts.recording ?? null,
  record_crm: ({ facts }) => facts.record?.crm ?? null,
  record_type: ({ facts }) => facts.record?.type ?? null,
  record_id: ({ facts }) => facts.record?.id ?? null,
  record_title: ({ facts }) => facts.record?.title ?? null,
  record_url: ({ facts }) => facts.record?.url ?? null,
} as const satisfies Record<
  string,
  (entry: EntryContent, about: { event: EntryEvent; id: string }) => Value
>;

type FieldName = keyof typeof fields;

/** The names that a template can hold. */
export const templateFields = Object.keys(fields) as FieldName[];

/** The template until the rep changes it: an object of all fields. */
export const DEFAULT_TEMPLATE = JSON.stringify(
  Object.fromEntries(templateFields.map((name) => [name, `{{${name}}}`])),
  undefined,
  2,
);

/** Why a template cannot be used: it is no JSON, or names an unknown field. */
export type TemplateProblem =
  | { code: 'crm-template-json' }
  | { code: 'crm-template-field'; words: string };

const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Finds what is wrong with a template; `undefined` if nothing is. */
export function templateProblem(template: string): TemplateProblem | undefined {
  if (parse(template) === undefined) return { code: 'crm-template-json' };
  const names = [...template.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  const unknown = names.find((name) => !isField(name));
  return unknown === undefined ? undefined : { code: 'crm-template-field', words: unknown };
}

/**
 * Fills a template that is right. A text that is one placeholder becomes its value, with its type.
 * Values are put in after the JSON is parsed, so no value can change its structure.
 */
export function fillTemplate(
  template: string,
  entry: EntryContent,
  about: { event: EntryEvent; id: string },
): unknown {
  const valueNamed = (name: string): Value => (isField(name) ? fields[name](entry, about) : null);
  const fill = (text: string): Value => {
    const only = /^\{\{\s*([^{}]*?)\s*\}\}$/.exec(text)?.[1];
    if (only !== undefined) return valueNamed(only);
    return text.replaceAll(PLACEHOLDER, (_, name: string) => String(valueNamed(name) ?? ''));
  };
  return mapTexts(parse(template), fill);
}

function mapTexts(json: unknown, fill: (text: string) => Value): unknown {
  if (typeof json === 'string') return fill(json);
  if (Array.isArray(json)) return json.map((each) => mapTexts(each, fill));
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [key, mapTexts(value, fill)]),
  );
}

function isField(name: string): name is FieldName {
  return Object.hasOwn(fields, name);
}

function parse(template: string): unknown {
  try {
    return JSON.parse(template);
  } catch {
    return undefined;
  }
}

function iso(at: number | undefined): string | null {
  return at === undefined ? null : new Date(at).toISOString();
}
