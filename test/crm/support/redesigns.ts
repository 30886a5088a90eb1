/** Changes that a redesign of a CRM may make to its pages: what changes in `body`, and where. */
export type Redesign = (body: HTMLElement, random: () => number) => void;

const HELD_TOGETHER = 'table,thead,tbody,tr,ol,ul';

/** A class name as a bundler makes it. */
function scrambled(random: () => number): string {
  return `c${Math.floor(random() * 1e9).toString(36)}`;
}

function each(body: HTMLElement, react: (element: Element) => void): void {
  for (const element of body.querySelectorAll('*')) react(element);
}

/** Renames every class and id. */
const renameClasses: Redesign = (body, random) =>
  each(body, (element) => {
    if (element.className) element.className = `${scrambled(random)} ${scrambled(random)}`;
    if (element.id) element.id = scrambled(random);
  });

/** Puts boxes around the contents of some elements, and around some texts. */
const wrapContents: Redesign = (body, random) => {
  each(body, (element) => {
    if (element.matches(HELD_TOGETHER) || element instanceof HTMLInputElement) return;
    if (random() < 0.5) return;
    const box = document.createElement(random() < 0.5 ? 'div' : 'span');
    box.className = scrambled(random);
    box.append(...element.childNodes);
    element.append(box);
  });
};

/** Removes the attributes that name fields and parts. */
const dropNames: Redesign = (body) =>
  each(body, (element) => {
    for (const { name } of [...element.attributes]) {
      if (/^(?:data-|aria-|name$|role$|title$|field$)/.test(name)) element.removeAttribute(name);
    }
  });

/** Turns headings into boxes. */
const dropHeadings: Redesign = (body) => {
  for (const heading of body.querySelectorAll('h1,h2,h3')) {
    const box = document.createElement('div');
    box.append(...heading.childNodes);
    heading.replaceWith(box);
  }
};

/** Turns links into boxes that a script opens. */
const dropLinks: Redesign = (body) => {
  for (const link of body.querySelectorAll('a:not([href^="tel:"])')) {
    const box = document.createElement('span');
    box.append(...link.childNodes);
    link.replaceWith(box);
  }
};

/** Gives records other addresses. */
const moveRecords: Redesign = (body) => {
  for (const link of body.querySelectorAll('a:not([href^="tel:"])'))
    link.setAttribute('href', (link.getAttribute('href') ?? '').replace(/[^/]+$/, 'v2/$&'));
};

/** Draws tables without table elements. */
const dropTables: Redesign = (body) => {
  for (const part of body.querySelectorAll('table,thead,tbody,tr,th,td')) {
    const box = document.createElement('div');
    box.append(...part.childNodes);
    part.replaceWith(box);
  }
};

/** Redesigns that leave what a record is recognised by. */
export const mildRedesigns = { renameClasses, wrapContents };
/** Redesigns that may take that away. */
export const harshRedesigns = { dropNames, dropHeadings, dropLinks, moveRecords, dropTables };
