import type { Marks } from './marks';
import type { Recogniser } from './recogniser';
import type { RecordTexts } from './record-text';
import type { Rows } from './rows';
import type { Job } from './slices';

/** What a finder works with. */
export interface FinderMeans {
  marks: Marks;
  recogniser: Recogniser;
  records: RecordTexts;
  /** Rows that are put off: none while no long list was met, as in most frames. */
  rows: { now?: Rows; make: () => Rows };
  /** A shadow root was met for the first time: watch it, and make marks visible in it. */
  enter: (root: ShadowRoot) => void;
  /** Takes on more work: roots nest deeper than calls can. */
  run: (job: Job) => void;
}

/** What a finder works with, and what it remembers. */
export interface Desk extends FinderMeans {
  entered: WeakSet<ShadowRoot>;
  mayGetShadows: boolean;
  /** Dial links whose target is no number: their text is read like any other. */
  barren: WeakSet<Element>;
}
