import { fillBlankFrame } from '@/sandbox/crm/blank-frame';
import { defineColleagues } from './colleague-elements';

/** Keeps edits of each field in the tab's session storage. */
function keepEdits(record: string): void {
  const notice = document.querySelector('.kept');
  for (const field of document.querySelectorAll<HTMLElement>('.fields [name], [data-keep]')) {
    const key = `oakmere:${record}:${field.getAttribute('name') ?? field.dataset.keep}`;
    const kept = sessionStorage.getItem(key);
    if (kept !== null) write(field, kept);
    field.addEventListener('input', () => {
      sessionStorage.setItem(key, read(field));
      if (notice) notice.textContent = 'Kept in this tab';
    });
  }
}

function read(field: HTMLElement): string {
  return 'value' in field && typeof field.value === 'string' ? field.value : field.innerText;
}

function write(field: HTMLElement, text: string): void {
  if ('value' in field) field.value = text;
  else field.innerText = text;
}

defineColleagues();
for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe.blank')) {
  fillBlankFrame(frame);
}
keepEdits(document.querySelector<HTMLElement>('[data-record]')?.dataset.record ?? '');
