import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { WxtVitest } from 'wxt/testing/vitest-plugin';

/** The slowest files. They start first, so that no worker waits for one of them at the end. */
const SLOWEST = [
  'attacks/pages',
  'own-pages/languages',
  'attacks/weakened',
  'finding/single-page-country',
  'finding/hard-pages',
  'attacks/framing',
  'real/right-click',
  'real/popup',
  'real/first-run',
  'card/clicks',
  'finding/long-table',
  'attacks/heavy',
  'attacks/on-screen',
  'after-call/wrap-up',
  'faults/worker-death',
  'soak/outbox',
  'soak/death',
  'packages-again',
  'phone/hostile',
  'fuzz/finder',
];

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rest = await super.sort(files);
    const slowest = SLOWEST.flatMap((name) => rest.filter((file) => file.moduleId.includes(name)));
    return [...new Set([...slowest, ...rest])];
  }
}

/** Tests of real browsers and of CRMs, which other projects run. */
const ELSEWHERE = 'test/{e2e,attacks,odoo,crm-accounts}/**';

/** How a test says that it leaves something behind in its process: mocked modules, a browser API. */
const LEAVES_TRACES = /vi\.(mock|doMock|stubGlobal|stubEnv)|fakeBrowser/;
/** How a test says that it needs a document. */
const NEEDS_DOCUMENT = /@vitest-environment/;

const unitFiles = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .map((path) => `test/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.test\.tsx?$/.test(path));
const filesWith = (pattern: RegExp) =>
  unitFiles.filter((path) => pattern.test(readFileSync(path, 'utf8')));

/** The tests that need a separate process each. The others share processes, which takes a third of the time. */
const isolated = filesWith(LEAVES_TRACES);
const withDocument = filesWith(NEEDS_DOCUMENT).filter((path) => !isolated.includes(path));

const SETUP = 'test/support/setup.ts';

/** All cores. By default one is left free, which is half of a machine with two. */
const ALL_CORES = '100%';

function unitProject(test: NonNullable<UserWorkspaceConfig['test']>) {
  return {
    plugins: [WxtVitest()],
    test: {
      exclude: [ELSEWHERE],
      environment: 'node',
      setupFiles: [SETUP],
      maxWorkers: ALL_CORES,
      // Against hanging alone: what a busy machine takes says nothing of the code.
      testTimeout: 120_000,
      hookTimeout: 60_000,
      ...test,
    },
  };
}

/** Ring one and two (pure, fake browser) in `unit`; ring three (real browsers, real HTTP) in `e2e`; a CRM that is there in `odoo`. */
export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    projects: [
      unitProject({ name: 'unit', include: isolated }),
      unitProject({
        name: 'unit-document',
        include: withDocument,
        environment: 'happy-dom',
        isolate: false,
        setupFiles: [SETUP, 'test/support/dom/empty-document.ts'],
      }),
      unitProject({
        name: 'unit-shared',
        include: unitFiles.filter(
          (path) => !isolated.includes(path) && !withDocument.includes(path),
        ),
        isolate: false,
      }),
      {
        plugins: [WxtVitest()],
        test: {
          name: 'odoo',
          include: ['test/odoo/**/*.test.ts'],
          environment: 'node',
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [WxtVitest()],
        test: {
          name: 'crm-accounts',
          include: ['test/crm-accounts/**/*.test.ts'],
          environment: 'node',
          setupFiles: [SETUP],
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [WxtVitest()],
        test: {
          name: 'e2e',
          include: ['test/{e2e,attacks}/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['test/support/firefox/start-once.ts'],
          setupFiles: ['test/support/enable-browser-pool.ts'],
          // Files share a process, and with it the pool of browsers.
          isolate: false,
          // Tests wait more than they compute. Three files at a time instead of two take 30 % less time on two
          // fast cores, and 5 % more on two slow ones.
          maxWorkers: 3,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
