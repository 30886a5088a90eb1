import { findBrowser } from '@/scripts/setup/browsers.mjs';
import type { BrowserName } from './rig';

/** The browser's program. `npm test` has seen to it that there is one. */
export function programOf(browser: BrowserName): string {
  const program = findBrowser(browser);
  if (program) return program;
  throw new Error(`${browser} is not installed. \`npm test\` says what to install.`);
}
