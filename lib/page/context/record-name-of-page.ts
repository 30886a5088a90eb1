import { nameInLine, TWO_WORDS } from './callee-name-near';
import { showsInBlock, singleSpaced } from './title-in-block';

/** Separators in a title: `Ada Whitfield | Contacts`, `Contact: Ada Whitfield - Northwind CRM`. */
const SEPARATOR = /\s*[|»«›‹·•—–]\s*|\s+[-:]\s+|:\s/;
/** A count of messages before a title: `(3) Ada Whitfield`. */
const COUNT = /^\(\d+\)\s*/;
const HEADINGS = 'h1,h2,h3,[role="heading"]';
const FIELDS = 'input:is([type="text"],:not([type])),textarea';
/** Maximum number of fields checked for a name. */
const MAX_FIELDS = 100;
/** The label of a field for the record's name, in several languages. */
const NAME = /^\s*(?:(?:full|contact|display) )?(?:name|nom|nombre|nome|naam|الاسم)\s*[:*?]*\s*$/i;
/** Breadcrumbs, and tabs of open records. */
const TRAILS = '[aria-label*="breadcrumb" i],.breadcrumb,[role="tablist"]';
const CURRENT = '[aria-current="page"],.active,[aria-selected="true"]';
/** Maximum number of headings checked: a record's own comes before those of its parts. */
const MAX_HEADINGS = 20;
/** A part of the URL that identifies one record: a number, or an id with digits. */
const ID = /^[\w-]*\d[\w-]*$/;
/** Parameters that select a part of a list. */
const PAGING = /^(?:page|p|offset|start|limit|size|per_?page|year|month|v\d+$)/i;

/**
 * Returns the name of the record that this page shows, if its URL identifies one record: a name in the
 * title that a heading, the end of the breadcrumb, the open tab or a name field repeats. Under a fixed
 * title, it is the name in a field that a heading, the breadcrumb or the open tab repeats. On a page without
 * a main heading, it may start the title and stand in an element of its own.
 */
export function recordNameOfPage(document: Document): string | undefined {
  if (!showsOneRecord(document.location)) return undefined;
  const names = namesInTitle(document.title);
  const shown = new Set([...headingLines(document), ...namesInTrail(document)]);
  const edited = [...namesInHeadingFields(document), ...namesInFields(document)];
  const all = [...shown, ...edited];
  const repeated = names.find((name) => all.includes(name));
  return repeated ?? edited.find((name) => shown.has(name)) ?? fullName(titleInBlock(document));
}

/**
 * Returns the text that is both a part of the page's title and one of: a heading, a field in a heading,
 * the current breadcrumb, an element of its own on a page without a main heading. Also finds a company's name of one word.
 */
export function recordTitleOfPage(document: Document): string | undefined {
  if (!showsOneRecord(document.location)) return undefined;
  const parts = titleParts(document);
  const shown = [...textsInHeadings(document), ...textsInTrail(document)].map(singleSpaced);
  const repeated = shown.find((text) => text !== '' && parts.includes(text));
  return repeated ?? (titleInBlock(document) || undefined);
}

function titleParts({ title }: Document): string[] {
  return title.replace(COUNT, '').split(SEPARATOR).map(singleSpaced);
}

/** Returns the start of the title if the page shows it as its heading; else an empty text. */
function titleInBlock(document: Document): string {
  const [start = ''] = titleParts(document);
  return showsInBlock(document, start) ? start : '';
}

function* textsInHeadings(document: Document): Generator<string> {
  const headings = [...document.querySelectorAll<HTMLElement>(HEADINGS)].slice(0, MAX_HEADINGS);
  for (const heading of headings) {
    yield* (heading.innerText ?? '').split('\n');
    for (const field of heading.querySelectorAll<TextField>(FIELDS)) yield field.value;
  }
}

function textsInTrail(document: Document): string[] {
  return [...document.querySelectorAll(TRAILS)].flatMap((trail) =>
    [...trail.querySelectorAll(CURRENT), lastLeaf(trail)].map(({ textContent }) => textContent),
  );
}

/** Names in the parts of a title; in `Brightwater Freight, Ada Whitfield` the person too. */
function namesInTitle(title: string): string[] {
  const parts = title.replace(COUNT, '').split(SEPARATOR);
  const persons = parts.flatMap((part) => part.split(', ').slice(1));
  return [...parts, ...persons].flatMap((part) => fullName(part) ?? []);
}

function namesInTrail(document: Document): string[] {
  return [...document.querySelectorAll<HTMLElement>(TRAILS)].flatMap((trail) => {
    const last = trail.querySelector(CURRENT) ?? lastLeaf(trail);
    // A tab also holds its close button.
    const parts = [last, ...last.querySelectorAll('*')];
    return parts.flatMap(({ textContent }) => fullName(textContent ?? '') ?? []);
  });
}

function lastLeaf(element: Element): Element {
  let last = element;
  while (last.lastElementChild) last = last.lastElementChild;
  return last;
}

function namesInHeadingFields(document: Document): string[] {
  const fields = [...document.querySelectorAll(HEADINGS)]
    .slice(0, MAX_HEADINGS)
    .flatMap((heading) => [...heading.querySelectorAll<TextField>(FIELDS)]);
  return fields.filter(isDrawn).flatMap(({ value }) => fullName(value) ?? []);
}

/** Fields labelled as the name of the record. */
function namesInFields(document: Document): string[] {
  const fields = [...document.querySelectorAll<TextField>(FIELDS)].slice(0, MAX_FIELDS);
  const named = fields.filter((field) => labelsOf(field).some((label) => NAME.test(label)));
  return named.filter(isDrawn).flatMap(({ value }) => fullName(value) ?? []);
}

function labelsOf(field: TextField): string[] {
  const labels = [...(field.labels ?? [])].map((label) => label.textContent ?? '');
  return [...labels, field.getAttribute('aria-label') ?? ''];
}

/** A single-page app may keep earlier views in the document, hidden. */
function isDrawn(field: TextField): boolean {
  return field.getClientRects().length > 0;
}

function fullName(text: string): string | undefined {
  const name = nameInLine(text);
  return name && TWO_WORDS.test(name) ? name : undefined;
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

function showsOneRecord({ pathname, search, hash }: Location): boolean {
  const steps = `${pathname}${search}${hash}`.split(/[/?&#;]/);
  return steps.some((step) => !PAGING.test(step) && ID.test(step.slice(step.indexOf('=') + 1)));
}

/** Names in headings, by line and by element: some start with the section (`Contacts › Ada Whitfield`). */
function* headingLines(document: Document) {
  const headings = [...document.querySelectorAll<HTMLElement>(HEADINGS)].slice(0, MAX_HEADINGS);
  for (const heading of headings) {
    for (const line of (heading.innerText ?? '').split('\n')) yield nameInLine(line);
    for (const { textContent } of heading.querySelectorAll('*'))
      yield nameInLine(textContent ?? '');
  }
}
