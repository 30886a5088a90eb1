import { hasMoreElementsThan } from '@/lib/page/dom/tree';
import { blockAround, labelOf } from './label';
import { RECORD_SELECTOR } from './record-name';

/** Fields of a form, and the classes that an address is marked with (h-card, vCard). */
const FIELDS = 'input,select,.country-name,.adr';
/** What a page around a form has that is not about its record. */
const ELSEWHERE = 'header,footer,nav,aside';
const COUNTRY = /countr|\bland\b|\bpays\b|pa[ií]s|paese|ülke|стран|国/i;
const ADDRESS = /\badr\b|city|town|state|zip|post.?(?:al|code)|locality|\bort\b|plz/i;
/** What holds more elements than this is a page, not a form. */
const MOST_ELEMENTS = 2000;
const LONGEST = 60;

/** A number in a sentence is not the record's own. */
const SENTENCE = /\p{L}{3}/u;

/**
 * The country that the form around a number names in fields labelled so, else its city, state and
 * post code; a line each. Forms need no element of their own: it is the nearest element that holds
 * such fields. A row or card of its own is not what the form around it is about.
 *
 * Only the call card asks this: the finder's script has no room for it, and an offer hangs on it.
 */
export function placesInForm(number: Node): string {
  const box = blockAround(number);
  if (!box || box.closest(RECORD_SELECTOR) || SENTENCE.test(number.nodeValue ?? '')) return '';
  for (let at = box.parentElement; at && at.localName !== 'body'; at = at.parentElement) {
    if (hasMoreElementsThan(at, MOST_ELEMENTS)) break;
    const said = placesIn(at);
    if (said) return said;
  }
  return '';
}

function placesIn(form: Element): string {
  const countries: string[] = [];
  const rest: string[] = [];
  for (const field of form.querySelectorAll<HTMLInputElement>(FIELDS)) {
    const value = textOf(field).trim().slice(0, LONGEST);
    if (!value || field.closest(ELSEWHERE)) continue;
    const { id, name, placeholder, autocomplete, className } = field;
    const own = [id, name, placeholder, autocomplete, className, field.ariaLabel].join(' ');
    const label = `${own} ${field.labels?.[0]?.textContent ?? labelOf(field)}`;
    if (COUNTRY.test(label)) countries.push(`Country: ${value}`);
    else if (ADDRESS.test(label)) rest.push(value);
  }
  return (countries.length > 0 ? countries : rest).join('\n').replaceAll('@', '');
}

function textOf(field: HTMLInputElement | HTMLSelectElement | HTMLElement): string {
  if ('selectedOptions' in field) return field.selectedOptions[0]?.text ?? '';
  return 'value' in field ? field.value : (field.textContent ?? '');
}
