import type { Page } from 'puppeteer-core';
import { HOST } from '@/test/support/card/card';

/** A page's document, compared with what its server sent. */
export interface SeenDom {
  /** Whether it is identical to what the server sent, without our one host element. */
  asSent: boolean;
  /** Parents of our host elements: at most one, `html`. */
  hosts: string[];
}

/** Compares the document of a page without scripts with its source. */
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
