/** How numbers were written under an older plan, and how they are dialled now. */
interface Outdated {
  callingCode: string;
  /** Whether dialled this way from abroad, false if at home. */
  abroad: boolean;
  was: RegExp;
  now: string;
  source: string;
}

/** Outdated forms that are still on many pages. */
export const OUTDATED_FORMATS: readonly Outdated[] = [
  {
    callingCode: '52',
    abroad: true,
    was: /^1(\d{10})$/,
    now: '$1',
    source: 'Mexico dialled mobiles from abroad with a 1 until August 2019 (IFT numbering plan)',
  },
  {
    callingCode: '52',
    abroad: false,
    was: /^0(?:1|4[45])(\d{10})$/,
    now: '$1',
    source: 'Mexico had national prefixes, 01 and for mobiles 044 and 045, until August 2019 (IFT)',
  },
  {
    callingCode: '48',
    abroad: false,
    was: /^0(\d{9})$/,
    now: '$1',
    source: 'Poland had a national prefix until 2009 (UKE)',
  },
];
