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

/** A word. A number in a sentence is not the record's own. */
const WORD = /\p{L}{3}/u;
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
  if (box.closest(RECORD_SELECTOR) || (isText(number) && isProse(number))) return '';
  for (let at = box.parentElement; at && at.localName !== 'body'; at = at.parentElement) {
    if (hasMoreElementsThan(at, MAX_ELEMENTS)) break;
    const address = known.get(at) ?? addressIn(at);
    known.set(at, address);
    if (address) return address;
  }
  return '';
}

function isProse(text: Text): boolean {
  return text.length > MAX_TEXT || WORD.test(text.data);
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
