import { countryFactsOfPage, describeRecordPage } from '@/lib/page/context/page-facts';
import { rootsIn } from '@/lib/page/dom/shadow-roots';
import { type FrameState, finderHandle } from '@/lib/page/find/frame-state';
import type { PointedNumber } from '@/lib/page/highlights/mark';
import { type FormField, fieldCandidate, fieldsUnder } from '@/lib/page/text/fields';
import type { CandidateText } from '@/lib/phone/candidates/types';
import type { ListedNumbers } from '@/lib/sites/model';
import { type CandidateCallee, createCalleeReader } from './callees';

type ListedNumber = ListedNumbers['numbers'][number];

/** Maximum count of numbers that a frame lists. */
const MAX_NUMBERS = 500;
/** Maximum time that the popup waits for deferred rows, in milliseconds. */
const MAX_WAIT_MS = 2000;

/**
 * Lists the numbers of a frame: those in text in page order, then those in fields, then structured
 * data.
 */
export async function listNumbers(frame: FrameState): Promise<ListedNumbers> {
  await readAhead(frame, MAX_NUMBERS, AbortSignal.timeout(MAX_WAIT_MS));
  const calleeOf = createCalleeReader();
  const written = frame.marks
    .all()
    .filter(({ found }) => found.confidence !== 'doubtful')
    .slice(0, MAX_NUMBERS)
    .map((mark) => ({ ...calleeOf(mark), start: mark.found.start }));
  const filled = rootsIn(document).flatMap(fieldsUnder).flatMap(numberOfField).map(calleeOf);
  const structured = numbersInStructuredData(document).map(
    (candidate): CandidateCallee => ({ candidate, calleeNames: [] }),
  );
  const numbers: ListedNumber[] = [...written, ...filled, ...structured].slice(0, MAX_NUMBERS);
  const recordPage = describeRecordPage(document);
  const facts = { ...countryFactsOfPage(frame), ...(recordPage && { recordPage }) };
  return { ...facts, host: location.hostname, numbers };
}

function numberOfField(field: FormField): PointedNumber[] {
  const candidate = finderHandle()?.ignores(field) ? undefined : fieldCandidate(field);
  return candidate ? [{ candidate, nodes: [field] }] : [];
}

/** Rows that are read together. */
const ROWS_AT_ONCE = 500;

/** The marks of a frame, and its deferred rows. */
interface RowsAhead {
  marks: { readonly size: number };
  deferredRows(): Iterable<Element>;
  /** Reads rows; settles when there is a verdict on everything asked until then. */
  readRows(rows: Iterable<Element>): Promise<void>;
}

/**
 * Waits for what is being read, then reads deferred rows until there are `most` marks, no more rows,
 * or the signal aborts.
 */
export function readAhead(frame: RowsAhead, most: number, abortSignal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    abortSignal.addEventListener('abort', () => done());
    void readUntil(frame, () => abortSignal.aborted || frame.marks.size >= most).then(done);
  });
}

async function readUntil(frame: RowsAhead, isEnough: () => boolean): Promise<void> {
  let some: Element[] = [];
  await frame.readRows(some);
  for (const row of frame.deferredRows()) {
    if (isEnough()) return;
    some.push(row);
    if (some.length < ROWS_AT_ONCE) continue;
    await frame.readRows(some);
    some = [];
  }
  await frame.readRows(some);
}

/** schema.org's properties for a phone number. */
const PHONE_PROPERTY = /^(?:telephone|faxNumber)$/;
/** Limits: more than this is not a contact. */
const MAX_STRUCTURED = 50;
const MAX_STRUCTURED_LENGTH = 60;
const MAX_DEPTH = 12;

/** Returns the numbers in a page's structured data: schema.org in JSON-LD and `meta`. They are not drawn. */
export function numbersInStructuredData(root: Document): CandidateText[] {
  const found: string[] = [];
  for (const meta of root.querySelectorAll('meta[itemprop~="telephone"]')) {
    found.push(meta.getAttribute('content') ?? '');
  }
  for (const script of root.querySelectorAll('script[type="application/ld+json"]')) {
    collect(parse(script.textContent ?? ''), found, 0);
  }
  return [...new Set(found)]
    .filter((raw) => raw.length > 0 && raw.length <= MAX_STRUCTURED_LENGTH)
    .slice(0, MAX_STRUCTURED)
    .map((raw) => ({ raw, before: '', after: '', hint: 'microdata' }));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function collect(value: unknown, found: string[], depth: number): void {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return;
  for (const [name, inner] of Object.entries(value)) {
    const texts = [inner].flat().filter((each) => typeof each === 'string');
    if (PHONE_PROPERTY.test(name)) found.push(...texts);
    else collect(inner, found, depth + 1);
  }
}
