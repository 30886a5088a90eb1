import { hasMoreElementsThan } from '@/lib/page/dom/tree';
import { blockAround, labelOf } from './label';
import { RECORD_SELECTOR } from './record-name';

/** Form fields, and the classes that mark an address (h-card, vCard). */
const FIELDS = 'input,select,.country-name,.adr';
/** Parts of a page that are not about its record. */
const NOT_RECORD = 'header,footer,nav,aside';
const COUNTRY = /countr|\bland\b|\bpays\b|pa[ií]s|paese|ülke|стран|国/i;
const ADDRESS = /\badr\b|city|town|state|zip|post.?(?:al|code)|locality|\bort\b|plz/i;
/** An element with more elements than this is a page, not a form. */
const MAX_ELEMENTS = 2000;
const MAX_LENGTH = 60;

/** A word. A number in a sentence is not the record's own. */
const WORD = /\p{L}{3}/u;

/**
 * Returns the country in the form around a number, else its city, state and postal code, one value a
 * line. The form is the nearest element with such fields. Empty for a number in a record of its own:
 * the form is not about it. Used by the call card only: the finder's script has no room for it.
 */
export function addressInForm(number: Node): string {
  const box = blockAround(number);
  if (!box || box.closest(RECORD_SELECTOR) || WORD.test(number.nodeValue ?? '')) return '';
  for (let at = box.parentElement; at && at.localName !== 'body'; at = at.parentElement) {
    if (hasMoreElementsThan(at, MAX_ELEMENTS)) break;
    const address = addressIn(at);
    if (address) return address;
  }
  return '';
}

function addressIn(form: Element): string {
  const countries: string[] = [];
  const others: string[] = [];
  for (const field of form.querySelectorAll<HTMLInputElement>(FIELDS)) {
    const value = textOf(field).trim().slice(0, MAX_LENGTH);
    if (!value || field.closest(NOT_RECORD)) continue;
    const { id, name, placeholder, autocomplete, className } = field;
    const own = [id, name, placeholder, autocomplete, className, field.ariaLabel].join(' ');
    const label = `${own} ${field.labels?.[0]?.textContent ?? labelOf(field)}`;
    if (COUNTRY.test(label)) countries.push(`Country: ${value}`);
    else if (ADDRESS.test(label)) others.push(value);
  }
  return (countries.length > 0 ? countries : others).join('\n').replaceAll('@', '');
}

function textOf(field: HTMLInputElement | HTMLSelectElement | HTMLElement): string {
  if ('selectedOptions' in field) return field.selectedOptions[0]?.text ?? '';
  return 'value' in field ? field.value : (field.textContent ?? '');
}
