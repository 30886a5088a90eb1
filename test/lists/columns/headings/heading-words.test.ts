import { describe, expect, it } from 'vitest';
import { headingWords, wordPattern } from '@/lib/lists/columns/headings/heading-words';

describe('headingWords', () => {
  it.each([
    ['Téléphone (fixe)', 'telephone fixe'],
    ['MobilePhone', 'mobile phone'],
    ['Phone1Value', 'phone 1 value'],
    ['work_phone', 'work phone'],
    ['E-Mail-Adresse', 'email adresse'],
    ['Straße/Nr.', 'strasse nr'],
    ['MAILINGCOUNTRYCODE', 'mailing country code'],
    ['FIRSTNAME', 'first name'],
    ['homepage', 'homepage'],
    ['फ़ोन नंबर', 'फोन नंबर'],
    ['رقم الهاتف', 'رقم هاتف'],
    ['الأخرى', 'اخري'],
    ['ＴＥＬ（携帯）', 'tel 携帯'],
    ['がくせい', 'がくせい'],
    ['– / –', ''],
  ])('compares %s as %s', (heading, words) => {
    expect(headingWords(heading)).toBe(words);
  });
});

describe('wordPattern', () => {
  const pattern = wordPattern('tel telefon* *nummer direct_line 電話');

  it.each([
    'tel',
    'work tel',
    'telefonnummer privat',
    'rufnummer',
    'my direct line',
    '会社電話番号',
  ])('finds a word in %s', (words) => {
    expect(pattern.test(words)).toBe(true);
  });

  it.each(['hotel', 'telex', 'autotelefon', 'nummernschild', 'direct mail line', '電子'])(
    'finds none in %s',
    (words) => {
      expect(pattern.test(words)).toBe(false);
    },
  );
});
