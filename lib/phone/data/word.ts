/** What a word tells about the number beside it. */
export type Word =
  | { says: 'phone' }
  | { says: 'other'; reason: string; beats: 'grouped' | 'bare' }
  | { says: 'number'; leads: boolean }
  | { says: 'owner' | 'holder' | 'link' | 'reach' | 'unit' };
