import { unzipSync } from 'fflate';
import { decodeEntities } from '@/lib/lists/formats/markup/decode-entities';

/** A worksheet that is shown, and its place among all sheets of the workbook. */
interface WorkbookSheet {
  name: string;
  /** From 0. */
  index: number;
}

/** What a workbook holds, before its cells are read. */
export interface WorkbookContents {
  sheets: WorkbookSheet[];
  /**
   * Bytes of everything in it, unpacked, as its directory says. What is larger than it says is not read;
   * what says nothing counts as infinite.
   */
  unpackedSize: number;
}

/** The parts that name the sheets and say what they are. Most programs put them into `xl/`, some do not. */
const WORKBOOK = /(?:^|\/)workbook\.xml$/i;
const RELATIONS = /(?:^|\/)workbook\.xml\.rels$/i;

/** Bytes that the two small parts may have. */
const MAX_PART = 5_000_000;

/** Bytes that nothing may be packed in. */
const EMPTY = 20;

/**
 * Looks into a workbook: names the sheets with cells that are not hidden, in their order. Throws if it is
 * no zip file, or a damaged one. Undefined if the zip file is no workbook.
 */
export function workbookContents(bytes: Uint8Array): WorkbookContents | undefined {
  let unpackedSize = 0;
  const parts = unzipSync(bytes, {
    filter({ name, size, originalSize }) {
      unpackedSize += originalSize === 0 && size > EMPTY ? Number.POSITIVE_INFINITY : originalSize;
      return (WORKBOOK.test(name) || RELATIONS.test(name)) && originalSize <= MAX_PART;
    },
  });
  const part = (name: RegExp) => Object.entries(parts).find(([path]) => name.test(path))?.[1];
  const [workbook, relations] = [part(WORKBOOK), part(RELATIONS)];
  if (!workbook) return undefined;
  const decoder = new TextDecoder();
  const sheets = sheetsOf(decoder.decode(workbook), decoder.decode(relations));
  return { sheets, unpackedSize };
}

function sheetsOf(workbook: string, relations: string): WorkbookSheet[] {
  const charts = elementsOf(relations, 'Relationship')
    .filter((each) => /\/(?:chart|dialog|macro)sheet$/i.test(attribute(each, 'Type')))
    .map((each) => attribute(each, 'Id'));
  return elementsOf(workbook, 'sheet').flatMap((sheet, index) => {
    const isHidden = /hidden/i.test(attribute(sheet, 'state'));
    const hasCells = !charts.includes(attribute(sheet, 'id'));
    return hasCells && !isHidden ? [{ name: attribute(sheet, 'name'), index }] : [];
  });
}

/** The attributes of all elements with a name. These two parts have no text, so that no document is needed. */
function elementsOf(xml: string, name: string): string[] {
  const element = new RegExp(`<(?:[\\w-]+:)?${name}\\s([^>]*)`, 'g');
  return [...xml.matchAll(element)].map(([, attributes = '']) => attributes);
}

function attribute(attributes: string, name: string): string {
  const value = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  return decodeEntities(value?.[1] ?? value?.[2] ?? '');
}
