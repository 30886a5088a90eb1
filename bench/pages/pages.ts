import { writeFile } from 'node:fs/promises';
import type { Measurement } from '@/bench/table';
import { measureInFirefox } from './lab/firefox';
import { measureInChromium } from './measure';
import { printPages, toJson } from './report';
import { startSite } from './site/site';
import { rowsOf } from './targets';

/**
 * Measures what finding numbers costs a page: the floor, Handset and two other finders on generated
 * pages in Chromium, and Handset in Firefox. Also writes the figures to `jsonFile` if it is given.
 */
export async function measurePages(jsonFile?: string): Promise<Measurement[]> {
  const site = await startSite();
  try {
    const measured = await measureInChromium(site.origin);
    if (jsonFile) await writeFile(jsonFile, `${JSON.stringify(toJson(measured), null, 2)}\n`);
    const firefox = await measureInFirefox(site.origin);
    printPages(measured, firefox);
    return rowsOf(measured);
  } finally {
    site.stop();
  }
}
