import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { z } from 'zod';

const packageSchema = z.looseObject({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  author: z
    .union([z.string(), z.looseObject({ name: z.string() }).transform(({ name }) => name)])
    .optional(),
});

/** A package of which code is in the extension. `folder` is absolute. */
export type BundledPackage = z.infer<typeof packageSchema> & { folder: string };

/** The folder of a module's package: the last `node_modules/name` of its path. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/** Collects the packages that the bundler puts into the extension. */
export class BundledPackages {
  readonly #folders = new Set<string>();

  /** A plugin for each of the builds that make the extension. */
  plugin(): Plugin {
    return {
      name: 'bundled-packages',
      generateBundle: (_, files) => {
        for (const file of Object.values(files))
          for (const id of file.type === 'chunk' ? file.moduleIds : []) this.#add(id);
      },
    };
  }

  /** Returns the packages by name. */
  list(): BundledPackage[] {
    const read = (folder: string) => ({
      ...packageSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))),
      folder,
    });
    return [...this.#folders].map(read).sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  #add(id: string): void {
    const folder = PACKAGE.exec(id.replace(/^\0/, ''))?.[0];
    if (folder) this.#folders.add(folder);
  }
}
