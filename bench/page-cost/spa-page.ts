import { type PageServer, servePage } from '@/bench/page-server';
import { DISTINCT_NUMBERS, longRow, rows } from '@/sandbox/crm/hard/rows';

/** Serves a single-page application. In the page, `show(n)` replaces the view with view `n`. */
export const startSpaPage = (): Promise<PageServer> => servePage(PAGE);

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
