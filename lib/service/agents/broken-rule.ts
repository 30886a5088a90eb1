import type { z } from 'zod';

const MAX_LISTED_VALUES = 8;

/** A rule of create-agent that a field breaks, as data: the form says it in the rep's language. */
export type BrokenRule =
  | { rule: 'required' | 'text' | 'number' | 'whole-number' | 'true-or-false' | 'object' }
  | { rule: 'web-address' | 'time-zone' | 'not-listed' }
  | { rule: 'at-least' | 'at-most'; limit: string }
  | { rule: 'one-of'; values: string }
  | { rule: 'other-model'; provider: string; model: string };

/** The rule that a field breaks; undefined if no rule of this list fits. */
export function brokenRuleOf(issue: z.core.$ZodIssue): BrokenRule | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected];
    case 'too_small':
      return issue.origin === 'string'
        ? { rule: 'required' }
        : { rule: 'at-least', limit: String(issue.minimum) };
    case 'too_big':
      return { rule: 'at-most', limit: String(issue.maximum) };
    case 'invalid_format':
      return issue.format === 'url' ? { rule: 'web-address' } : undefined;
    case 'invalid_value':
      return issue.values.length > MAX_LISTED_VALUES
        ? { rule: 'not-listed' }
        : { rule: 'one-of', values: issue.values.map(String).join(', ') };
    case 'custom':
      return issue.path.at(-1) === 'timezone' ? { rule: 'time-zone' } : undefined;
    default:
      return undefined;
  }
}

const TYPES: Readonly<Record<string, BrokenRule>> = {
  string: { rule: 'text' },
  number: { rule: 'number' },
  int: { rule: 'whole-number' },
  boolean: { rule: 'true-or-false' },
  object: { rule: 'object' },
};

/** A broken rule in English, to put after the field's name: "must be at most 2". */
export function brokenRuleText(broken: BrokenRule): string {
  switch (broken.rule) {
    case 'at-least':
      return `must be at least ${broken.limit}`;
    case 'at-most':
      return `must be at most ${broken.limit}`;
    case 'one-of':
      return `must be one of ${broken.values}`;
    case 'other-model':
      return `not a model of ${broken.provider}: ${broken.model}`;
    default:
      return TEXTS[broken.rule];
  }
}

type PlainRule = Exclude<BrokenRule, { limit: string } | { values: string } | { model: string }>;

const TEXTS: Readonly<Record<PlainRule['rule'], string>> = {
  required: 'is required',
  text: 'must be text',
  number: 'must be a number',
  'whole-number': 'must be a whole number',
  'true-or-false': 'must be true or false',
  object: 'must be an object',
  'web-address': 'must be a web address (http or https)',
  'time-zone': 'must be an IANA time zone name',
  'not-listed': 'is not in the list of allowed values',
};
