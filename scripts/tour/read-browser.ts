import { parseArgs } from 'node:util';
import type { BrowserName } from '@/test/support/browsers/rig';

/** `--browser chromium|firefox` of the command line. */
export function readBrowser(): BrowserName {
  const { values } = parseArgs({ options: { browser: { type: 'string', default: 'chromium' } } });
  return values.browser === 'firefox' ? 'firefox' : 'chromium';
}
