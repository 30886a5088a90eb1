const DELAY_MS = 500;

/** `<oak-late data-line>`: shows the line in a closed root. */
class LateLine extends HTMLElement {
  #root = this.attachShadow({ mode: 'closed' });

  connectedCallback(): void {
    this.#root.textContent = `Attached later: ${this.dataset.line}`;
  }
}

setTimeout(() => customElements.define('oak-late', LateLine), DELAY_MS);
