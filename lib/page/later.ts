/** Runs something some milliseconds later, by the browser's own clock. */
export function later(run: () => void, ms: number): void {
  setTimeout(run, ms);
}
