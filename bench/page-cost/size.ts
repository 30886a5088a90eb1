import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Row } from '@/bench/table';
import { browserNames, buildOf } from '@/test/support/browsers/launch';

const MOST_KB = 32;

/** Bytes of script that each frame of each granted page pays for, minified as shipped. */
export async function measureSize(): Promise<Row[]> {
  return browserNames.map((browser) => {
    const kb = statSync(join(buildOf(browser), 'finder.js')).size / 1000;
    return {
      what: `content script, ${browser}`,
      measured: `${kb.toFixed(1)} kB`,
      target: `${MOST_KB} kB`,
      ratio: kb / MOST_KB,
    };
  });
}
