import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readVCards } from '@/lib/lists/formats/vcard/read-vcards';

const cardOf = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n');
const contactOf = (...lines: string[]) => readVCards(cardOf(...lines))[0];

it('reads vCard 2.1 as phones export it', () => {
  const contact = contactOf(
    'VERSION:2.1',
    'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=B6rg;;;',
    'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:J=C3=B6rg =',
    'M=C3=BCller',
    'TEL;CELL;VOICE:+49 30 23125 100',
    'TEL;WORK;FAX:+49 30 23125 101',
    'TEL;HOME;PREF:030 23125 102',
    'EMAIL;INTERNET:joerg@example.com',
    'ORG;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:M=FCller GmbH;Vertrieb',
    'ADR;WORK:;;Hauptstr. 1;Berlin;BE;10115;Deutschland',
    'PHOTO;JPEG;ENCODING=BASE64:',
    ' /9j/4AAQSkZJRgABAQ==',
    '',
  );
  expect(contact).toEqual({
    line: 1,
    name: 'Jörg Müller',
    email: 'joerg@example.com',
    company: 'Müller GmbH',
    numbers: [
      { text: '030 23125 102', label: 'home' },
      { text: '+49 30 23125 100', label: 'mobile' },
    ],
    place: {
      country: 'Deutschland',
      region: 'BE',
      city: 'Berlin',
      address: 'Hauptstr. 1',
      postcode: '10115',
    },
  });
});

it('reads vCard 3.0 with labels that its rep gave', () => {
  const contact = contactOf(
    'VERSION:3.0',
    'N:Whitfield;Ada;;;',
    'FN:Ada Whit',
    ' field',
    'item1.TEL;type=pref:+44 20 7946 0958',
    'item1.X-ABLabel:Durchwahl',
    'item2.TEL:+44 20 7946 0959',
    'item2.X-ABLabel:_$!<HomeFAX>!$_',
    'TEL;TYPE=CELL,VOICE:+44 7700 900123',
    'ORG:Acme\\, Ltd;Sales',
    'item3.ADR;type=WORK:;;1 High St\\nFloor 2;London;;SW1A 1AA;',
    'item3.X-ABADR:gb',
  );
  expect(contact).toEqual({
    line: 1,
    name: 'Ada Whitfield',
    company: 'Acme, Ltd',
    numbers: [
      { text: '+44 20 7946 0958', label: 'direct' },
      { text: '+44 7700 900123', label: 'mobile' },
    ],
    place: { country: 'GB', city: 'London', address: '1 High St\nFloor 2', postcode: 'SW1A 1AA' },
  });
});

it('reads vCard 4.0 with numbers as links', () => {
  const contact = contactOf(
    'VERSION:4.0',
    'FN:Ada',
    'TEL;VALUE=uri;TYPE="voice,home";PREF=2:tel:+1-212-555-0134;ext=12',
    'TEL;VALUE=uri;TYPE=work;PREF=1:tel:555-0135;phone-context=+1-212',
    'TEL;VALUE=uri:sip:ada@example.com',
  );
  expect(contact?.numbers).toEqual([
    { text: '+1-212 555-0135', label: 'work' },
    { text: '+1-212-555-0134;ext=12', label: 'home' },
  ]);
});

it('reads all cards of a file, each with its line', () => {
  const text = `\uFEFF${cardOf('FN:A', 'TEL:1')}\r\n${cardOf('FN:B')}`;
  expect(readVCards(text)).toMatchObject([
    { line: 1, name: 'A', numbers: [{ text: '1' }] },
    { line: 6, name: 'B', numbers: [] },
  ]);
});

it.each([
  ['is cut off', 'BEGIN:VCARD\nFN:A\nTEL:1\nEND:VCARD\nBEGIN:VCARD\nFN:B\nTEL:2'],
  ['lacks its end', 'BEGIN:VCARD\nFN:A\nTEL:1\nBEGIN:VCARD\nFN:B\nTEL:2\nEND:VCARD'],
  [
    'has broken lines',
    'BEGIN:VCARD\nFN:A\nnonsense\n:\nTEL:1\nEND:VCARD\nBEGIN:VCARD\nFN:B\nTEL:2',
  ],
])('keeps every contact if a card %s', (_, text) => {
  expect(readVCards(text).map(({ name, numbers }) => [name, numbers[0]?.text])).toEqual([
    ['A', '1'],
    ['B', '2'],
  ]);
});

it('leaves out the card of an assistant within a card', () => {
  const text = cardOf('FN:A', 'AGENT:', 'BEGIN:VCARD', 'FN:B', 'TEL:2', 'END:VCARD', 'TEL:1');
  expect(readVCards(text)).toMatchObject([{ name: 'A', numbers: [{ text: '1' }] }]);
});

it('takes given and family name if no whole name is shown', () => {
  expect(contactOf('N:Whitfield;Ada;;;', 'FN:')?.name).toBe('Ada Whitfield');
  expect(contactOf('N:;;;;', 'ORG:Acme')).toMatchObject({ company: 'Acme' });
  expect(contactOf('N:;;;;', 'ORG:Acme')).not.toHaveProperty('name');
});

it('leaves the country open if a contact has addresses in several', () => {
  const [home, work] = ['ADR:;;;Wien;;;Austria', 'ADR:;;;Berlin;;;Germany'];
  expect(contactOf(home, work)?.place).toEqual({});
  expect(contactOf('ADR:;;;Graz;;;', home)?.place).toEqual({ country: 'Austria', city: 'Wien' });
});

it('reads back any name and number', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abü電\\,;:= "'), maxLength: 20 });
  const escaped = (text: string) => text.replaceAll(/[\\,;]/g, (char) => `\\${char}`);
  fc.assert(
    fc.property(word, word, (name, company) => {
      const text = cardOf('VERSION:3.0', `FN:${escaped(name)}`, `ORG:${escaped(company)};x`);
      const folded = text.replaceAll(/(.{7})(?=.)/gu, '$1\r\n ');
      const read = readVCards(folded)[0];
      expect([read?.name ?? '', read?.company ?? '']).toEqual([name.trim(), company.trim()]);
    }),
  );
});
