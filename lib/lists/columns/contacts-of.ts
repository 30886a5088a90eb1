import type { ListContact, ListLayout, ListTable, TableRow } from '@/lib/lists/model';
import { firstFilled, nameOf } from './rows/name-of';
import { numbersOf } from './rows/numbers-of';
import { placeOf } from './rows/place-of';
import { type ReadingPlan, readingPlan } from './rows/reading-plan';
import { recordOfRow } from './rows/record-of-row';

/**
 * Reads the contacts of a table by a layout, one per row, in order. Rows that repeat the headings, and
 * lines that an export writes below its rows, are left out.
 */
export function contactsOf({ rows }: ListTable, layout: ListLayout): ListContact[] {
  const plan = readingPlan(layout);
  const contacts: ListContact[] = [];
  for (let at = layout.firstRow; at < rows.length; at += 1) {
    const row = rows[at];
    const contact = row && !repeatsHeadings(row, plan) && contactOf(row, plan);
    if (contact && !isFooter(row, contact, plan)) contacts.push(contact);
  }
  return contacts;
}

function contactOf({ line, cells }: TableRow, plan: ReadingPlan): ListContact {
  const name = nameOf(cells, plan);
  const email = firstFilled(cells, plan.emails);
  const company = firstFilled(cells, plan.companies);
  const owner = firstFilled(cells, plan.owners);
  const numbers = numbersOf(cells, plan);
  const record = recordOfRow(cells, plan);
  return {
    line,
    ...(name && { name }),
    ...(email && { email }),
    ...(company && { company }),
    ...(owner && { owner }),
    numbers,
    place: placeOf(cells, plan, numbers),
    ...(record && { record }),
  };
}

function repeatsHeadings({ cells }: TableRow, { headings }: ReadingPlan): boolean {
  return (
    cells.some(Boolean) && cells.every((cell, column) => cell === '' || cell === headings[column])
  );
}

/** Fewest columns of a table in which a row of a single cell is no contact. */
const WIDE = 3;

/** `Copyright (c) 2026 …`, `Total: 3`: a line of a single cell without a number below a wide table. */
function isFooter({ cells }: TableRow, contact: ListContact, { headings }: ReadingPlan): boolean {
  return (
    cells.length === 1 && headings.length >= WIDE && contact.numbers.length === 0 && !contact.email
  );
}
