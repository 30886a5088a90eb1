import type { Attack } from './attack';
import { forging } from './scripts/forging';
import { hiding } from './scripts/hiding';
import { moving } from './scripts/moving';
import { reaching } from './scripts/reaching';
import { swapping } from './scripts/swapping';
import { timing } from './scripts/timing';

/** Every attack by a page on a rep before it. */
export const attacks: readonly Attack[] = [
  ...forging,
  ...timing,
  ...hiding,
  ...moving,
  ...reaching,
  ...swapping,
];
