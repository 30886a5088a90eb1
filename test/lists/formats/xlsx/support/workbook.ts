import { strToU8, zipSync } from 'fflate';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** A sheet of a workbook: its XML within `sheetData`, and what the workbook says of it. */
export interface TestSheet {
  name?: string;
  rows: string;
  /** `hidden` or `veryHidden`. */
  state?: string;
  /** `worksheet` or `chartsheet`. */
  kind?: string;
}

/** Further parts of a workbook. */
export interface TestParts {
  sharedStrings?: string;
  styles?: string;
  /** Parts by their paths: added, or in place of ours. */
  others?: Record<string, string>;
}

/** The files of a workbook as Excel lays them out. */
export function workbookParts(sheets: readonly TestSheet[], more: TestParts = {}) {
  const ids = sheets.map((_, index) => `rId${index + 1}`);
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"/>`,
    '_rels/.rels': relationships([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets
      .map(({ name = 'List', state }, index) => sheetTag(name, state, index + 1))
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships([
      ...ids.map((id, index): Relation => [id, sheets[index]?.kind ?? 'worksheet', pathOf(index)]),
      ['rId98', 'sharedStrings', 'sharedStrings.xml'],
      ['rId99', 'styles', 'styles.xml'],
    ]),
  };
  for (const [index, { rows }] of sheets.entries())
    parts[`xl/${pathOf(index)}`] =
      `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`;
  if (more.sharedStrings)
    parts['xl/sharedStrings.xml'] = `<sst xmlns="${MAIN}">${more.sharedStrings}</sst>`;
  if (more.styles)
    parts['xl/styles.xml'] = `<styleSheet xmlns="${MAIN}">${more.styles}</styleSheet>`;
  return { ...parts, ...more.others };
}

/** Packs the files of a workbook. */
export function packed(parts: Record<string, string>): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(parts).map(([path, text]) => [path, strToU8(text)]);
  return zipSync(Object.fromEntries(entries));
}

/** The bytes of a workbook. */
export function workbook(sheets: readonly TestSheet[], more?: TestParts): Uint8Array<ArrayBuffer> {
  return packed(workbookParts(sheets, more));
}

type Relation = [id: string, type: string, target: string];

function relationships(relations: readonly Relation[]): string {
  const tags = relations.map(
    ([id, type, target]) =>
      `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${tags.join('')}</Relationships>`;
}

function sheetTag(name: string, state: string | undefined, number: number): string {
  const visibility = state ? ` state="${state}"` : '';
  return `<sheet name="${name}" sheetId="${number}"${visibility} r:id="rId${number}"/>`;
}

function pathOf(index: number): string {
  return `worksheets/sheet${index + 1}.xml`;
}
