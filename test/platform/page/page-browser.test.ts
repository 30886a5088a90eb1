import { afterEach, expect, it, vi } from 'vitest';
import { browser } from '@/lib/platform/page/page-browser';

afterEach(() => vi.unstubAllGlobals());

it("gives Chrome's API, and Firefox's where there is one, as it is when asked", () => {
  const [chromes, firefoxs] = [{ id: 'chrome' }, { id: 'firefox' }];
  vi.stubGlobal('browser', undefined);
  vi.stubGlobal('chrome', undefined);
  expect(browser.runtime).toBeUndefined();
  vi.stubGlobal('chrome', { runtime: chromes });
  expect(browser.runtime).toBe(chromes);
  vi.stubGlobal('browser', { runtime: firefoxs });
  expect(browser.runtime).toBe(firefoxs);
});
