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
  /** Rows of long lists that are put off. */
  rows: Rows;
  /** A shadow root was met for the first time: watch it, and make marks visible in it. */
  enter: (root: ShadowRoot) => void;
  /** Elements were met that have shadow roots, or may be given some. */
  expectShadows: () => void;
  /** Takes on more work: roots nest deeper than calls can. */
  run: (job: Job) => void;
}

/** What a finder works with, and what it remembers. */
export interface Desk extends FinderMeans {
  entered: WeakSet<ShadowRoot>;
  /** Dial links whose target is no number: their text is read like any other. */
  barren: WeakSet<Element>;
}
