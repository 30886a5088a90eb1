import type { z } from 'zod';

const MOST_NAMED = 8;

/** What is wrong with a field, to stand after its name or beside it: "must be at most 2". */
export function faultWords(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${WITH_ARTICLE[issue.expected] ?? issue.expected}`;
    case 'too_small':
      return issue.origin === 'string' ? 'must not be empty' : `must be at least ${issue.minimum}`;
    case 'too_big':
      return `must be at most ${issue.maximum}`;
    case 'invalid_format':
      return issue.format === 'url' ? 'must be a web address (http or https)' : issue.message;
    case 'invalid_value':
      return issue.values.length > MOST_NAMED
        ? 'is not in the list of allowed values'
        : `must be one of ${issue.values.map(String).join(', ')}`;
    default:
      return issue.message;
  }
}

const WITH_ARTICLE: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
};
