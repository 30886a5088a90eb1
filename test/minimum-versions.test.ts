import { expect, it } from 'vitest';
import { manifestFor } from '@/scripts/manifest';
import { textOf } from '@/test/support/tree';

const NEEDED = /## Needed\n(?<table>[\s\S]*?)\n## /;
const ROW = /^\| (?<feature>.+?) \| (?<chrome>\d+|–) \| (?<firefox>\d+|–) \|/gm;

/** The newest version that the table of needed features names for each browser. */
function newestNeeded(): { chrome: number; firefox: number } {
  const table = NEEDED.exec(textOf('docs/browsers.md'))?.groups?.table ?? '';
  const rows = [...table.matchAll(ROW)].map(({ groups }) => groups ?? {});
  const newest = (name: string) => Math.max(...rows.map((row) => Number(row[name]) || 0));
  return { chrome: newest('chrome'), firefox: newest('firefox') };
}

it('installs only in a Chrome that has every needed feature', () => {
  const { minimum_chrome_version } = manifestFor('chrome', 'production');
  expect(Number(minimum_chrome_version)).toBeGreaterThanOrEqual(newestNeeded().chrome);
  expect(newestNeeded().chrome).toBeGreaterThan(100);
});

it('installs only in a Firefox that has every needed feature', () => {
  const { browser_specific_settings } = manifestFor('firefox', 'production');
  const minimum = Number.parseInt(browser_specific_settings?.gecko?.strict_min_version ?? '', 10);
  expect(minimum).toBeGreaterThanOrEqual(newestNeeded().firefox);
  expect(newestNeeded().firefox).toBeGreaterThan(100);
});
