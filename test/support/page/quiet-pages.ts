import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { HOST } from '@/test/support/card/card';
import { waitUntil } from '@/test/support/wait';

/** Time without changes after which a page with scripts is at rest, in ms. */
const STILL_MS = 800;

/** The documents of a page, without our one host element. */
export interface PageAsIs {
  /** The documents of all frames, joined. */
  html: string;
  /** Parents of our host elements. */
  hosts: string[];
}

/** Reads all documents of a page. */
export async function readDocuments(page: Page): Promise<PageAsIs> {
  const frames = await Promise.all(page.frames().map((frame) => frame.evaluate(readFrame, HOST)));
  return {
    html: frames.map(({ html }) => html).join('\n'),
    hosts: frames.flatMap(({ hosts }) => hosts),
  };
}

/** Reads a page once its scripts are at rest. */
export async function readAtRest(page: Page): Promise<PageAsIs> {
  const scripted = await page.evaluate(() => document.scripts.length > 0);
  if (!scripted) return readDocuments(page);
  return waitUntil(async () => {
    const before = await readDocuments(page);
    await sleep(STILL_MS);
    const after = await readDocuments(page);
    return before.html === after.html && after;
  }, `${page.url()} to come to rest`);
}

/**
 * Returns the positions of all elements of a page's top document, in CSS pixels. Excludes SVG, where
 * Firefox changes text sizes by fractions of a pixel when some of it is highlighted.
 */
export function readLayout(page: Page): Promise<string> {
  return page.evaluate(
    (host) =>
      [...document.querySelectorAll(`:not(svg *, ${host}, ${host} *)`)]
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return `${element.localName} ${x} ${y} ${width} ${height}`;
        })
        .join('\n'),
    HOST,
  );
}

/** Returns the first difference of two texts with some context; empty if they are equal. */
export function difference(one: string, other: string): string {
  if (one === other) return '';
  let at = 0;
  while (one[at] === other[at]) at++;
  const part = (text: string) => text.slice(Math.max(0, at - 80), at + 80);
  return `${part(one)}\n≠\n${part(other)}`;
}

/** Runs in the page. */
function readFrame(host: string): PageAsIs {
  const found = [...document.querySelectorAll(host)];
  const copy = document.documentElement.cloneNode(true) as Element;
  for (const own of copy.querySelectorAll(host)) own.remove();
  return { html: copy.outerHTML, hosts: found.map((own) => own.parentElement?.localName ?? '') };
}
