import type { RecordContext } from '@/lib/calls/model';
import type { RecordEvidence, RecordPage } from '@/lib/crm/model';
import type { AddressedRecord, RecordAdapter } from './record-adapter';
import { adapterOf, parseWebAddress, recordAt } from './record-at';

/** A number on a page, as the page describes it. */
export interface NumberOnPage {
  page: RecordPage;
  evidence: RecordEvidence;
  /** The origin of the frame, as the browser names it: a page cannot claim another. */
  origin: string;
  /** Returns whether a text is a name at all, and not a label such as `Work Phone`. */
  isName(text: string): boolean;
}

/** Characters that are not drawn, or that turn the text around them. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;
const MAX_TITLE = 120;

/**
 * The record that a number belongs to: that of its row or card, else the page's own.
 * Without a record, only `crm` is set: the page is of a known CRM, but names none. `undefined` on all
 * other pages.
 */
export function recogniseRecord(number: NumberOnPage): RecordContext | undefined {
  const { page, evidence, origin } = number;
  const url = parseWebAddress(page.address);
  if (!url || url.origin !== origin) return undefined;
  const adapter = adapterOf(url, page.assets);
  if (!adapter) return undefined;
  const { crm } = adapter;
  const inRow = isInRow(number);
  const record = inRow
    ? recordOfRow(adapter, evidence, origin)
    : recordOfPage(adapter, url, number);
  if (!record) return { crm };
  const title = titleOf(inRow ? evidence.rowName : page.title);
  return { crm, ...record, ...(title && { title }), ...trackingOf(record, evidence) };
}

/**
 * The title of the record that the page shows, for a number outside of rows: in a note, say, whose number may be
 * anybody's. Undefined if the page shows no record.
 */
export function titleOfPageRecord(number: NumberOnPage): string | undefined {
  const url = parseWebAddress(number.page.address);
  if (!url || url.origin !== number.origin || isInRow(number)) return undefined;
  const adapter = adapterOf(url, number.page.assets);
  return adapter && recordAt(adapter, url) ? titleOf(number.page.title) || undefined : undefined;
}

/** A row is about another record than the page if it has links to one, or a name. */
function isInRow({ evidence: { rowLinks, rowName }, isName }: NumberOnPage): boolean {
  return (rowLinks?.length ?? 0) > 0 || (rowName !== undefined && isName(rowName));
}

/** The one record that the links of a row lead to. Undefined if they lead to two. */
function recordOfRow(
  adapter: RecordAdapter,
  { rowLinks = [] }: RecordEvidence,
  origin: string,
): AddressedRecord | undefined {
  const records = new Map<string, AddressedRecord>();
  for (const link of rowLinks) {
    const url = parseWebAddress(link);
    const record = url?.origin === origin ? recordAt(adapter, url) : undefined;
    if (record) records.set(`${record.type} ${record.id}`, record);
  }
  return records.size === 1 ? [...records.values()][0] : undefined;
}

/** The record of the page's address, unless the part around the number is about another one. */
function recordOfPage(
  adapter: RecordAdapter,
  url: URL,
  { page, evidence, isName }: NumberOnPage,
): AddressedRecord | undefined {
  const record = evidence.ofPage ? recordAt(adapter, url) : undefined;
  const link = parseWebAddress(evidence.headLink ?? '');
  const linked = link && recordAt(adapter, link);
  if (linked && linked.url !== record?.url) return undefined;
  const { headName } = evidence;
  return headName && headName !== page.title && isName(headName) ? undefined : record;
}

function titleOf(text = ''): string {
  return text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim().slice(0, MAX_TITLE);
}

/** The service takes whole numbers as ids. */
function trackingOf(
  { id }: AddressedRecord,
  { field }: RecordEvidence,
): Pick<RecordContext, 'objectId' | 'slug'> {
  const objectId = /^\d+$/.test(id) ? Number(id) : Number.NaN;
  return {
    ...(Number.isSafeInteger(objectId) && { objectId }),
    ...(field && /^[A-Za-z][\w.-]*$/.test(field) && { slug: field }),
  };
}
