const DELAY_MS = 500;

setTimeout(() => {
  for (const cell of document.querySelectorAll<HTMLElement>('[data-later]')) {
    const text = cell.firstChild;
    if (text instanceof Text) text.data = cell.dataset.later ?? '';
  }
}, DELAY_MS);
