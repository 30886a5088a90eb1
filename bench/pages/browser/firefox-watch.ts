/**
 * Runs in the page, in Firefox. Measures when the last mark was painted and the longest pause of the
 * page. The clock starts on load, because content scripts run then.
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
