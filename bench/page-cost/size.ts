import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Measurement } from '@/bench/table';
import { browserNames, buildOf } from '@/test/support/browsers/launch';

const MAX_KB = 32;

/** Measures the minified script that runs in every frame of a granted site. */
export async function measureSize(): Promise<Measurement[]> {
  return browserNames.map((browser) => {
    const kb = statSync(join(buildOf(browser), 'finder.js')).size / 1000;
    return {
      what: `content script, ${browser}`,
      measured: `${kb.toFixed(1)} kB`,
      target: `${MAX_KB} kB`,
      ratio: kb / MAX_KB,
    };
  });
}
