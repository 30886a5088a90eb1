import { columnsWith, type TableColumn } from '@/lib/lists/columns/guess/table-column';
import { readRecordId } from './record-ids';
import { readRecordLink } from './record-links';

/** The CRM whose export a list is, as far as headings and ids show it. */
export interface RecognisedExport {
  /** As `lib/crm` names it. */
  crm?: string;
  /** What the rows are, as the CRM names it; absent if ids say it, or nothing does. */
  recordType?: string;
  /** The columns with the ids of the contacts' records. */
  ids: readonly TableColumn[];
  /** The columns with links to them. */
  links: readonly TableColumn[];
}

/**
 * Recognises the export of a CRM. Both its headings and its ids must be as that CRM writes them: a column
 * `ID` alone is of no CRM, and its numbers lead to no record.
 */
export function recogniseExport(columns: readonly TableColumn[]): RecognisedExport {
  const links = columns.filter(({ sample }) => hasIds(sample, (cell) => readRecordLink(cell)));
  for (const recognise of [zoho, odoo, pipedrive, dynamics, hubspot, salesforce]) {
    const found = recognise(columns);
    if (found) return { ...found, links: found.crm === 'odoo' ? odooLinks(columns) : links };
  }
  const { crm, recordType } = exportOfLinks(links);
  if (crm) return { crm, ...withType(recordType), ids: [], links };
  return { ids: columnsWith(columns, 'record-id').slice(0, 1), links };
}

type Found = Omit<RecognisedExport, 'links'> | undefined;

/** Nearly all cells: a list may have a row that was added by hand. */
const NEARLY_ALL = 0.9;

function hasIds({ cells }: TableColumn['sample'], read: (cell: string) => unknown): boolean {
  return cells.length > 0 && cells.filter(read).length >= NEARLY_ALL * cells.length;
}

/** The first type of which a heading is there. */
function typeByHeadings(
  columns: readonly TableColumn[],
  types: readonly (readonly [type: string, headings: RegExp])[],
): string | undefined {
  return types.find(([, headings]) => columns.some(({ words }) => headings.test(words)))?.[0];
}

function withType(recordType: string | undefined): { recordType?: string } {
  return recordType === undefined ? {} : { recordType };
}

const ZOHO_OWNERS = [
  ['contact', /^contact owner$/],
  ['lead', /^lead owner$/],
  ['deal', /^(?:deal|potential) owner$/],
  ['account', /^account owner$/],
] as const;

/** Zoho CRM writes `zcrm_` before its ids. */
function zoho(columns: readonly TableColumn[]): Found {
  const id = columns.find(
    ({ words, sample }) =>
      /^(?:record )?id$/.test(words) && hasIds(sample, (cell) => readRecordId('zoho', cell, '-')),
  );
  return id && { crm: 'zoho', ...withType(typeByHeadings(columns, ZOHO_OWNERS)), ids: [id] };
}

/** Odoo makes external ids for what it exports. Ids of the database are beside them, if at all. */
function odoo(columns: readonly TableColumn[]): Found {
  const own = columns.filter(({ words }) => /(?:^| )id(?: |$)/.test(words));
  const external = own.find(
    ({ sample, heading }) =>
      !heading?.includes('/') && sample.cells.some((cell) => readRecordId('odoo', cell)),
  );
  if (!external) return undefined;
  const ids = external.sample.cells.flatMap((cell) => readRecordId('odoo', cell) ?? []);
  const type = onlyOne(ids.map((each) => each.type));
  const counted = columns.filter(({ words }) => words === 'id');
  return { crm: 'odoo', ...withType(type), ids: [...new Set([external, ...counted])] };
}

const PIPEDRIVE_IDS = [
  ['person', /^person\s*-\s*id$/i],
  ['lead', /^lead\s*-\s*id$/i],
  ['deal', /^deal\s*-\s*id$/i],
  ['organization', /^organi[sz]ation\s*-\s*id$/i],
] as const;

/** Pipedrive names the kind of record in each heading: `Person - ID`. A number belongs to the person. */
function pipedrive(columns: readonly TableColumn[]): Found {
  for (const [recordType, heading] of PIPEDRIVE_IDS) {
    const id = columns.find((column) => heading.test(column.heading ?? ''));
    if (id && hasIds(id.sample, (cell) => readRecordId('pipedrive', cell, recordType)))
      return { crm: 'pipedrive', recordType, ids: [id] };
  }
  return undefined;
}

const DYNAMICS_ID = /^\(do not modify\) (contact|lead|account|opportunity|case)$/i;

/** Dynamics 365 exports the id in a hidden first column. */
function dynamics(columns: readonly TableColumn[]): Found {
  for (const id of columns) {
    const [, name] = DYNAMICS_ID.exec(id.heading ?? '') ?? [];
    if (!name || !hasIds(id.sample, (cell) => readRecordId('dynamics', cell, name))) continue;
    const recordType = name.toLowerCase().replace('case', 'incident');
    return { crm: 'dynamics', recordType, ids: [id] };
  }
  return undefined;
}

const HUBSPOT_TYPES = [
  ['deal', /^deal (?:name|stage|owner)$/],
  ['ticket', /^ticket (?:name|status|owner)$/],
  ['lead', /^lead (?:name|stage|pipeline stage)$/],
  ['contact', /^(?:contact owner|marketing contact status|first name)$/],
  ['company', /^(?:company (?:owner|name|domain name)|number of associated contacts)$/],
] as const;

/** Headings of HubSpot's own, and further ones that other programs have too. */
const HUBSPOT_HEADINGS =
  /^(?:(?:contact|company|deal|ticket) owner|lifecycle stage|marketing contact status|associated (?:company|contact|deal).*|hubspot .*|original traffic source.*|number of associated contacts)$/;
const HUBSPOT_FURTHER =
  /^(?:lead status|create date|last activity date.*|(?:country|state) region|(?:mobile )?phone number|deal (?:name|stage)|ticket (?:name|status)|company (?:name|domain name))$/;

/** A report on several objects names the object: `Record ID - Contact`. */
const HUBSPOT_ID = /^record id(?: contact)?$/;

/** Ids of HubSpot are numbers like any others, so two of its other headings must be there. */
function hubspot(columns: readonly TableColumn[]): Found {
  const id = columns.find(({ words }) => HUBSPOT_ID.test(words));
  if (!id || !hasIds(id.sample, (cell) => readRecordId('hubspot', cell, '-'))) return undefined;
  const own = columns.filter(({ words }) => HUBSPOT_HEADINGS.test(words));
  const further = columns.filter(({ words }) => HUBSPOT_FURTHER.test(words));
  if (own.length === 0 || own.length + further.length < 2) return undefined;
  return { crm: 'hubspot', ...withType(typeByHeadings(columns, HUBSPOT_TYPES)), ids: [id] };
}

/** Objects whose numbers belong to a person, before those whose don't. */
const SALESFORCE_TYPES = [['Contact', 'Lead'], ['Account'], ['Opportunity'], ['Case']];

/** Ids of Salesforce name their object. A list of campaign members has contacts and leads. */
function salesforce(columns: readonly TableColumn[]): Found {
  const typed = columnsWith(columns, 'record-id').flatMap((column) => {
    const [first] = column.sample.cells;
    const type = first && readRecordId('salesforce', first)?.type;
    const isFilled = hasIds(column.sample, (cell) => readRecordId('salesforce', cell));
    return type && isFilled ? [{ column, type }] : [];
  });
  for (const types of SALESFORCE_TYPES) {
    const fitting = typed.filter(({ type }) => types.includes(type));
    const [first] = fitting;
    if (first)
      return {
        crm: 'salesforce',
        ...withType(fitting.length === 1 ? first.type : undefined),
        ids: fitting.map(({ column }) => column),
      };
  }
  return undefined;
}

/** Links to records name their CRM by themselves. */
function exportOfLinks(links: readonly TableColumn[]): { crm?: string; recordType?: string } {
  const cells = links.flatMap(({ sample }) => sample.cells);
  const records = cells.flatMap((cell) => readRecordLink(cell) ?? []);
  const crm = onlyOne(records.map((record) => record.crm));
  return crm === undefined ? {} : { crm, ...withType(onlyOne(records.map(({ type }) => type))) };
}

/** The value that all have. */
function onlyOne(values: readonly string[]): string | undefined {
  return new Set(values).size === 1 ? values[0] : undefined;
}

function odooLinks(columns: readonly TableColumn[]): TableColumn[] {
  return columns.filter(({ sample }) => hasIds(sample, (cell) => readRecordLink(cell, 'odoo')));
}
