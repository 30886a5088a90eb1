import { expect, it } from 'vitest';
import { MAX_FILE_LENGTH, readRulesFile, writeRulesFile } from '@/lib/settings/sites/rules-file';

const RULES = [
  { site: '*.example.com', find: 'never' as const },
  { site: 'crm.example.com', ignore: ['nav'] },
];
const fileOf = (over: object) =>
  JSON.stringify({ handset: 'site-rules', version: 1, mode: 'all', rules: RULES, ...over });

it('reads what it wrote', () => {
  expect(readRulesFile(`\uFEFF${writeRulesFile('crm', RULES)}`)).toEqual({
    ...{ mode: 'crm', rules: RULES },
  });
});

it.each([
  ['no-json', 'site,find'],
  ['other-kind', '[]'],
  ['other-kind', fileOf({ handset: 'settings' })],
  ['other-kind', fileOf({ mode: 'everywhere' })],
  ['newer', fileOf({ version: 2 })],
  ['too-many', fileOf({ rules: Array.from({ length: 5001 }, () => RULES[0]) })],
  ['too-large', ' '.repeat(MAX_FILE_LENGTH + 1)],
])('refuses a file: %s', (problem, text) => {
  expect(readRulesFile(text)).toEqual({ problem });
});

it('refuses the whole file if some rules cannot be read, and names them', () => {
  const rules = [RULES[0], { site: 'a b' }, { site: 'a.example', find: 'maybe' }];
  expect(readRulesFile(fileOf({ rules }))).toEqual({ problem: 'bad-rules', positions: [2, 3] });
  const exported = writeRulesFile('all', [{ broken: '?', site: 'a.example' }]);
  expect(readRulesFile(exported)).toEqual({ problem: 'bad-rules', positions: [1] });
});
