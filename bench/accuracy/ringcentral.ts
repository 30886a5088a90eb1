import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import type { Snippet } from '@/test/phone/labelled';
import { programOf } from '@/test/support/browsers/program';
import { root } from '@/test/support/tree';

/** A match of ringcentral-c2d. */
interface Match {
  context: { phoneNumber: string; ext?: string };
}

/** The used part of ringcentral-c2d. */
interface Matcher {
  _props: { countryCode?: string };
  match(asked: { node: Node; children: boolean }): Match[] | undefined;
}

/** Returns the numbers that ringcentral-c2d's published bundle finds in each snippet, in Chromium. */
export async function findWithRingcentral(snippets: readonly Snippet[]): Promise<string[][]> {
  const browser = await puppeteer.launch({
    executablePath: programOf('chromium'),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ path: join(root, 'node_modules/ringcentral-c2d/build/index.js') });
    return await page.evaluate(findAll, [...snippets]);
  } finally {
    await browser.close();
  }
}

/** Runs in the page. */
function findAll(snippets: Snippet[]): string[][] {
  const start: new () => { observer: object } = Reflect.get(globalThis, 'RingCentralC2D');
  const { matcher }: { matcher: Matcher } = Reflect.get(new start().observer, '_props');
  const element = document.body.appendChild(document.createElement('p'));
  return snippets.map(({ text, country }) => {
    element.textContent = text;
    matcher._props.countryCode = country;
    const found = matcher.match({ node: element, children: true }) ?? [];
    return found.map(({ context: { phoneNumber, ext } }) =>
      ext ? `${phoneNumber};ext=${ext}` : phoneNumber,
    );
  });
}
