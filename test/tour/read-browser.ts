import { parseArgs } from 'node:util';
import type { BrowserName } from '@/test/support/browsers/rig';

/** Returns the browser named by `--browser chromium|firefox` on the command line. */
export function readBrowser(): BrowserName {
  const { values } = parseArgs({ options: { browser: { type: 'string', default: 'chromium' } } });
  return values.browser === 'firefox' ? 'firefox' : 'chromium';
}
