import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { BundledPackage } from '@/scripts/package/bundled-packages';
import { licencesOf } from '@/scripts/package/licences';
import { root, textOf } from '@/test/support/tree';

const packageAt = (folder: string, more: Partial<BundledPackage> = {}): BundledPackage => ({
  name: 'some-package',
  version: '1.2.3',
  license: 'MIT',
  author: 'Ada Example',
  folder: join(root, folder),
  ...more,
});

it('has the licence and the notice of a package, complete', () => {
  const text = licencesOf([packageAt('node_modules/dexie', { name: 'dexie' })]);
  expect(text).toContain('dexie 1.2.3 (MIT)');
  expect(text).toContain(textOf('node_modules/dexie/LICENSE').trim());
  expect(text).toContain(textOf('node_modules/dexie/NOTICE').trim());
});

it('writes the text of a package that only names its licence and its author', () => {
  const text = licencesOf([packageAt('test/support')]);
  expect(text).toContain('Copyright (c) Ada Example');
  expect(text).toContain('Permission is hereby granted');
});

it.each([{ license: 'BSD-3-Clause' }, { author: undefined }])(
  'refuses %o without a text',
  (more) => {
    expect(() => licencesOf([packageAt('test/support', more as object)])).toThrow('no text');
  },
);
