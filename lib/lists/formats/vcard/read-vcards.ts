import type { ContactPlace, ListContact, WrittenNumber } from '@/lib/lists/model';
import { readDialLink } from '@/lib/phone/candidates/dial-link';
import { type ContentLine, contentLines } from './content-lines';
import { partsOf, plainValue } from './decode-value';
import { labelOfTypes } from './number-label';

/**
 * Reads the contacts of an address book: vCard 2.1, 3.0 and 4.0, any number of them. A card that is cut off
 * is kept as far as it goes.
 */
export function readVCards(text: string): ListContact[] {
  return cardsOf(contentLines(text)).map(contactOf);
}

interface Card {
  line: number;
  properties: ContentLine[];
}

function cardsOf(lines: readonly ContentLine[]): Card[] {
  const cards: Card[] = [];
  let isOpen = false;
  /** In a card of an assistant, which vCard 2.1 puts into the card. */
  let isInAgent = false;
  for (const [index, property] of lines.entries()) {
    const isBegin = isMark(property, 'BEGIN');
    if (isBegin && isOpen && lines[index - 1]?.name === 'AGENT') isInAgent = true;
    else if (isMark(property, 'END')) {
      isOpen = isInAgent;
      isInAgent = false;
    } else if (isBegin) {
      cards.push({ line: property.line, properties: [] });
      isOpen = true;
    } else if (isOpen && !isInAgent) cards.at(-1)?.properties.push(property);
  }
  return cards;
}

function isMark({ name, value }: ContentLine, mark: 'BEGIN' | 'END'): boolean {
  return name === mark && /^\s*VCARD\s*$/i.test(value);
}

function contactOf({ line, properties }: Card): ListContact {
  const all = (name: string) => properties.filter((each) => each.name === name);
  const [organisation] = all('ORG').map((each) => partsOf(each)[0]);
  const name = nameOf(all('FN'), all('N'));
  const email = valuesOf(preferredFirst(all('EMAIL')))[0];
  return {
    line,
    ...(name && { name }),
    ...(email && { email }),
    ...(organisation && { company: organisation }),
    numbers: preferredFirst(all('TEL')).flatMap((tel) => numberOf(tel, properties)),
    place: placeOf(all('ADR'), properties),
  };
}

/** The name as it is shown; without one, given and family name. */
function nameOf(shown: readonly ContentLine[], names: readonly ContentLine[]): string | undefined {
  const [whole] = valuesOf(shown);
  const [family = '', given = ''] = names[0] ? partsOf(names[0]) : [];
  return whole ?? ([given, family].filter(Boolean).join(' ') || undefined);
}

function valuesOf(properties: readonly ContentLine[]): string[] {
  return properties.map(plainValue).filter((value) => value !== '');
}

/** What the address book prefers comes first: `TYPE=PREF`, in vCard 4.0 `PREF=1`. */
function preferredFirst(properties: readonly ContentLine[]): ContentLine[] {
  const rank = ({ parameters }: ContentLine) => {
    const [preference] = parameters.get('PREF') ?? [];
    if (preference) return Number(preference) || 1;
    return parameters.get('TYPE')?.some((type) => /^pref$/i.test(type)) ? 1 : 101;
  };
  return properties.toSorted((a, b) => rank(a) - rank(b));
}

function numberOf(tel: ContentLine, properties: readonly ContentLine[]): WrittenNumber[] {
  const value = plainValue(tel);
  const text = readDialLink(value) ?? value;
  const label = labelOfTypes([...(tel.parameters.get('TYPE') ?? []), ...labelsOf(tel, properties)]);
  return label && /\p{Nd}/u.test(text) ? [{ text, label }] : [];
}

/** The label that a rep gave. Apple writes its own as `_$!<Mobile>!$_`. */
function labelsOf({ group }: ContentLine, properties: readonly ContentLine[]): string[] {
  return valuesOf(inGroup(properties, group, 'X-ABLABEL'));
}

function inGroup(properties: readonly ContentLine[], group: string | undefined, name: string) {
  return properties.filter((each) => group && each.group === group && each.name === name);
}

/** Where a contact is. Addresses in several countries leave it open: its numbers may be of any of them. */
function placeOf(
  addresses: readonly ContentLine[],
  properties: readonly ContentLine[],
): ContactPlace {
  const places = addresses.map((address) => placeOfAddress(address, properties));
  const countries = places.flatMap(({ country }) => country?.toLowerCase() ?? []);
  if (new Set(countries).size > 1) return {};
  return places.find(({ country }) => country) ?? places[0] ?? {};
}

function placeOfAddress(address: ContentLine, properties: readonly ContentLine[]): ContactPlace {
  const [, , street, city, region, postcode, written] = partsOf(address);
  // Apple adds the country whose form the address has.
  const [code] = valuesOf(inGroup(properties, address.group, 'X-ABADR'));
  const country = written || code?.toUpperCase();
  return {
    ...(country && { country }),
    ...(region && { region }),
    ...(city && { city }),
    ...(street && { address: street }),
    ...(postcode && { postcode }),
  };
}
