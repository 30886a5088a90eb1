/** Makes a cell editable in a way that breaks if a finder replaces its text node. */
function editable(cell: HTMLElement): void {
  const text = cell.firstChild;
  if (!(text instanceof Text)) return;
  cell.tabIndex = 0;
  const open = () => {
    const field = document.createElement('input');
    field.ariaLabel = cell.dataset.field ?? '';
    field.value = text.data;
    cell.removeChild(text);
    cell.append(field);
    field.focus();
    field.addEventListener('blur', () => close(cell, field, text));
    field.addEventListener('keydown', (event) => event.key === 'Enter' && field.blur());
  };
  cell.addEventListener('click', () => cell.firstChild === text && open());
  cell.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Enter' && target === cell && cell.firstChild === text) setTimeout(open);
  });
}

function close(cell: HTMLElement, field: HTMLInputElement, text: Text): void {
  text.data = field.value;
  cell.replaceChild(text, field);
}

for (const cell of document.querySelectorAll<HTMLElement>('[data-field]')) editable(cell);
