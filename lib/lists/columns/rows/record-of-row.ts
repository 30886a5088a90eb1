import { readRecordId } from '@/lib/lists/columns/records/record-ids';
import { readRecordLink } from '@/lib/lists/columns/records/record-links';
import type { ContactRecord } from '@/lib/lists/model';
import type { ReadingPlan } from './reading-plan';

/**
 * Returns the record that a row came from: by its id in the CRM whose export the list is, else by a link
 * that names the record. `undefined` if neither does.
 */
export function recordOfRow(
  cells: readonly string[],
  plan: ReadingPlan,
): ContactRecord | undefined {
  const { crm, recordType } = plan;
  const links = plan.links.flatMap((column) => linkIn(cells[column], crm) ?? []);
  if (crm === undefined) return links[0];
  for (const column of plan.ids) {
    const read = readRecordId(crm, cells[column] ?? '', recordType);
    if (!read) continue;
    const url = links.find((link) => link.crm === crm && isSame(link, read))?.url;
    return { crm, ...read, ...(url && { url }) };
  }
  return links[0];
}

function linkIn(cell: string | undefined, crm: string | undefined): ContactRecord | undefined {
  return cell ? readRecordLink(cell, crm) : undefined;
}

/** Ids of Salesforce have fifteen characters, and in some places three more. */
function isSame(link: ContactRecord, { type, id }: { type: string; id: string }): boolean {
  if (link.type !== type) return false;
  return link.crm === 'salesforce' ? link.id.slice(0, 15) === id.slice(0, 15) : link.id === id;
}
