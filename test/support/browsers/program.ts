import { findBrowser } from '@/scripts/setup/browsers.mjs';
import type { BrowserName } from './rig';

/** Returns the path of a browser. `npm test` makes sure that it is installed. */
export function programOf(browser: BrowserName): string {
  const program = findBrowser(browser);
  if (program) return program;
  throw new Error(`${browser} is not installed. \`npm test\` says what to install.`);
}
