import type { FrameState } from './frame-state';

/** Rows that are read at once. */
const AT_ONCE = 500;

/**
 * Waits for what is being read, then reads rows that were put off until there are so many numbers, or
 * no more rows, or it is late.
 */
export function readAhead(
  finding: Pick<FrameState, 'marks' | 'putOff' | 'read'>,
  most: number,
  late: AbortSignal,
): Promise<void> {
  return new Promise((done) => {
    late.addEventListener('abort', () => done());
    void readUntil(finding, () => late.aborted || finding.marks.size >= most).then(done);
  });
}

async function readUntil(
  { putOff, read }: Pick<FrameState, 'putOff' | 'read'>,
  isEnough: () => boolean,
): Promise<void> {
  let some: Element[] = [];
  await read(some);
  for (const row of putOff()) {
    if (isEnough()) return;
    some.push(row);
    if (some.length < AT_ONCE) continue;
    await read(some);
    some = [];
  }
  await read(some);
}
