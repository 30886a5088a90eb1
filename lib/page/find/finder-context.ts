import type { RecordReader } from '@/lib/page/context/record-text';
import type { Marks } from '@/lib/page/highlights/marks';
import type { Job } from '@/lib/page/schedule/idle-jobs';
import type { DeferredRows } from './deferred-rows';
import type { Recogniser } from './recogniser';

/** What a finder works with. */
export interface FinderDeps {
  marks: Marks;
  recogniser: Recogniser;
  records: RecordReader;
  /** Rows of long lists that are put off. */
  rows: DeferredRows;
  /** A shadow root was met for the first time: watch it, and make marks visible in it. */
  enterShadowRoot: (root: ShadowRoot) => void;
  /** Elements were met that have shadow roots, or may be given some. */
  expectShadowRoots: () => void;
  /** Takes on more work: roots nest deeper than calls can. */
  run: (job: Job) => void;
}

/** What a finder works with, and what it remembers. */
export interface FinderContext extends FinderDeps {
  knownShadowRoots: WeakSet<ShadowRoot>;
  /** Dial links whose target is no number: their text is read like any other. */
  linksWithoutNumber: WeakSet<Element>;
}
