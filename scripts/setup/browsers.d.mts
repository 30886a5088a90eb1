/** The browser's program, or `undefined` when it is in none of the usual places. */
export function findBrowser(browser: 'chromium' | 'firefox'): string | undefined;
