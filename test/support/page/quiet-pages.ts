import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { waitUntil } from '@/test/support/wait';
import { HOST } from './card';

/** A page with a script of its own is done when nothing changed for so long, in milliseconds. */
const STILL_MS = 800;

/** What stands in a page, frame by frame, our one host element left out. */
export interface PageAsIs {
  /** The frames' documents, joined. */
  html: string;
  /** Parents of host elements of ours. */
  hosts: string[];
}

/** Reads every document of a page as it is now. */
export async function readPage(page: Page): Promise<PageAsIs> {
  const frames = await Promise.all(page.frames().map((frame) => frame.evaluate(readFrame, HOST)));
  return {
    html: frames.map(({ html }) => html).join('\n'),
    hosts: frames.flatMap(({ hosts }) => hosts),
  };
}

/** Reads a page once its own scripts have come to rest. */
export async function readAtRest(page: Page): Promise<PageAsIs> {
  const scripted = await page.evaluate(() => document.scripts.length > 0);
  if (!scripted) return readPage(page);
  return waitUntil(async () => {
    const before = await readPage(page);
    await sleep(STILL_MS);
    const after = await readPage(page);
    return before.html === after.html && after;
  }, `${page.url()} to come to rest`);
}

/**
 * Where every element of a page's top document stands, in CSS pixels. Not in drawings: there Firefox
 * measures text anew, by parts of a pixel, once some of it is highlighted.
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

/** Where two texts part, with a little around it; empty when they are the same. */
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
