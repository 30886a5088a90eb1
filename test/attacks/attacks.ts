import type { Attack } from './attack';
import { drawing } from './kinds/drawing';
import { editing } from './kinds/editing';
import { hands } from './kinds/hands';
import { layering } from './kinds/layering';
import { pickers } from './kinds/pickers';
import { prerendering } from './kinds/prerendering';
import { rewriting } from './kinds/rewriting';
import { silencing } from './kinds/silencing';
import { tooltips } from './kinds/tooltips';
import { topLayer } from './kinds/top-layer';
import { windows } from './kinds/windows';
import { coveringCountdown } from './scripts/covering-countdown';
import { cursor } from './scripts/cursor';
import { dressing } from './scripts/dressing';
import { forging } from './scripts/forging';
import { hiding } from './scripts/hiding';
import { keys } from './scripts/keys';
import { leaving } from './scripts/leaving';
import { moving } from './scripts/moving';
import { naming } from './scripts/naming';
import { reaching } from './scripts/reaching';
import { resting } from './scripts/resting';
import { swapping } from './scripts/swapping';
import { timing } from './scripts/timing';

/** Every attack by a page on a rep before it. */
export const attacks: readonly Attack[] = [
  ...forging,
  ...timing,
  ...keys,
  ...dressing,
  ...hiding,
  ...moving,
  ...reaching,
  ...swapping,
  ...naming,
  ...cursor,
  ...resting,
  ...silencing,
  ...coveringCountdown,
  ...leaving,
  ...topLayer,
  ...pickers,
  ...tooltips,
  ...prerendering,
  ...rewriting,
  ...drawing,
  ...editing,
  ...hands,
  ...windows,
  ...layering,
];
