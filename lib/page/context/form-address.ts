import { hasMoreElementsThan, isText } from '@/lib/page/dom/tree';
import { RECORD_SELECTOR } from './callee-name-near';
import { labelOf } from './label';

/** Form fields, and the classes that mark an address (h-card, vCard). */
const FIELDS = 'input,select,.country-name,.adr';
/** Parts of a page that are not about its record. */
const NOT_RECORD = 'header,footer,nav,aside';
/** Labels of countries (the group), and of other parts of an address. */
const LABEL =
  /(countr|\bland\b|\bpays\b|pa[ií]s|paese|ülke|стран|国)|\badr\b|city|town|state|zip|post.?(?:al|code)|locality|\bort\b|plz/i;
/** An element with more elements than this is a page, not a form. */
const MAX_ELEMENTS = 2000;
const MAX_LENGTH = 60;

/** A word. A number in a sentence is not the record's own, unless the page is about one record: in its notes. */
const WORD = /\p{L}{3}/u;
/** The address of a page about one record: a step of its path, or an id, with a digit. */
const RECORD_ADDRESS = /(?:\/|(?:id|record)=)[\w-]*\d[\w-]*(?:[/?&#;]|$)/;
/** Nor is one in a longer text than this, in UTF-16 units. Firefox copies a text each time it is read. */
const MAX_TEXT = 1000;

/** Addresses that were read already, by the element that holds their fields. */
export type AddressCache = WeakMap<Element, string>;

/**
 * Returns the country in the form around a number, else its city, state and postal code, one value a
 * line. The form is the nearest element with such fields. Empty for a number in a record of its own:
 * the form is not about it. `box` is the block around the number.
 */
export function addressInForm(number: Node, box: Element, known: AddressCache): string {
  if (box.closest(RECORD_SELECTOR) || isOutsideRecord(number)) return '';
  for (let at = box.parentElement; at && at.localName !== 'body'; at = at.parentElement) {
    if (hasMoreElementsThan(at, MAX_ELEMENTS)) break;
    const address = known.get(at) ?? addressIn(at);
    known.set(at, address);
    if (address) return address;
  }
  return '';
}

function isOutsideRecord(number: Node): boolean {
  if (!isText(number)) return false;
  return number.length > MAX_TEXT || (WORD.test(number.data) && !RECORD_ADDRESS.test(document.URL));
}

function addressIn(form: Element): string {
  let countries = '';
  let others = '';
  for (const field of form.querySelectorAll<HTMLInputElement & HTMLSelectElement>(FIELDS)) {
    const { selectedOptions, value, textContent } = field;
    const text = (selectedOptions?.[0]?.text ?? value ?? textContent).trim().slice(0, MAX_LENGTH);
    if (!text || field.closest(NOT_RECORD)) continue;
    const [found, country] = LABEL.exec(wordsAbout(field)) ?? [];
    if (country) countries += `Country: ${text}\n`;
    else if (found) others += `${text}\n`;
  }
  return (countries || others).replaceAll('@', '').trim();
}

/** Returns what says what a field is for: its attributes and its label. */
function wordsAbout(field: HTMLInputElement): string {
  const { id, name, placeholder, autocomplete, className, ariaLabel, labels } = field;
  const label = labels?.[0]?.textContent ?? labelOf(field);
  return [id, name, placeholder, autocomplete, className, ariaLabel, label].join(' ');
}
