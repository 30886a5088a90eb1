import type { Browser } from 'puppeteer-core';
import { z } from 'zod';
import { readFromWindow } from './window';

/**
 * Does the default action of a button, as a screen reader asks for it: by Firefox's own accessibility
 * service, which sees closed shadow roots too. Returns whether there is a button of this name.
 */
export async function pressAccessibly(browser: Browser, name: RegExp): Promise<boolean> {
  return z.boolean().parse(await readFromWindow(browser, pressing(name)));
}

/** Runs in the browser's own window: presses the first such button of the selected tab. */
const pressing = (name: RegExp) => `
  const service = Cc['@mozilla.org/accessibilityService;1'].getService(Ci.nsIAccessibilityService);
  const isSought = (each) => each.role === Ci.nsIAccessibleRole.ROLE_PUSHBUTTON && ${name}.test(each.name);
  const find = (each) => {
    if (isSought(each)) return each;
    for (let child = each.firstChild; child; child = child.nextSibling) {
      const found = find(child);
      if (found) return found;
    }
    return null;
  };
  // Another process has the page: what is not known yet, or no more, throws.
  try {
    const button = find(service.getAccessibleFor(gBrowser.selectedBrowser));
    button?.doAction(0);
    return button !== null;
  } catch {
    return false;
  }
`;
