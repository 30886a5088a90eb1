import { expect, it } from 'vitest';
import {
  DEFAULT_TEMPLATE,
  fillTemplate,
  templateFields,
  templateProblem,
} from '@/lib/outbox/entry/entry-template';
import { sampleEntry } from '@/test/outbox/support/deliveries';

const about = { event: 'call-logged', id: 'call-1' } as const;
const fill = (template: unknown, entry = sampleEntry) =>
  fillTemplate(JSON.stringify(template), entry, about);

it('keeps the type of a value whose placeholder is the whole text', () => {
  expect(fill({ call: ['{{duration_seconds}}', '{{ callee }}', '{{note}}'], fixed: 1 })).toEqual({
    ...{ call: [95, '+12125550134', null], fixed: 1 },
  });
});

it('puts values into texts as text', () => {
  expect(fill('{{id}}: {{duration_seconds}} s{{note}}')).toBe('call-1: 95 s');
});

it('keeps the structure for any value, and fills no placeholder inside a value', () => {
  const nasty = '{{callee}}", "admin": true, "x": "';
  const entry = { ...sampleEntry, title: nasty };
  expect(fill({ a: '{{title}}', b: 'To {{title}}' }, entry)).toEqual({
    a: nasty,
    b: `To ${nasty}`,
  });
});

it('has a template with all fields', () => {
  expect(templateProblem(DEFAULT_TEMPLATE)).toBeUndefined();
  const filled = fillTemplate(DEFAULT_TEMPLATE, sampleEntry, about);
  expect(Object.keys(Object(filled))).toEqual(templateFields);
  expect(filled).toMatchObject({ event: 'call-logged', id: 'call-1', caller_id: '+12125550100' });
});

it.each([
  ['{', { code: 'crm-template-json' }],
  ['{"a": "{{calle}}"}', { code: 'crm-template-field', words: 'calle' }],
  ['{"a": "{{constructor}}"}', { code: 'crm-template-field', words: 'constructor' }],
  ['{"a": "{{}}"}', { code: 'crm-template-field', words: '' }],
])('says what is wrong with the template %s', (template, problem) => {
  expect(templateProblem(template)).toEqual(problem);
});
