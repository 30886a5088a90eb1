import type { z } from 'zod';

const MAX_LISTED_VALUES = 8;

/**
 * Describes what is wrong with a field, to show after its name or beside it: "must be at most 2".
 */
export function fieldErrorText(issue: z.core.$ZodIssue): string {
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
      return issue.values.length > MAX_LISTED_VALUES
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
