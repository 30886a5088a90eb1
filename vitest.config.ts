import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
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
  'faults/worker-death',
  'soak/outbox',
  'soak/death',
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

/** How a test says that it leaves something behind in its process: mocked modules, a page, a browser API. */
const LEAVES_TRACES = /vi\.(mock|doMock|stubGlobal|stubEnv)|@vitest-environment|fakeBrowser/;

/** The tests that need a separate process each. All others share processes, which halves their time. */
const isolated = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .map((path) => `test/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.test\.tsx?$/.test(path))
  .filter((path) => LEAVES_TRACES.test(readFileSync(path, 'utf8')));

/** All cores. By default one is left free, which is half of a machine with two. */
const ALL_CORES = '100%';

/** Ring one and two (pure, fake browser) in `unit`; ring three (real browsers, real HTTP) in `e2e`; a CRM that is there in `odoo`. */
export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        plugins: [WxtVitest()],
        test: {
          name: 'unit',
          include: isolated,
          exclude: [ELSEWHERE],
          environment: 'node',
          setupFiles: ['test/support/setup.ts'],
          maxWorkers: ALL_CORES,
          // Against hanging alone: what a busy machine takes says nothing of the code.
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [WxtVitest()],
        test: {
          name: 'unit-shared',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [ELSEWHERE, ...isolated],
          environment: 'node',
          isolate: false,
          setupFiles: ['test/support/setup.ts'],
          maxWorkers: ALL_CORES,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
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
          setupFiles: ['test/support/setup.ts'],
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
          // Browsers mostly wait: three files at a time keep two cores busy.
          maxWorkers: 3,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
