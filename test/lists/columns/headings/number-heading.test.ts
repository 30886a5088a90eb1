import { describe, expect, it } from 'vitest';
import { headingWords } from '@/lib/lists/columns/headings/heading-words';
import {
  headingLabel,
  labelIn,
  namesCallingCode,
  namesFax,
  namesOnlyLabel,
  namesPhone,
  readNumberHeading,
} from '@/lib/lists/columns/headings/number-heading';
import { shownRole } from '@/test/lists/support/table-of';

const read = (heading: string) => readNumberHeading(headingWords(heading));

describe('readNumberHeading', () => {
  it.each([
    ['Phone', 'number main'],
    ['Phone Number', 'number main'],
    ['Phone 2', 'number other'],
    ['Work Direct Phone', 'number direct'],
    ['Corporate Phone', 'number company'],
    ['Company Main Phone', 'number company'],
    ['Organization - Phone - Work', 'number company'],
    ['Person - Phone - Mobile', 'number mobile'],
    ['Phone 1 - Value', 'number main'],
    ['Business Phone', 'number work'],
    ['Home Phone 2', 'number home'],
    ["Assistant's Phone", 'number other'],
    ['Asst. Phone', 'number other'],
    ['Contact No.', 'number main'],
    ['WhatsApp', 'number mobile'],
    ['DDI', 'number direct'],
    ['HQ Phone', 'number company'],
    ['Tel. dienstl.', 'number work'],
    ['Tel. privat', 'number home'],
    ['Telefon Firma', 'number company'],
    ['Handynummer', 'number mobile'],
    ['Durchwahl', 'number direct'],
    ['Zentrale', 'number company'],
    ['Téléphone portable', 'number mobile'],
    ['Tél. bureau', 'number work'],
    ['Téléphone fixe', 'number main'],
    ['Teléfono móvil', 'number mobile'],
    ['Teléfono del trabajo', 'number work'],
    ['Telemóvel', 'number mobile'],
    ['Telefone comercial', 'number work'],
    ['Cellulare', 'number mobile'],
    ['Telefoon werk', 'number work'],
    ['मोबाइल नंबर', 'number mobile'],
    ['कार्यालय फ़ोन', 'number work'],
    ['携帯電話', 'number mobile'],
    ['会社電話', 'number company'],
    ['電話番号', 'number main'],
    ['رقم الجوال', 'number mobile'],
    ['هاتف العمل', 'number work'],
    ['Business Fax', 'fax'],
    ['Télécopie', 'fax'],
    ['FAX番号', 'fax'],
    ['فاكس', 'fax'],
    ['Phone 1 - Label', 'number-label'],
    ['Phone Type', 'number-label'],
    ['Area Code', 'area-code'],
    ['Phone Country Code', 'area-code'],
    ['Pager', 'other'],
    ['TTY/TDD Phone', 'other'],
    ['Phone Record ID', 'other'],
  ])('reads %s as %s', (heading, role) => {
    expect(shownRole(read(heading) ?? {})).toBe(role);
  });

  it.each([
    'Phonetic First Name',
    'Mobile Email',
    '携帯メール',
    'Managing Director',
    'Home City',
    'Name',
  ])('reads %s as something else', (heading) => {
    expect(read(heading)).toBeUndefined();
  });

  it.each(['Phone Verified Date', 'Verified Phone', 'Phone Type', 'Mobile Carrier', 'Phone (ext)'])(
    'lets the cells below %s decide',
    (heading) => {
      expect(read(heading)?.dependsOnCells).toBe(true);
    },
  );
});

it('tells what a number without a kind is by its place in the list', () => {
  expect(headingLabel('phone')).toBe('main');
  expect(headingLabel('phone 1')).toBe('main');
  expect(headingLabel('phone 3')).toBe('other');
  expect(headingLabel('mobile 2')).toBe('mobile');
});

it('finds the kind that words name', () => {
  expect(labelIn('buro')).toBe('work');
  expect(labelIn('boat')).toBeUndefined();
  expect(namesFax('work fax')).toBe(true);
  expect(namesFax('work')).toBe(false);
  expect(namesPhone('tel')).toBe(true);
  expect(namesPhone('work')).toBe(false);
});

it('tells words for kinds from longer headings', () => {
  expect(namesOnlyLabel('work')).toBe(true);
  expect(namesOnlyLabel('work permit')).toBe(false);
  expect(namesOnlyLabel('会社登録番号')).toBe(false);
});

it('tells codes of countries from area codes', () => {
  expect(namesCallingCode('country code')).toBe(true);
  expect(namesCallingCode('dial code')).toBe(true);
  expect(namesCallingCode('area code')).toBe(false);
  expect(namesCallingCode('landline')).toBe(false);
});
