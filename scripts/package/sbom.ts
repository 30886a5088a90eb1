import { z } from 'zod';
import type { BundledPackage } from './bundled-packages.ts';

/** What `package-lock.json` knows of an installed package. */
const lockSchema = z.object({
  version: z.string(),
  packages: z.record(z.string(), z.looseObject({ integrity: z.string().optional() })),
});

/**
 * Returns a software bill of materials in CycloneDX 1.6 JSON: the packages of which code is in the
 * extension. It has no time and no serial number, so that the same sources give the same bytes.
 *
 * @param lock text of `package-lock.json`, which has the packages' hashes
 */
export function sbomOf(packages: readonly BundledPackage[], lock: string): string {
  const { version, packages: locked } = lockSchema.parse(JSON.parse(lock));
  const bom = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: 'handset', version } },
    components: packages.map((one) => componentFor(one, locked[pathInLock(one)]?.integrity)),
  };
  return `${JSON.stringify(bom, null, 2)}\n`;
}

function pathInLock({ folder }: BundledPackage): string {
  const path = folder.replaceAll('\\', '/');
  return path.slice(path.indexOf('node_modules/'));
}

function componentFor({ name, version, license }: BundledPackage, integrity = '') {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    licenses: [{ license: { id: license } }],
    hashes: [{ alg: 'SHA-512', content: hexOf(integrity) }],
  };
}

/** Turns a hash as npm writes it (`sha512-` and base64) into hexadecimal digits. */
function hexOf(integrity: string): string {
  const [algorithm, hash] = integrity.split('-');
  if (algorithm !== 'sha512' || !hash) throw new Error(`No SHA-512: ${integrity}`);
  return Buffer.from(hash, 'base64').toString('hex');
}
