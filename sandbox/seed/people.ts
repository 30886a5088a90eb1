import { pickOne } from '@/sandbox/random';

const FIRST = [
  'Ada',
  'Amara',
  'Anselm',
  'Beatrix',
  'Bruno',
  'Camille',
  'Chidi',
  'Dagny',
  'Davor',
  'Edda',
  'Emeka',
  'Farida',
  'Gael',
  'Hana',
  'Ignacio',
  'Imre',
  'Jonna',
  'Kaito',
  'Leila',
  'Lorcan',
  'Malin',
  'Mateo',
  'Nadia',
  'Oisín',
  'Priya',
  'Quentin',
  'Rafaela',
  'Sören',
  'Tamsin',
  'Umut',
  'Valérie',
  'Wiktor',
  'Ximena',
  'Yusuf',
  'Zofia',
  '美咲',
  'Олена',
  'ليلى',
  'Ελένη',
  'अनिका',
] as const;

const LAST = [
  'Abernathy',
  'Bellweather',
  'Castellan',
  'Dunmarrow',
  'Eastwick',
  'Fairholme',
  'Galbraithe',
  'Hollowell',
  'Inverley',
  'Jessamine',
  'Kestrelly',
  'Lindqvister',
  'Marchbanks',
  'Nørregården',
  'O’Farrowby',
  'Pemberlane',
  'Quillfeather',
  'Rosenquill',
  'Saint-Aubry',
  'Thistlewood',
  'Underhallow',
  'Vandermeerle',
  'Whitlocke',
  'Yarborne',
  'Zellweather',
  'D’Arcenne',
  'İnceoğlan',
] as const;

/** Data of some contacts, as left by careless imports. It must be shown as text. */
const ODD = ['<b>Bold</b> & “Sons”', '=1+1', 'Robert"); --', '😀 Emoji', '  spaces  '] as const;

const EDITORS = ['Import', 'Mara Lindqvister', 'Tom Eastwick', 'API', 'Ines Castellan'] as const;

/** Returns an invented first and last name. */
export function personName(random: () => number): { first: string; last: string } {
  const last = random() < 0.002 ? pickOne(random, ODD) : pickOne(random, LAST);
  return { first: pickOne(random, FIRST), last };
}

/** Returns the name of a record's last editor. */
export function editorName(random: () => number): string {
  return pickOne(random, EDITORS);
}
