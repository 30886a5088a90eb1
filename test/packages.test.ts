import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { packageOf } from '@/scripts/setup/paths.mjs';
import { BUDGETS, MAX_LOCALE, MAX_PACKAGE, withoutHash } from './support/packages/budgets';
import { textIn, unpack } from './support/packages/unpack';
import { textOf } from './support/tree';

const { version, dependencies } = JSON.parse(textOf('package.json'));

const manifestSchema = z.looseObject({
  version: z.string(),
  permissions: z.array(z.string()),
  optional_host_permissions: z.array(z.string()),
  host_permissions: z.never().optional(),
  content_scripts: z.never().optional(),
  // The stores set the id in Chrome and Edge, and where updates come from.
  key: z.never().optional(),
  update_url: z.never().optional(),
});

/** What no package may have: test code, our own machines, texts to be filled in, maps of the sources. */
const UNWANTED = {
  'an address on this machine': /\b(?:https?|wss?):\/\/(?:localhost|127\.|0\.0\.0\.0|\[::1\])/,
  'the sandbox': /sandbox/i,
  'test code': /vitest|puppeteer|happy-dom/,
  'a placeholder': /\b(?:TODO|FIXME|XXX)\b|[Ll]orem ipsum|<this repository>|@[\w-]+\.example\b/,
  'a source map': /sourceMappingURL/,
  'code made of text': /\beval\(|\bnew Function\b|\bFunction\(/,
};

describe.each(['chrome', 'firefox'] as const)('the package for %s', (browser) => {
  const files = unpack(browser);
  const texts = [...files.keys()].filter((path) => /\.(?:js|html|css|json)$/.test(path));
  const scripts = texts.filter((path) => path.endsWith('.js'));

  it('asks for no host at install, and leaves id and updates to the store', () => {
    const manifest = manifestSchema.parse(JSON.parse(textIn(files, 'manifest.json')));
    expect(manifest.version).toBe(version);
    expect(manifest.permissions.filter((name) => /[/*<]/.test(name))).toEqual([]);
  });

  it.each(Object.entries(UNWANTED))('has not %s', (_, unwanted) => {
    expect(texts.filter((path) => unwanted.test(textIn(files, path)))).toEqual([]);
  });

  it('has nothing but what the extension runs and shows', () => {
    const known =
      /^(?:[\w/.-]+\.(?:js|css|html|png)|manifest\.json|_locales\/\w+\/messages\.json)$/;
    const others = [...files.keys()].filter((path) => !known.test(path));
    const policy = browser === 'chrome' ? ['policy-schema.json'] : [];
    expect(others.filter((path) => path !== 'policy-schema.json')).toEqual([
      'third-party-licences.txt',
    ]);
    expect(others).toEqual(expect.arrayContaining(policy));
  });

  it('keeps each bundle within its budget', () => {
    const sizes = scripts.map((path) => [withoutHash(path), files.get(path)?.length ?? 0] as const);
    const tooLarge = sizes.filter(([name, bytes]) => bytes > (BUDGETS[name] ?? 0));
    expect(tooLarge, 'see test/support/packages/budgets.ts').toEqual([]);
    expect(sizes.length).toBeGreaterThan(10);
  });

  it('keeps texts and the whole within theirs', () => {
    const locales = texts.filter((path) => path.startsWith('_locales/'));
    const sizes = locales.map((path) => files.get(path)?.byteLength ?? 0);
    expect(Math.max(...sizes)).toBeLessThan(MAX_LOCALE);
    expect(statSync(packageOf(browser)).size).toBeLessThan(MAX_PACKAGE);
  });

  it('has the complete licence of every package that it ships', () => {
    const licences = textIn(files, 'third-party-licences.txt');
    const missing = Object.keys(dependencies).filter(
      (name) => !licences.includes(textOf(`node_modules/${name}/LICENSE`).trim()),
    );
    expect(missing).toEqual([]);
  });
});

it('packs the sources with all that makes and tests them', () => {
  const files = unpack('sources');
  const needed = ['package-lock.json', 'LICENSE', 'wxt.config.ts', 'docs/store/reviewers.md'];
  const tests = ['test/packages.test.ts', 'test/e2e/real/popup.test.ts'];
  expect([...needed, ...tests].filter((path) => !files.has(path))).toEqual([]);
});
