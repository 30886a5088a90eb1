/** Rows that are read together. */
const AT_ONCE = 500;

/** The marks of a frame, and its deferred rows. */
export interface RowsAhead {
  marks: { readonly size: number };
  deferredRows(): Iterable<Element>;
  /** Reads rows; settles when there is a verdict on everything asked until then. */
  readRows(rows: Iterable<Element>): Promise<void>;
}

/**
 * Waits for what is being read, then reads deferred rows until there are `most` marks, no more rows,
 * or the signal aborts.
 */
export function readAhead(frame: RowsAhead, most: number, abortSignal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    abortSignal.addEventListener('abort', () => done());
    void readUntil(frame, () => abortSignal.aborted || frame.marks.size >= most).then(done);
  });
}

async function readUntil(frame: RowsAhead, isEnough: () => boolean): Promise<void> {
  let some: Element[] = [];
  await frame.readRows(some);
  for (const row of frame.deferredRows()) {
    if (isEnough()) return;
    some.push(row);
    if (some.length < AT_ONCE) continue;
    await frame.readRows(some);
    some = [];
  }
  await frame.readRows(some);
}
