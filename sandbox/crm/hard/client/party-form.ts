import { formPeople, isoCodeOf } from '@/sandbox/crm/forms/people';

/** Shows the next record in the same document: new values in the same fields. */
function showNext(): void {
  const now = Number(new URLSearchParams(location.search).get('id'));
  const at = (now + 1) % formPeople.length;
  const person = formPeople[at];
  if (!person) return;
  history.pushState(null, '', `?id=${at}`);
  const values = { ...person, country: isoCodeOf(person) };
  for (const id of ['name', 'phone', 'city', 'country'] as const) {
    const field = document.querySelector<HTMLInputElement>(`#${id}`);
    if (field) field.value = values[id];
  }
  const tab = document.querySelector('[data-says="name"] span');
  if (tab) tab.textContent = person.name;
}

document.querySelector('[name="next"]')?.addEventListener('click', showNext);
