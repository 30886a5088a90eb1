/** Runs something some milliseconds later, by the browser's own clock. */
export function delay(run: () => void, ms: number): void {
  setTimeout(run, ms);
}

/** What runs something later: this, or a test's own clock. */
export type Delay = typeof delay;
