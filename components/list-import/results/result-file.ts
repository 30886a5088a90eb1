import { i18n } from '#i18n';
import { CSV_START, csvOf } from '@/components/shared/files/csv';
import { countText } from '@/components/shared/lists/count-text';
import { dispositionText } from '@/lib/i18n/after-call/call-words';
import type { CalledContact } from '@/lib/queue/model';
import type { Disposition } from '@/lib/settings/dispositions';

/**
 * Writes what was called of a list as CSV in the shape of its file: its rows with its columns in its order,
 * and ours behind them, so that the CRM's own import takes it. Times are in ISO 8601 (UTC), numbers in
 * E.164. Rows of contacts that were joined have the same results. An address book has no columns: its
 * contacts have name, email and company.
 */
export function resultFile(
  headings: readonly string[],
  contacts: readonly CalledContact[],
  dispositions: readonly Disposition[],
): string[] {
  const widths = contacts.flatMap(({ rows }) => rows.map(({ cells }) => cells.length));
  const width = Math.max(headings.length, ...widths, 0);
  const rows = contacts.flatMap((contact) => {
    const own =
      width > 0 ? contact.rows.map(({ cells }) => padded(cells, width)) : [bookCells(contact)];
    return own.map((cells) => [...cells, ...resultCells(contact, dispositions)]);
  });
  const head = width > 0 ? namedColumns(headings, width) : bookHeadings();
  return [CSV_START, csvOf([[...head, ...resultHeadings()], ...rows], { keepsNumbers: true })];
}

function padded(cells: readonly string[], width: number): string[] {
  return Array.from({ length: width }, (_, column) => cells[column] ?? '');
}

/** A list without headings gets numbered ones, because a CRM's import asks for them. */
function namedColumns(headings: readonly string[], width: number): string[] {
  const all = padded(headings, width);
  if (all.some(Boolean)) return all;
  return all.map((_, column) => i18n.t('list_import.column', [countText(column + 1)]));
}

function bookHeadings(): string[] {
  const { t } = i18n;
  return [
    t('list_import.roles.name'),
    t('list_import.roles.email'),
    t('list_import.roles.company'),
  ];
}

function bookCells({ name = '', email = '', company = '' }: CalledContact): string[] {
  return [name, email, company];
}

function resultHeadings(): string[] {
  return [
    i18n.t('list_import.result.called_number'),
    i18n.t('list_import.result.called_at'),
    i18n.t('list_import.result.calls'),
    i18n.t('list_import.result.state'),
    i18n.t('log.disposition'),
    i18n.t('wrap_up.note'),
    i18n.t('wrap_up.follow_up'),
  ];
}

function resultCells(contact: CalledContact, dispositions: readonly Disposition[]): string[] {
  const { callee, createdAt, calls, state, disposition, note = '', followUpAt } = contact;
  return [
    callee,
    new Date(createdAt).toISOString(),
    String(calls),
    i18n.t(`call.state.${state}`),
    disposition ? dispositionText(disposition, dispositions) : '',
    note,
    followUpAt === undefined ? '' : new Date(followUpAt).toISOString(),
  ];
}
