import type { Browser, Page, Target } from 'puppeteer-core';
import { waitUntil } from '@/test/support/wait';

/** Where Chromium takes policies for one run, without the folder that only root may write. */
const TEST_PAGE = 'chrome://policy/test';

/**
 * Mandatory, for the machine, from its platform: what policies in that folder are.
 * https://source.chromium.org/chromium/chromium/src/+/main:components/policy/core/common/policy_types.h
 */
const AS_IN_FOLDER = { level: 1, scope: 1, source: 5 };

/** This browser lets no test set policies. */
export class PoliciesFixed extends Error {}

/**
 * Sets the values of the extension with this background for this run of the browser. Rejects with
 * `PoliciesFixed` in Chrome's stable and beta versions, which have no such page.
 */
export async function setPolicies(
  browser: Browser,
  background: Target,
  values: Record<string, unknown>,
): Promise<void> {
  const { hostname: namespace } = new URL(background.url());
  const policies = Object.entries(values).map(([name, value]) => {
    return { namespace, name, value, ...AS_IN_FOLDER };
  });
  const page = await browser.newPage();
  await page.goto(TEST_PAGE);
  await apply(page, JSON.stringify(policies));
  await page.close();
  const worker = await background.worker();
  const known = () => worker?.evaluate(readManaged);
  await waitUntil(async () => (await known()) === policies.length, 'the policies');
}

/** The page's own script knows how its browser takes them. */
async function apply(page: Page, policies: string): Promise<void> {
  if (!(await page.$('policy-test-table')))
    throw new PoliciesFixed(`${await page.browser().version()} has no ${TEST_PAGE}`);
  await page.evaluate(`import('/test/policy_test_browser_proxy.js').then(
    ({ PolicyTestBrowserProxy: { applyTestPolicies } }) =>
      applyTestPolicies(${JSON.stringify(policies)}, ''),
  )`);
}

/** Runs in the background: how many values an administrator set. */
async function readManaged(): Promise<number> {
  const { storage } = Reflect.get(globalThis, 'chrome') as {
    storage: { managed: { get(all: null): Promise<object> } };
  };
  return Object.keys(await storage.managed.get(null)).length;
}
