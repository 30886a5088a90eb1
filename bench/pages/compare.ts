import { existsSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { median, ms } from '@/bench/table';
import { root } from '@/test/support/tree';
import { type BenchBrowser, openBenchBrowser, type Run } from './lab/chromium';
import type { FinderName } from './lab/finder-build';
import { PAGES, type PageName } from './site/html';
import { startSite } from './site/site';

/**
 * `npx tsx bench/pages/compare.ts contacts prose --with FOLDER` compares the finder of this source
 * tree with that of another one, turn about on the same pages. `--profile FILE` also writes a CPU
 * profile of the last run, with readable names. `npx wxt build --mode granted` comes first.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    with: { type: 'string', multiple: true, default: [] },
    rounds: { type: 'string', default: '5' },
    finder: { type: 'string', default: 'handsetEveryRow' },
    profile: { type: 'string' },
  },
});
const finder: FinderName = values.finder === 'handset' ? 'handset' : 'handsetEveryRow';

/** Bundles what frames load of a source tree, by file name. In older trees each frame loads the finder itself. */
async function scriptsOf(tree: string): Promise<Record<string, string>> {
  const finder = await bundleOf(tree, 'finder');
  if (!existsSync(`${tree}/entrypoints/await-numbers`)) return { 'await-numbers.js': finder };
  return { 'await-numbers.js': await bundleOf(tree, 'await-numbers'), 'finder.js': finder };
}

/** Bundles a script of a source tree. Faster than a build, and a few hundred bytes larger. */
async function bundleOf(tree: string, name: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import script from '@/entrypoints/${name}/index'; script.main();`,
      resolveDir: tree,
    },
    bundle: true,
    minify: !values.profile,
    format: 'iife',
    target: 'es2023',
    write: false,
    define: { 'import.meta.env.FIREFOX': 'false' },
    alias: {
      '@wxt-dev/webextension-polyfill/browser': `${tree}/lib/platform/page/page-browser.ts`,
      '@': tree,
    },
  });
  return `//# allFunctionsCalledOnLoad\n${outputFiles.map(({ text }) => text).join('')}`;
}

async function compare(page: PageName, labs: readonly [string, BenchBrowser][]): Promise<void> {
  const runs = new Map<string, Run[]>();
  const measure = async (name: string, lab: BenchBrowser, which: FinderName) => {
    const before = runs.get(name) ?? [];
    const wanted = before[0]?.seen;
    const profile = which === 'floor' ? undefined : values.profile;
    const run = await lab.run(page, which, {
      ...(wanted && { wanted }),
      ...(profile && { profile }),
    });
    runs.set(name, [...before, run]);
  };
  // The first round is not measured: it tells what each finder finds.
  for (let round = 0; round <= Number(values.rounds); round++) {
    for (const [name, lab] of labs) {
      await measure('floor', lab, 'floor');
      await measure(name, lab, finder);
    }
  }
  const [, ...floor] = runs.get('floor') ?? [];
  for (const [name, [, ...measured]] of runs) print(page, name, measured, floor);
}

function print(page: PageName, name: string, runs: readonly Run[], floor: readonly Run[]): void {
  const taskMs = (some: readonly Run[]) => median(some.map((run) => run.taskMs));
  const cells = [
    ms(taskMs(runs)),
    `${(taskMs(runs) / taskMs(floor)).toFixed(2)} × floor`,
    `longest slice ${ms(median(runs.map((run) => run.longestSliceMs)))}`,
    runs[0]?.seen,
  ];
  console.log(`${page.padEnd(10)}${name.padEnd(40)}${cells.join('   ')}`);
}

const site = await startSite();
const labs: [string, BenchBrowser][] = [];
for (const tree of [...values.with, root]) {
  labs.push([tree, await openBenchBrowser(site.origin, await scriptsOf(tree))]);
}
for (const page of PAGES.filter((name) => positionals.includes(name))) await compare(page, labs);
for (const [, lab] of labs) await lab.close();
site.stop();
process.exit(0);
