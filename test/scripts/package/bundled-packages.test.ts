import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BundledPackages } from '@/scripts/package/bundled-packages';
import { root } from '@/test/support/tree';

it('lists each package of a bundle once, by name', () => {
  const packages = new BundledPackages();
  const { generateBundle } = packages.plugin();
  const inPackages = ['zod/index.js', '@preact/signals/dist/signals.mjs', 'zod/v4/core/util.js'];
  const moduleIds = [
    ...inPackages.map((path) => join(root, 'node_modules', path)),
    `\0${join(root, 'node_modules/dexie/dist/dexie.mjs')}`,
    '\0vite/preload-helper.js',
    join(root, 'lib/calls/model.ts'),
  ];
  const files = { 'a.js': { type: 'chunk', moduleIds }, 'a.css': { type: 'asset' } };
  Reflect.apply(generateBundle as () => void, undefined, [{}, files]);
  expect(packages.list().map(({ name }) => name)).toEqual(['@preact/signals', 'dexie', 'zod']);
});
