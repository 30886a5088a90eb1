import type { Page } from 'puppeteer-core';
import { HOST } from './card';

/** What a page's document looks like beside what its server sent. */
export interface SeenDom {
  /** Byte for byte what the server sent, our one host element left out. */
  asSent: boolean;
  /** Parents of our host elements: `html`, and one of them at most. */
  hosts: string[];
}

/** Compares the living document of a page without scripts of its own with its source. */
export function readDom(page: Page): Promise<SeenDom> {
  return page.evaluate(async (host) => {
    const sent = await (await fetch(location.href)).text();
    const wanted = new DOMParser().parseFromString(sent, 'text/html').documentElement.outerHTML;
    const found = [...document.querySelectorAll(host)];
    const copy = document.documentElement.cloneNode(true) as Element;
    for (const own of copy.querySelectorAll(host)) own.remove();
    return {
      asSent: copy.outerHTML === wanted,
      hosts: found.map((own) => own.parentElement?.localName ?? ''),
    };
  }, HOST);
}
