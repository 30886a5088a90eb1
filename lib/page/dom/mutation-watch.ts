import { HOST_NAME } from '@/lib/platform/page/card-host';
import { hasAncestorIn } from './tree';

/** The changes that are observed. `href`: pages often reuse a link for another number. */
export const OBSERVED_CHANGES: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  attributeFilter: ['href'],
};

/** With more unread records than this, they are dropped and the whole root is read again. */
const MOST_RECORDS = 20_000;

/** Collects changed nodes. Until they are read, it costs a page one call per batch of changes. */
export interface MutationWatch {
  /** Observes a document or shadow root. */
  observe(root: Node): void;
  /** Returns the top-most nodes that were added or changed since the last call and are in the page. */
  changed(): Node[];
  /** Returns whether nodes were removed since the last call. Call `changed` first. */
  removed(): boolean;
}

/** Calls `onChange` when there is something to read, until the signal aborts. */
export function createMutationWatch(onChange: () => void, signal: AbortSignal): MutationWatch {
  let records: MutationRecord[] = [];
  let removed = false;
  const whole = new Set<Node>();

  // One observer for all roots. It does not keep them alive: they come and go with the page's views.
  const observer = new MutationObserver((added) => {
    if (records.length + added.length > MOST_RECORDS) {
      for (const { target } of added) whole.add(target.getRootNode());
      removed = true;
    } else records.push(...added);
    onChange();
  });
  signal.addEventListener('abort', () => observer.disconnect());

  return {
    observe: (root) => observer.observe(root, OBSERVED_CHANGES),
    changed() {
      const nodes = new Set(whole);
      for (const record of records) {
        removed ||= record.removedNodes.length > 0;
        for (const node of nodesIn(record)) nodes.add(node);
      }
      records = [];
      whole.clear();
      return [...nodes].filter((node) => node.isConnected && !hasAncestorIn(nodes, node));
    },
    removed() {
      const was = removed;
      removed = false;
      return was;
    },
  };
}

function nodesIn(record: MutationRecord): Node[] {
  if (record.type !== 'childList') return [record.target];
  return [...record.addedNodes].filter(
    (node) => node.nodeType !== Node.COMMENT_NODE && (node as Element).localName !== HOST_NAME,
  );
}
