import { writtenNumber } from '@/bench/pages/site/numbers';

/**
 * The script of the page `stream`: twenty lists of fifty rows. `changeLists` replaces the oldest list,
 * each time in a new task.
 */
const LISTS = 20;
const ROWS = 50;
const STYLE = 'display:inline-block;width:10em;height:8em;contain:strict;font-size:8px';

let rows = 0;

function makeList(): Element {
  const list = document.createElement('ul');
  list.style.cssText = STYLE;
  for (let row = 0; row < ROWS; row++, rows++) {
    const item = list.appendChild(document.createElement('li'));
    item.append(row % 5 === 0 ? `Row ${row}, ${writtenNumber(rows)}` : `Row ${row} of many`);
  }
  return list;
}

async function changeLists(changes: number): Promise<void> {
  const lists = document.querySelector('main')?.children;
  for (let change = 0; change < changes; change++) {
    lists?.[change % LISTS]?.replaceWith(makeList());
    await new Promise((resolve) => setTimeout(resolve));
  }
}

document.querySelector('main')?.append(...Array.from({ length: LISTS }, makeList));
Object.assign(globalThis, { changeLists });
