import { once } from 'node:events';
import { createServer } from 'node:http';
import { DISTINCT_NUMBERS, longRow, rows } from '@/sandbox/crm/hard/rows';

/** A server of a single-page application. */
export interface SpaPage {
  url: string;
  stop(): void;
}

/** Starts the server. In the page, `show(n)` replaces the view with view `n`. */
export async function startSpaPage(): Promise<SpaPage> {
  const server = createServer((_, answer) => {
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    answer.end(PAGE);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Fictional numbers, repeated after the last. */
const NUMBERS = rows(DISTINCT_NUMBERS, longRow).map(({ phone }) => phone);

/** A view: fifty rows, a dial link in every tenth, and five cards with a shadow root each. */
const PAGE = `<!doctype html><html lang="en-US"><title>A day in a CRM</title><main></main><script>
const numbers = ${JSON.stringify(NUMBERS)};
const number = (n) => numbers[n % numbers.length];
const linked = (n) => '<a href="tel:+1' + number(n).replace(/\\D/g, '') + '">' + number(n) + '</a>';
const row = (n) => '<tr><td>Contact ' + n + '<td>' + (n % 10 ? number(n) : linked(n));
customElements.define('x-card', class extends HTMLElement {
  connectedCallback() {
    this.attachShadow({ mode: 'open' }).innerHTML = '<p>Direct: ' + number(+this.dataset.n) + '</p>';
  }
});
window.show = (view) => {
  const ns = Array.from({ length: 50 }, (_, index) => view * 50 + index);
  const cards = ns.slice(0, 5).map((n) => '<x-card data-n="' + (n + 7) + '"></x-card>');
  document.querySelector('main').innerHTML =
    '<table>' + ns.map(row).join('') + '</table>' + cards.join('');
};
show(0);
</script>`;
