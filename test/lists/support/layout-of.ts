import { type ColumnRole, type ListColumn, type ListLayout, numberLabels } from '@/lib/lists/model';

/**
 * Makes a layout of roles, with `|` between them: `Phone=number main | Country=country`. Without `=` a
 * column has no heading. `main`, `mobile` and other kinds that are no roles need no `number`.
 */
export function layoutOf(
  columns: string,
  crm: Pick<ListLayout, 'crm' | 'recordType'> = {},
): ListLayout {
  return { columns: columns.split('|').map(columnOf), firstRow: 0, ...crm };
}

function columnOf(written: string): ListColumn {
  const [role = '', heading] = written.trim().split('=').reverse();
  const label = numberLabels.find(
    (each) => role === `number ${each}` || (role === each && !isRole(each)),
  );
  const holds = label ? { role: 'number' as const, label } : { role: role as OtherRole };
  return { holds, ...(heading !== undefined && { heading }) };
}

function isRole(label: string): boolean {
  return label === 'company' || label === 'other';
}

type OtherRole = Exclude<ColumnRole['role'], 'number'>;
