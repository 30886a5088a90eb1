/** Returns the path of a browser's program; undefined if it is in none of the usual places. */
export function findBrowser(browser: 'chromium' | 'firefox'): string | undefined;
