import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { sbomOf } from '@/scripts/package/sbom';
import { packageOf } from '@/scripts/setup/paths.mjs';
import { textOf } from '@/test/support/tree';

const bomSchema = z.strictObject({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.6'),
  version: z.literal(1),
  // Neither time nor serial number.
  metadata: z.strictObject({
    component: z.strictObject({
      type: z.literal('application'),
      name: z.literal('handset'),
      version: z.string(),
    }),
  }),
  components: z.array(
    z.looseObject({
      name: z.string(),
      version: z.string(),
      purl: z.string(),
      hashes: z.tuple([
        z.object({ alg: z.literal('SHA-512'), content: z.string().regex(/^[0-9a-f]{128}$/) }),
      ]),
    }),
  ),
});

it('names each package that is in the extension, with its version and hash', () => {
  const path = packageOf('firefox').replace('-firefox.zip', '.cdx.json');
  const { metadata, components } = bomSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  const { version, dependencies } = JSON.parse(textOf('package.json'));
  expect(metadata.component.version).toBe(version);
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)));
  expect(names).toEqual([...new Set(names)].sort());
  const { packages } = JSON.parse(textOf('package-lock.json'));
  for (const { name, version: named, hashes } of components) {
    const locked = packages[`node_modules/${name}`];
    expect([name, named]).toEqual([name, locked.version]);
    expect(`sha512-${Buffer.from(hashes[0].content, 'hex').toString('base64')}`).toBe(
      locked.integrity,
    );
  }
});

it('refuses a package without a hash', () => {
  const one = {
    name: 'a',
    version: '1.0.0',
    license: 'MIT',
    author: 'A',
    folder: '/x/node_modules/a',
  };
  const lock = JSON.stringify({ version: '1.0.0', packages: { 'node_modules/a': {} } });
  expect(() => sbomOf([one], lock)).toThrow('No SHA-512');
});
