/** How numbers were written under an older plan, and are dialled now. */
interface Outdated {
  callingCode: string;
  was: RegExp;
  now: string;
  source: string;
}

/** Writings that outlive their plan on many pages. */
export const OUTDATED: readonly Outdated[] = [
  {
    callingCode: '52',
    was: /^1(\d{10})$/,
    now: '$1',
    source: 'Mexico dialled mobiles from abroad with a 1 until August 2019 (IFT numbering plan)',
  },
];
