import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Measurement } from '@/bench/table';
import { browserNames, buildOf } from '@/test/support/browsers/launch';

/** Most kilobytes of what every frame of a granted site runs, and of the finder. */
const MAX_KB = { 'await-numbers.js': 5, 'finder.js': 32 };

/** Measures the minified scripts that read the frames of granted sites. */
export async function measureSize(): Promise<Measurement[]> {
  return browserNames.flatMap((browser) =>
    Object.entries(MAX_KB).map(([name, most]) => {
      const kb = statSync(join(buildOf(browser), name)).size / 1000;
      return {
        what: `${name}, ${browser}`,
        measured: `${kb.toFixed(1)} kB`,
        target: `${most} kB`,
        ratio: kb / most,
      };
    }),
  );
}
