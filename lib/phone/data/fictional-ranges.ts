import type { CountryCode } from '@/lib/phone/candidates/types';

/** A number range reserved for fiction, and its regulator. */
interface Fiction {
  country: CountryCode;
  callingCode: string;
  range: RegExp;
  source: string;
}

/**
 * Ranges that regulators reserve for film and examples. The patterns of the numbering plans leave
 * them out, but people see them as numbers, and demo data often uses them. E.164 without `+`.
 */
export const FICTIONAL_RANGES: readonly Fiction[] = [
  {
    country: 'GB',
    callingCode: '44',
    range: /^447700900\d{3}$/,
    source: 'Ofcom, numbers for drama use: mobile',
  },
  {
    country: 'GB',
    callingCode: '44',
    range: /^441632960\d{3}$/,
    source: 'Ofcom, numbers for drama use: no area',
  },
  {
    country: 'GB',
    callingCode: '44',
    range: /^443069990\d{3}$/,
    source: 'Ofcom, numbers for drama use: UK-wide',
  },
  {
    country: 'IE',
    callingCode: '353',
    range: /^3532091\d{5}$/,
    source: 'ComReg, numbers for drama use',
  },
  {
    country: 'FR',
    callingCode: '33',
    range: /^3363998\d{4}$/,
    source: 'ARCEP decision 2018-0881, audiovisual works',
  },
];
