import type { Page } from 'puppeteer-core';
import type { Rig } from '@/test/support/browsers/rig';
import { axeViolationsOn } from '@/test/support/own-pages/dashboard-axe';
import { namingFaultsOn } from '@/test/support/own-pages/naming-faults';
import { HOST } from './card';

/** What of the card a copy is made of. */
interface CardCopy {
  html: string;
  css: string;
  name: string;
  scheme: string;
}

/**
 * Returns accessibility violations of the visible card, as `rule: element`, and its faults of naming. axe cannot see
 * into closed shadow roots, and reads no text that is drawn from attributes. So it is run on a copy in a page of its
 * own, with the texts as text.
 */
export async function axeViolationsOnCard(rig: Rig, page: Page, scheme: string): Promise<string[]> {
  const copied = await rig.insideClosedRoot(page, HOST, readCopy);
  if (!copied?.html) throw new Error('There is no card');
  const copy = await rig.open('about:blank');
  try {
    await copy.evaluate(drawCopy, { ...copied, scheme });
    return [...(await axeViolationsOn(copy)), ...(await namingFaultsOn(copy))];
  } finally {
    await copy.close();
    await page.bringToFront();
  }
}

/** Runs in the card's root. */
function readCopy(root: ShadowRoot): Omit<CardCopy, 'scheme'> {
  const layer = root.querySelector('dialog');
  const rules = root.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
  const css = rules.map(({ cssText }) => cssText).filter((rule) => !rule.startsWith(':host'));
  const html = layer?.firstElementChild?.innerHTML ?? '';
  return { html, css: css.join('\n'), name: layer?.ariaLabel ?? '' };
}

/** Runs in the page of the copy. */
function drawCopy({ html, css, name, scheme }: CardCopy): void {
  const { documentElement: root, body, head } = document;
  root.lang = 'en';
  root.style.colorScheme = scheme;
  document.title = 'Copy of the card';
  const style = document.createElement('style');
  style.textContent = css;
  head.append(style);
  body.innerHTML = `<main><h1>Copy</h1><div class="layer" role="dialog">${html}</div></main>`;
  const layer = body.querySelector('.layer');
  if (layer) layer.ariaLabel = name;
  // The hint of a key is no label, but axe takes it for one: `aria-keyshortcuts` names the key.
  for (const hint of body.querySelectorAll('[aria-keyshortcuts] kbd')) hint.remove();
  for (const piece of body.querySelectorAll<HTMLElement>('[data-text]')) {
    piece.textContent = piece.dataset.text ?? '';
    piece.removeAttribute('data-text');
  }
}
