import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { BUILT_IN_RULES } from '@/lib/rules/data/built-in-rules';
import { IMPORT_RULES } from '@/scripts/structure/data/import-rules';
import { importRulesTable } from '@/scripts/structure/import-rules-table';
import { filesBelow, modulesUnder, root, textOf } from '@/test/support/tree';

/** The documents, as paths from the root. */
const documents = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'test/fixtures/phone/README.md',
  ...['docs', 'bench/results'].flatMap((folder) =>
    filesBelow(join(root, folder)).map((name) => `${folder}/${name}`),
  ),
].filter((path) => path.endsWith('.md'));

const decisions = documents.filter((path) => /^docs\/decisions\/\d/.test(path));

/** About two hours of reading. */
const MAX_WORDS = 25_000;
const MAX_WORDS_OF_CHANGES = 1500;
const MAX_WORDS_ON_FINDING = 900;

/** Names in code voice: paths of the project, and identifiers in camel case. */
const PATH =
  /^(?:(?:lib|components|entrypoints|test|bench|sandbox|scripts|docs|assets)\/\S+|[\w.-]+\.(?:ts|tsx|mjs|json|css|md|yml))$/;
const IDENTIFIER = /^[a-z]+(?:[A-Z][a-z0-9]*)+$/;
const CODE_VOICE = /`([^`\n]+)`/g;
const LINK = /\]\(([^)#\s]+)[^)]*\)/g;

it.each(documents)('%s names only paths that exist', (document) => {
  const paths = codeIn(document)
    .flatMap((code) => code.split(' '))
    .filter((name) => PATH.test(name));
  expect(
    paths.filter((path) => globSync(path, { cwd: root }).length === 0),
    'write the full path from the root, with its ending',
  ).toEqual([]);
});

it.each(documents)('%s links only to files that exist', (document) => {
  const links = [...textOf(document).matchAll(LINK)].map(([, target = '']) => target);
  const own = links.filter((target) => !/^\w+:/.test(target));
  expect(own.filter((target) => !existsSync(join(root, dirname(document), target)))).toEqual([]);
});

it('says what each folder of lib is for', () => {
  const folders = IMPORT_RULES.map(({ from }) => from.replace('/**', ''));
  const inLib = modulesUnder('lib').map((path) => path.split('/').slice(0, 2).join('/'));
  const advice = 'give it a row in scripts/structure/data/import-rules.ts';
  expect(
    [...new Set(inLib)].filter((path) => !folders.includes(path)),
    advice,
  ).toEqual([]);
});

it('maps the folders of the code in the README as they are', () => {
  const listed = foldersListed(textOf('README.md'));
  expect(listed).toContain('lib/calls');
  expect(listed.filter((path) => filesBelow(join(root, path)).length === 0)).toEqual([]);
});

it('stays short enough to be read', () => {
  const total = documents.filter(isCounted).reduce((words, path) => words + wordsOf(path), 0);
  expect(total, 'say each thing once; figures go to bench/results').toBeLessThanOrEqual(MAX_WORDS);
  expect(wordsOf('CHANGELOG.md')).toBeLessThanOrEqual(MAX_WORDS_OF_CHANGES);
});

/** Results of measurements are tables to look things up in; what the stores show is for their forms. */
function isCounted(path: string): boolean {
  return /^(?:docs\/(?!store\/)|[A-Z]+\.md$)/.test(path);
}

function wordsOf(path: string): number {
  return textOf(path).match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

it('names only identifiers that the code has', () => {
  const code = modulesUnder('lib', 'components', 'entrypoints', 'sandbox', 'scripts', 'test')
    .concat('wxt.config.ts', 'package.json', 'biome.json')
    .map(textOf)
    .join('\n');
  const missing = documents.flatMap((document) =>
    codeIn(document)
      .filter((name) => IDENTIFIER.test(name) && !new RegExp(`\\b${name}\\b`).test(code))
      .map((name) => `${document}: ${name}`),
  );
  expect(missing, 'use the name that the code has now').toEqual([]);
});

it('names only commands that exist', () => {
  const { scripts } = JSON.parse(textOf('package.json'));
  const benches = textOf('bench/main.ts');
  const commands = documents.flatMap((document) => [
    ...textOf(document).matchAll(/npm (?:run )?([\w:]+)(?: -- ([a-z]\w+(?:-\w+)*))?/g),
  ]);
  const wrong = commands.filter(([command, script = '', bench]) => {
    if (!command.startsWith('npm run') && !(script in scripts))
      return !/^(audit|ci|install)$/.test(script);
    if (!(script in scripts)) return true;
    return script === 'bench' && bench && !new RegExp(`^  '?${bench}'?: `, 'm').test(benches);
  });
  expect([...new Set(wrong.map(([command]) => command))]).toEqual([]);
});

it('is named by the code where it is', () => {
  const named = modulesUnder(
    'lib',
    'components',
    'entrypoints',
    'sandbox',
    'scripts',
    'bench',
    'test',
  )
    .concat('wxt.config.ts', 'entrypoints/marks.css')
    .flatMap((path) =>
      [...textOf(path).matchAll(/(?<![\w./-])docs\/[\w/-]+(?:\.md)?/g)].map(([at]) => at),
    );
  expect(
    [...new Set(named)].filter((at) => globSync(`${at}*`, { cwd: root }).length === 0),
  ).toEqual([]);
});

it('keeps the page about finding numbers short', () => {
  const words = textOf('docs/finding.md').split(/\s+/).filter(Boolean);
  expect(words.length, 'tables of figures go to bench/results').toBeLessThanOrEqual(
    MAX_WORDS_ON_FINDING,
  );
});

it.each(decisions)('%s says context, decision and consequences', (decision) => {
  const headings = [...textOf(decision).matchAll(/^## (.+)$/gm)].map(([, title]) => title);
  expect(headings).toEqual(['Context', 'Decision', 'Consequences']);
});

it('lists the built-in rules by their ids', () => {
  const table = textOf('docs/rules.md').split('## The rules')[1] ?? '';
  const listed = [...table.matchAll(/`([a-z]{2}(?:-[a-z]+)+)`/g)].map(([, id = '']) => id);
  expect(listed.toSorted()).toEqual(BUILT_IN_RULES.map(({ id }) => id).toSorted());
});

it('lists every decision in the index', () => {
  const index = textOf('docs/decisions/README.md');
  const files = decisions.map((path) => path.replace('docs/decisions/', ''));
  expect(files.filter((file) => !index.includes(`](${file})`))).toEqual([]);
});

it('gives each dependency its reason, and no package that is gone', () => {
  const { dependencies, devDependencies } = JSON.parse(textOf('package.json'));
  const cells = [...textOf('docs/decisions/0004-dependencies.md').matchAll(/^\| (`.*?) \|/gm)];
  const named = cells.flatMap(([, cell = '']) => cell.match(/(?<=`)[^`, ]+(?=`)/g) ?? []);
  const packages = named.filter((name) => name !== 'max');
  expect(packages.toSorted(), 'one row each in docs/decisions/0004-dependencies.md').toEqual(
    Object.keys({ ...dependencies, ...devDependencies }).toSorted(),
  );
});

/** The folders of the map: deeper ones are indented under their parent, several to a line. */
function foldersListed(text: string): string[] {
  const block = /One feature is one folder:\n\n((?: {4}.*\n)+)/.exec(text)?.[1] ?? '';
  let parent = '';
  return block.split('\n').flatMap((line) => {
    const names = [...line.matchAll(/([\w-]+)\/(?=\s)/g)].map(([, name = '']) => name);
    const isDeeper = line.startsWith(' '.repeat(6));
    if (!isDeeper) parent = names.at(-1) ?? '';
    return isDeeper ? names.map((name) => `${parent}/${name}`) : names;
  });
}

/** What stands in code voice, without the table of imports, whose globs test/import-rules.test.ts checks. */
function codeIn(document: string): string[] {
  const text = textOf(document).replace(importRulesTable(), '');
  return [...text.matchAll(CODE_VOICE)].map(([, name = '']) => name);
}
