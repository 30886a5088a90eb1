/** A clock that jumps from one thing that is due to the next. */
export interface VirtualTime {
  now(): number;
  /** Does something then. Answers how to call it off. */
  at(when: number, act: () => void): () => void;
  /** Goes to the next thing that is due before `end` and does it; false when there is none. */
  next(end: number): boolean;
  /** Goes on with nobody doing anything. */
  goTo(when: number): void;
}

interface Due {
  when: number;
  order: number;
  act(): void;
}

/** Makes a clock that shows `start`, epoch ms. */
export function createTime(start: number): VirtualTime {
  let shown = start;
  let order = 0;
  const due = new Set<Due>();
  return {
    now: () => shown,
    at(when, act) {
      const item = { when: Math.max(when, shown), order: order++, act };
      due.add(item);
      return () => due.delete(item);
    },
    next(end) {
      const first = [...due].sort((a, b) => a.when - b.when || a.order - b.order)[0];
      if (!first || first.when > end) return false;
      due.delete(first);
      shown = Math.max(shown, first.when);
      first.act();
      return true;
    },
    goTo(when) {
      shown = Math.max(shown, when);
    },
  };
}
