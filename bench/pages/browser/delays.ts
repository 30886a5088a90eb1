/**
 * The script of the busy page. Each key draws the list of results again, as a search in a CRM does. Measures
 * the time from each key and turn of the wheel until the next frame was painted: the browser's own event timing
 * is rounded to 8 ms, and leaves out scrolling.
 */
const RESULTS = 50;

const delays: number[] = [];
const rows = [...document.querySelectorAll('#long li')].map(({ outerHTML }) => outerHTML);
const results = document.querySelector('#results');
const { port1, port2 } = new MessageChannel();
let waiting: number[] = [];
let drawn = 0;

port1.onmessage = () => {
  const now = performance.now();
  delays.push(...waiting.map((at) => now - at));
  waiting = [];
};

function measure({ timeStamp }: Event): void {
  // The message comes after the frame that this callback belongs to.
  if (waiting.push(timeStamp) === 1) requestAnimationFrame(() => port2.postMessage(null));
}

document.querySelector('input')?.addEventListener('input', () => {
  drawn = (drawn + RESULTS) % (rows.length - RESULTS);
  if (results) results.innerHTML = rows.slice(drawn, drawn + RESULTS).join('');
});
for (const type of ['keydown', 'wheel']) {
  addEventListener(type, measure, { capture: true, passive: true });
}
Object.assign(globalThis, { takeDelays: () => delays.splice(0) });

export {};
