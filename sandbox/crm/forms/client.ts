import { companyNumber, type FormPerson, formPeople, otherNumbers } from './people';

/** Path of the app. The path of a record ends with its index in the list. */
const HOME = '/crm/forms';

function box(html: string): HTMLElement {
  const made = document.createElement('div');
  made.innerHTML = html;
  return made;
}

function go(path: string): void {
  history.pushState(null, '', path);
  draw();
}

/** Draws the list or a record in the same document. */
function draw(): void {
  const at = Number(/\/forms\/(\d+)$/.exec(location.pathname)?.[1] ?? -1);
  const person = formPeople[at];
  document.title = `${person?.name ?? 'Forms'} · Oakmere`;
  const all = location.pathname.endsWith('/cards') ? cards : list;
  document.querySelector('#view')?.replaceChildren(person ? form(person, at) : all());
}

function list(): HTMLElement {
  const made = box(
    '<h1>Forms</h1><table><thead><tr><th>Name</th><th>Phone</th></tr></thead><tbody></tbody></table>',
  );
  for (const [at, { name, phone }] of formPeople.entries()) {
    const row = document.createElement('tr');
    for (const text of [name, phone])
      row.append(Object.assign(document.createElement('td'), { textContent: text }));
    row.addEventListener('click', () => go(`${HOME}/${at}`));
    made.querySelector('tbody')?.append(row);
  }
  return made;
}

/** Returns contacts as cards, each with its name as heading. */
function cards(): HTMLElement {
  const made = box('<h1>Forms</h1>');
  for (const { name, phone } of formPeople) {
    made.append(
      box(`<article><div><span>${name}</span></div><div><span>${phone}</span></div></article>`),
    );
  }
  return made;
}

/** Returns messages below a record, with numbers that are not the record's. */
function messages(): string {
  const items = otherNumbers.map((text) => `<div role="group"><div>${text}</div></div>`);
  return `<section aria-label="Messages">${items.join('')}</section><footer>${companyNumber}</footer>`;
}

function form(person: FormPerson, at: number): HTMLElement {
  const made = box(
    `<nav aria-label="Breadcrumb"><ol><li><a href="${HOME}">Contacts</a></li><li><span>${person.name}</span></li></ol></nav>
     <nav class="pager"><button type="button" name="back">Contacts</button> <span>${at + 1} / ${formPeople.length}</span>
     <button type="button" name="next">Next</button></nav><section></section>${messages()}`,
  );
  const section = made.querySelector('section');
  section?.append(
    box(`<div><h1><input aria-label="Name" name="name" value="${person.name}"></h1></div>`),
  );
  for (const [name, type] of [
    ['phone', 'tel'],
    ['city', 'text'],
    ['country', 'text'],
  ] as const) {
    const field = `<div><label for="${name}_0">${name[0]?.toUpperCase()}${name.slice(1)}</label></div>`;
    section?.append(
      box(
        `<div>${field}<div><input id="${name}_0" type="${type}" value="${person[name]}"></div></div>`,
      ),
    );
  }
  made.querySelector('[name="back"]')?.addEventListener('click', () => go(HOME));
  made.querySelector('ol a')?.addEventListener('click', (click) => {
    click.preventDefault();
    go(HOME);
  });
  const next = `${HOME}/${(at + 1) % formPeople.length}`;
  made.querySelector('[name="next"]')?.addEventListener('click', () => go(next));
  return made;
}

window.addEventListener('popstate', draw);
draw();
