import { expect, it } from 'vitest';
import { readManifest } from '@/lib/audit-pack/manifest';
import { makeTestPack } from './support';

it('reads the manifest of a pack, and no other text', async () => {
  const { manifest } = await makeTestPack();
  expect(readManifest(manifest)).toMatchObject({ format: 'handset-audit-pack', version: 1 });
  const other = { ...JSON.parse(manifest), format: 'handset-do-not-call' };
  for (const text of [
    '',
    '{}',
    JSON.stringify(other),
    manifest.replace('"version"', '"more": 1, "version"'),
  ])
    expect(readManifest(text)).toBeUndefined();
});
