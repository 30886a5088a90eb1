const CARD_CSS = `
  p { margin: 0; color: var(--soft); font-size: 12.5px }
  b { display: block; color: var(--ink); font-weight: 580; font-size: 14px }
`;

/** `<oak-private-line data-person data-line>`: shows the line in a closed shadow root. */
class PrivateLine extends HTMLElement {
  #root = this.attachShadow({ mode: 'closed' });

  connectedCallback(): void {
    const style = document.createElement('style');
    style.textContent = CARD_CSS;
    const name = document.createElement('b');
    name.textContent = this.dataset.person ?? '';
    const text = document.createElement('p');
    text.append(name, `Accounts · ${this.dataset.line}`);
    this.#root.replaceChildren(style, text);
  }
}

/** Defines the custom elements of the record page. */
export function defineColleagues(): void {
  customElements.define('oak-private-line', PrivateLine);
}
