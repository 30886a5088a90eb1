import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** The area code of the rep's own numbers, which nobody calls. */
const OWN_AREA = 212;

/** Area codes in use: each has a hundred numbers that are reserved for fiction, `555-0100` to `555-0199`. */
const AREAS = Array.from({ length: 790 }, (_, at) => 200 + at).filter(
  (area) => area !== OWN_AREA && parsePhoneNumberFromString(`+1${area}5550100`)?.isValid(),
);

/** How many people have a number of their own. */
export const DISTINCT = AREAS.length * 100;

/** Writes a list of this many people. Beyond {@link DISTINCT}, numbers come again. */
export function longList(rows: number): string {
  const heading = 'First Name,Last Name,Company,Email,Mobile Phone,Phone,Country,Record ID';
  const lines = Array.from({ length: rows }, (_, at) => {
    const person = `First${at},Last${at},Company ${at % 5_000},person${at}@example.com`;
    const area = AREAS[Math.floor(at / 100) % AREAS.length];
    const number = `(${area}) 555-01${String(at % 100).padStart(2, '0')}`;
    return `${person},${at % 2 ? number : ''},${at % 2 ? '' : number},United States,${at + 1}`;
  });
  return [heading, ...lines].join('\n');
}
