import { expect, it, vi } from 'vitest';
import { crmPages, fetchCrm } from './crm-site';

// Bundling and 100,000 rows take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

it('bundles every script that a page names, whole', async () => {
  const names = new Set<string>();
  for (const path of crmPages.filter((one) => !one.endsWith('100k'))) {
    const html = await (await fetchCrm(path)).text();
    for (const [, src = ''] of html.matchAll(/<script[^>]* src="([^"]+)"/g)) names.add(src);
  }
  expect(names.size).toBeGreaterThanOrEqual(10);
  for (const src of names) {
    const answer = await fetchCrm(src);
    const code = await answer.text();
    expect(answer.headers.get('content-type')).toContain('text/javascript');
    expect(code.length).toBeGreaterThan(100);
    expect(code).not.toMatch(/^import /m);
  }
});

it('styles in both schemes and asks no other host for anything', async () => {
  const css = await (await fetchCrm('/crm/style.css')).text();
  expect(css).toContain('color-scheme: light dark');
  expect(css).not.toMatch(/url\(|@import|https?:/);
});
