/**
 * Runs in the page, in Firefox: when the last mark came, and how long the page was held up at most.
 * Content scripts begin when the document is read, so that is where the clock starts.
 */
const figures = { markedMs: 0, longestPauseMs: 0 };
const paintedNow = () => [...CSS.highlights.values()].reduce((sum, { size }) => sum + size, 0);
const { port1, port2 } = new MessageChannel();
let painted = 0;

addEventListener('load', () => {
  const from = performance.now();
  let last = from;
  port1.onmessage = () => {
    const now = performance.now();
    figures.longestPauseMs = Math.max(figures.longestPauseMs, now - last);
    last = now;
    if (paintedNow() !== painted) figures.markedMs = now - from;
    painted = paintedNow();
    setTimeout(() => {
      last = performance.now();
      port2.postMessage(null);
    }, 1);
  };
  port2.postMessage(null);
});
Object.assign(globalThis, { firefoxFigures: figures });

export {};
