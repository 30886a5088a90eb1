import type { AuditedCall } from './audited-call';

/**
 * The calls of a pack, the oldest first, for reading more than once. They are kept as bytes, page by page: as objects,
 * 100,000 of them hold up the page for as long as the garbage collector goes through them.
 */
export interface KeptCalls extends Iterable<AuditedCall> {
  /** Adds a page of calls, none older than those before. */
  add(page: readonly AuditedCall[]): void;
  /** Gives calls as they are by now, and calls that are new. Replaces what was given before. */
  change(calls: readonly AuditedCall[]): void;
}

/** Creates a place for calls, with none. */
export function createKeptCalls(): KeptCalls {
  const pages: Uint8Array[] = [];
  let changed: AuditedCall[] = [];
  return {
    add: (page) => void pages.push(new TextEncoder().encode(JSON.stringify(page))),
    change(calls) {
      changed = calls.toSorted((a, b) => a.call.createdAt - b.call.createdAt);
    },
    [Symbol.iterator]: () => inOrder(pages, changed),
  };
}

/** Merges changed calls into the others by their time. */
function* inOrder(
  pages: readonly Uint8Array[],
  changed: readonly AuditedCall[],
): Generator<AuditedCall> {
  const ids = new Set(changed.map(({ call }) => call.id));
  let at = 0;
  for (const page of pages) {
    const kept: AuditedCall[] = JSON.parse(new TextDecoder().decode(page));
    for (const each of kept.filter(({ call }) => !ids.has(call.id))) {
      for (let next = changed[at]; next && isOlder(next, each); next = changed[at]) {
        yield next;
        at += 1;
      }
      yield each;
    }
  }
  yield* changed.slice(at);
}

function isOlder({ call }: AuditedCall, other: AuditedCall): boolean {
  return call.createdAt < other.call.createdAt;
}
