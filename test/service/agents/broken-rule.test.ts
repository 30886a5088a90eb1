import { expect, it } from 'vitest';
import { z } from 'zod';
import { type BrokenRule, brokenRuleOf, brokenRuleText } from '@/lib/service/agents/broken-rule';

/** The rule that a value breaks in a field of this schema. */
function brokenBy(schema: z.ZodType, value: unknown, field = 'field'): BrokenRule | undefined {
  const parsed = z.object({ [field]: schema }).safeParse({ [field]: value });
  const [issue] = parsed.error?.issues ?? [];
  if (!issue) throw new Error('expected the value to break the schema');
  return brokenRuleOf(issue);
}

const nine = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'] as const;

it.each<[string, z.ZodType, unknown, BrokenRule, string]>([
  ['a number for text', z.string(), 7, { rule: 'text' }, 'must be text'],
  ['text for a number', z.number(), '7', { rule: 'number' }, 'must be a number'],
  ['a fraction', z.int(), 1.5, { rule: 'whole-number' }, 'must be a whole number'],
  ['text for a switch', z.boolean(), 'yes', { rule: 'true-or-false' }, 'must be true or false'],
  ['text for an object', z.object({}), 'x', { rule: 'object' }, 'must be an object'],
  ['empty text', z.string().min(1), '', { rule: 'required' }, 'is required'],
  [
    'too little',
    z.number().min(0.5),
    0,
    { rule: 'at-least', limit: '0.5' },
    'must be at least 0.5',
  ],
  ['too much', z.number().max(2), 3, { rule: 'at-most', limit: '2' }, 'must be at most 2'],
  [
    'no web address',
    z.url(),
    'somewhere',
    { rule: 'web-address' },
    'must be a web address (http or https)',
  ],
  [
    'another word of a short list',
    z.enum(['on', 'off']),
    'maybe',
    { rule: 'one-of', values: 'on, off' },
    'must be one of on, off',
  ],
  [
    'another word of a long list',
    z.enum(nine),
    'z',
    { rule: 'not-listed' },
    'is not in the list of allowed values',
  ],
])('names the rule that %s breaks', (_, schema, value, rule, text) => {
  const broken = brokenBy(schema, value);
  expect(broken).toEqual(rule);
  expect(broken && brokenRuleText(broken)).toBe(text);
});

it('lists at most eight values', () => {
  expect(brokenBy(z.enum(nine.slice(0, 8)), 'z')).toEqual({
    rule: 'one-of',
    values: 'a, b, c, d, e, f, g, h',
  });
});

it('takes a failed check of a time zone, and of no other field, for the time zone rule', () => {
  const never = z.string().refine(() => false);
  const broken = brokenBy(never, 'Moon/Base', 'timezone');
  expect(broken).toEqual({ rule: 'time-zone' });
  expect(broken && brokenRuleText(broken)).toBe('must be an IANA time zone name');
  expect(brokenBy(never, 'x', 'prompt')).toBeUndefined();
});

it.each<[string, z.ZodType, unknown]>([
  ['a format without a rule', z.email(), 'x'],
  ['a type without a rule', z.date(), 'x'],
  ['an unknown key', z.strictObject({}), { x: 1 }],
])('names no rule for %s', (_, schema, value) => {
  expect(brokenBy(schema, value)).toBeUndefined();
});

it('says which model a provider does not have', () => {
  const broken = { rule: 'other-model', provider: 'ours', model: 'two' } as const;
  expect(brokenRuleText(broken)).toBe('not a model of ours: two');
});
