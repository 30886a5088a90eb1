import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { policySchemas } from '@/lib/settings/policy-values';
import { chromePolicySchema } from '@/scripts/policy/chrome-schema';

const schema = chromePolicySchema();

it('has every value of a policy', () => {
  const names = [...Object.keys(policySchemas), 'locked'];
  expect(Object.keys(schema.properties ?? {})).toEqual(names);
});

it('is the file in the extension', () => {
  const file = JSON.parse(readFileSync('assets/public/policy-schema.json', 'utf8'));
  expect(file, 'run `npm run fix`').toEqual(schema);
});

it('has only what Chrome understands: one that it does not makes it refuse all', () => {
  const known = /^(title|description|type|enum|minimum|maximum|items|properties)$/;
  const types = ['string', 'integer', 'number', 'boolean', 'array', 'object'];
  const check = (node: typeof schema): void => {
    expect(Object.keys(node).filter((key) => !known.test(key))).toEqual([]);
    expect(types).toContain(node.type);
    if (node.type === 'array') expect(node.items).toBeDefined();
    if (node.items) check(node.items);
    for (const inner of Object.values(node.properties ?? {})) check(inner);
  };
  check(schema);
});

it('offers ranges, choices and what a list holds', () => {
  expect(schema.properties).toMatchObject({
    countdownSeconds: { title: 'Countdown seconds', type: 'integer', minimum: 0, maximum: 10 },
    didCallsPerDay: { title: 'DID calls per day' },
    callRules: { type: 'string', enum: ['warn', 'block'] },
    dids: { items: { properties: { e164: { type: 'string' }, label: { type: 'string' } } } },
    keepCallsDays: { type: 'integer' },
  });
});

it('has the parts of every kind of rule and of holiday', () => {
  const rule = schema.properties?.rules?.items?.properties;
  expect(rule).toMatchObject({ kind: { type: 'string' }, weekday: {}, limit: { type: 'integer' } });
  const day = rule?.holiday?.properties?.days?.items?.properties;
  expect(day).toMatchObject({
    ...{ date: { type: 'string' }, moved: { type: 'array' }, easter: { type: 'integer' } },
    nth: { type: 'integer', enum: [-1, 1, 2, 3, 4] },
  });
});
