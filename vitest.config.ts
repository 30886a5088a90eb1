import { defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';

/** Ring one and two (pure, fake browser) in `unit`; ring three (real browsers, real HTTP) in `e2e`; a CRM that is there in `odoo`. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [WxtVitest()],
        test: {
          name: 'unit',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/e2e/**', 'test/attacks/**', 'test/odoo/**'],
          environment: 'node',
          setupFiles: ['test/support/setup.ts'],
          // Against hanging alone: what a busy machine takes says nothing of the code.
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
          name: 'e2e',
          include: ['test/{e2e,attacks}/**/*.test.ts'],
          environment: 'node',
          // Browsers mostly wait: two files at a time keep two cores busy.
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
