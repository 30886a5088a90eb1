import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { cyclesAmong, foldersImportedBy } from '@/test/support/cycles';
import { exportedNames, hasLogic, isOnlyTypes, TWINS } from '@/test/support/exports';
import { importsOf, modulesUnder, reachableFrom, sourcesUnder, textOf } from '@/test/support/tree';

const MAX_LINES = 250;
/** About a dozen. */
const MAX_FILES = 13;
const SHIPPED = ['entrypoints', 'components', 'lib'];
/** Lists of facts may be as long as the facts are many. */
const LISTS = /\/data\//;

it('declares how imports resolve in tsconfig.json itself, so that every tool knows before anything is generated', () => {
  const { extends: base, compilerOptions } = tsconfigSchema.parse(
    JSON.parse(textOf('tsconfig.json')),
  );
  expect(base, 'a generated file is missing in a fresh clone').toBeUndefined();
  expect(compilerOptions.paths).toEqual({ '@/*': ['./*'], '#i18n': ['./lib/i18n/messages.ts'] });
});

const tsconfigSchema = z.object({
  extends: z.string().optional(),
  compilerOptions: z.object({ paths: z.record(z.string(), z.array(z.string())) }),
});

/** The rules that a linter cannot hold. Each failure says what to do about it. */
function offenders(paths: string[], isWrong: (path: string) => unknown, advice: string): string[] {
  return paths.filter(isWrong).map((path) => `${path}: ${advice}`);
}

/** What must not come along into the bundle of these entrypoints. */
function forbiddenImports(
  entrypoints: string[],
  isForbidden: (target: string) => boolean,
  advice: string,
) {
  return entrypoints.flatMap((name) => {
    const starts = modulesUnder(`entrypoints/${name}`);
    expect(starts, `entrypoints/${name} holds modules`).not.toEqual([]);
    const forbidden = [...reachableFrom(...starts)].filter(isForbidden);
    return forbidden.map((target) => `entrypoints/${name} reaches ${target}: ${advice}`);
  });
}

it('keeps the scripts of the page small: no metadata, no schemas, no database, no service', () => {
  const heavy =
    /^(zod|dexie|libphonenumber-js|lib\/(service|settings|calls|campaigns|queue|crm|offers|rules|sites|phone(?!\/candidates\/)|messages(?!\/client\.)))\b/;
  expect(
    forbiddenImports(
      ['await-numbers', 'finder', 'card'],
      (target) => heavy.test(target),
      'ask the background by lib/messages/client instead',
    ),
  ).toEqual([]);
});

it('keeps words and Preact out of the script that every frame runs', () => {
  expect(
    forbiddenImports(
      ['await-numbers', 'finder'],
      (target) => /^(preact|@preact|#i18n|lib\/i18n|components)\b/.test(target),
      'draw in entrypoints/card, which is injected when the rep rests on a number',
    ),
  ).toEqual([]);
});

it('keeps token, network and metadata out of our own pages', () => {
  const forbidden =
    /^(libphonenumber-js|lib\/(service\/(?!address\/)|phone(?!\/candidates\/)|campaigns|queue|offers|rules\/(?!rule\.|hours\/zone-time\.)|sites|page)|lib\/calls\/(place\/|follow\/(?!follow-state\.))|lib\/settings\/(token-store|connection)\.|lib\/crm\/connectors|lib\/outbox\/(?!model\/|entry\/))/;
  expect(
    forbiddenImports(
      ['popup', 'sidepanel', 'options', 'dashboard', 'strip', 'welcome'],
      (target) => forbidden.test(target),
      'ask the background by lib/messages/client instead',
    ),
  ).toEqual([]);
});

it('keeps drawing out of the background', () => {
  expect(
    forbiddenImports(
      ['background'],
      (target) => /^(preact|@preact|components|lib\/page)\b/.test(target),
      'the background has no DOM',
    ),
  ).toEqual([]);
});

it('lets only types cross where worlds only share shapes', () => {
  const typesOnly: [RegExp, RegExp][] = [
    [/^(lib|components)\/page\//, /^lib\/(messages\/(?!client\.)|\w+\/model[./])/],
    [/^lib\/platform\//, /^webextension-polyfill$/],
  ];
  const wrong = modulesUnder('lib', 'components').flatMap((path) =>
    importsOf(path)
      .filter(({ target, typeOnly }) => !typeOnly && crosses(typesOnly, path, target))
      .map(({ target }) => `${path} imports ${target}: write \`import type\``),
  );
  expect(wrong).toEqual([]);
});

function crosses(rules: [RegExp, RegExp][], path: string, target: string): boolean {
  return rules.some(([from, to]) => from.test(path) && to.test(target));
}

it('keeps the folders of lib free of cycles, types included', () => {
  const arrows = new Map<string, Set<string>>();
  for (const path of modulesUnder('lib')) {
    const to = arrows.get(folderOf(path)) ?? new Set();
    for (const { target } of importsOf(path))
      if (target.startsWith('lib/')) to.add(folderOf(target));
    arrows.set(folderOf(path), to);
  }
  const cyclic = [...arrows.keys()].filter((folder) => {
    const others = [...(arrows.get(folder) ?? [])].filter((other) => other !== folder);
    return others.some((other) => reaches(arrows, other, folder));
  });
  expect(cyclic, 'turn one import round: pass what is needed as an argument').toEqual([]);
});

function folderOf(path: string): string {
  return path.split('/').slice(0, 2).join('/');
}

function reaches(arrows: Map<string, Set<string>>, from: string, to: string): boolean {
  const seen = new Set([from]);
  for (const folder of seen) for (const next of arrows.get(folder) ?? []) seen.add(next);
  return seen.has(to);
}

it('keeps files short enough to read at once', () => {
  expect(
    offenders(
      modulesUnder(...SHIPPED, 'sandbox', 'scripts', 'bench'),
      (path) => !LISTS.test(path) && textOf(path).split('\n').length > MAX_LINES + 1,
      `over ${MAX_LINES} lines; split it by what its parts are for`,
    ),
  ).toEqual([]);
});

it('keeps folders small enough to see at once', () => {
  const folders = sourcesUnder(...SHIPPED, 'sandbox', 'scripts', 'bench', 'test').map((path) =>
    dirname(path),
  );
  const sizeOf = (folder: string) => folders.filter((other) => other === folder).length;
  expect(
    offenders(
      [...new Set(folders)].filter((folder) => !LISTS.test(`${folder}/`)),
      (folder) => sizeOf(folder) > MAX_FILES,
      `over ${MAX_FILES} files; give what belongs together its own folder`,
    ),
  ).toEqual([]);
});

it('names files by what they hold: kebab-case modules, PascalCase components', () => {
  const base = (path: string) => path.split('/').at(-1) ?? '';
  expect(
    offenders(
      modulesUnder('lib', 'components', 'sandbox', 'scripts', 'bench').filter(
        (path) => !path.endsWith('.d.mts'),
      ),
      (path) => !/^([a-z0-9]+(-[a-z0-9]+)*\.tsx?|([A-Z][a-z0-9]*)+\.tsx)$/.test(base(path)),
      'rename it: batch-sender.ts for a module, CallCard.tsx for a component',
    ),
  ).toEqual([]);
});

it('gives each exported name one meaning', () => {
  const pathsByName = new Map<string, string[]>();
  for (const path of modulesUnder(...SHIPPED, 'sandbox', 'bench', 'scripts', 'test')) {
    for (const name of exportedNames(path)) {
      pathsByName.set(name, [...(pathsByName.get(name) ?? []), path]);
    }
  }
  const twice = [...pathsByName].filter(
    ([name, paths]) => paths.length > 1 && !TWINS.includes(name),
  );
  const advice = 'name each for what it is (docs/glossary.md)';
  expect(twice.map(([name, paths]) => `${name} in ${paths.join(', ')}: ${advice}`)).toEqual([]);
});

it('calls what a function needs its deps, and what it is asked its request', () => {
  expect(
    offenders(
      modulesUnder(...SHIPPED, 'sandbox', 'bench', 'scripts'),
      (path) => /\b\w*(World|Means|Wish)\b/.test(withoutComments(textOf(path))),
      'use Deps or Request (docs/glossary.md)',
    ),
  ).toEqual([]);
});

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');
}

it('lets folders import one way only', () => {
  const cycles = cyclesAmong(foldersImportedBy('components', 'lib', 'entrypoints'));
  const advice = 'move what both use into its own folder';
  expect(cycles.map((folders) => `${folders.join(' → ')}: ${advice}`)).toEqual([]);
});

it('lets modules import one way only, types included', () => {
  const imports = modulesUnder(...SHIPPED, 'sandbox', 'scripts', 'bench', 'test').map(
    (path) => [path, new Set(importsOf(path).map(({ target }) => target))] as const,
  );
  const advice = 'move what both use into its own module';
  const cycles = cyclesAmong(new Map(imports));
  expect(cycles.map((modules) => `${modules.join(' → ')}: ${advice}`)).toEqual([]);
});

/** A call that waits for a time which is only a number, or computed from one. */
const UNNAMED_WAIT =
  /\b(?:sleep|delay)\((?:[^();]*[^\w$.();])?\d[^();]*\)|\bsetTimeout\(resolve,\s*\d\w*/g;

it('names each fixed wait of a browser test', () => {
  const advice =
    'wait for what the test expects (waitUntil); a fixed time only shows that nothing happens, ' +
    'or is a rep’s pace: give it a name that says which, such as NOTHING_MS or REST_MS';
  const unnamed = modulesUnder('test/e2e', 'test/attacks', 'test/odoo').flatMap((path) =>
    [...withoutComments(textOf(path)).matchAll(UNNAMED_WAIT)].map(
      ([wait]) => `${path}: ${wait}: ${advice}`,
    ),
  );
  expect(unnamed).toEqual([]);
});

/** How a test is left out. A browser of this machine that takes no policies is found out at run time: `({ skip })`. */
const LEFT_OUT = /\.(skip|skipIf|runIf|todo|only)\b/g;

it('leaves out no browser test', () => {
  const advice =
    'npm test counts a skipped test as failed; what only one browser can do gets its own `describe`';
  const wrong = modulesUnder('test/e2e', 'test/attacks').flatMap((path) =>
    [...withoutComments(textOf(path)).matchAll(LEFT_OUT)].map(
      ([left]) => `${path}: ${left}: ${advice}`,
    ),
  );
  expect(wrong).toEqual([]);
});

it('keeps no module that neither an entrypoint nor a test uses', () => {
  const used = reachableFrom(...modulesUnder('entrypoints'), ...modulesUnder('test'));
  expect(
    offenders(
      modulesUnder('lib', 'components'),
      (path) => !used.has(path) && !isOnlyTypes(path),
      'use it, test it (test/ mirrors lib/) or remove it',
    ),
  ).toEqual([]);
});

/** Folders in which each module with logic has its own test. */
const MIRRORED = ['lib'];

it('tests each module with logic at the mirrored path', async () => {
  const tests = new Set(modulesUnder('test'));
  const testOf = (path: string) => path.replace('lib/', 'test/').replace(/\.tsx?$/, '.test.ts');
  const untested = modulesUnder(...MIRRORED).filter(
    (path) => !tests.has(testOf(path)) && !tests.has(`${testOf(path)}x`),
  );
  const withLogic = new Set<string>();
  for (const path of untested) if (await hasLogic(path)) withLogic.add(path);
  const advice = 'write its test at the same path under test/';
  expect(offenders(untested, (path) => withLogic.has(path), advice)).toEqual([]);
});

/** Folders whose subfolders are one feature or domain each. */
const FEATURES = ['components', 'lib'];

it('opens each feature with a module that says what the feature is', () => {
  const featureOf = (path: string) => path.split('/').slice(0, 2).join('/');
  const modules = Map.groupBy(modulesUnder(...FEATURES), featureOf);
  const wrong = [...modules].flatMap(([folder, paths]) => {
    const openings = paths.flatMap((path) => openingOf(textOf(path)) ?? []);
    const sentences = openings.map((opening) => opening.match(/[.!?](?:\s|$)/g)?.length ?? 0);
    const isRight = sentences.length === 1 && sentences.every((n) => n >= 3 && n <= 6);
    const found = sentences.length === 0 ? 'none' : `of ${sentences.join(' and ')} sentences`;
    return isRight ? [] : [`${folder}: ${found}`];
  });
  const advice =
    'begin one module with a comment of 3 to 6 sentences: what it is, who starts it, what it reads and writes';
  expect(wrong, advice).toEqual([]);
});

/** The comment that a module begins with, if it belongs to no declaration. */
function openingOf(text: string): string | undefined {
  const [, opening] = /^\/\*\*([\s\S]*?)\*\/\n\n/.exec(text) ?? [];
  return opening?.replaceAll(/\n \* ?/g, ' ').trim();
}

it('says what every export is for', () => {
  const bare = modulesUnder('lib', 'components').flatMap((path) => {
    const lines = textOf(path).split('\n');
    return lines.flatMap((line, index) =>
      /^export (async |const |function |interface |type \w)/.test(line) &&
      !lines[index - 1]?.endsWith('*/') &&
      !isOverload(lines, index)
        ? [`${path}:${index + 1}: give it a doc comment: what for, shapes, units, errors`]
        : [],
    );
  });
  expect(bare).toEqual([]);
});

/** A further signature of the function above needs no separate comment. */
function isOverload(lines: string[], index: number): boolean {
  const name = /function (\w+)/.exec(lines[index] ?? '')?.[1];
  return name !== undefined && (lines[index - 1]?.includes(`function ${name}`) ?? false);
}
