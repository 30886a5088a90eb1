import { CARD_HOST_TAG } from '@/lib/platform/page/card';
import { hasAncestorIn, isElement, isText } from './tree';

/** The changes that are observed. `href`: pages often reuse a link for another number. */
export const OBSERVED_CHANGES: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  attributeFilter: ['href'],
};

/** With more unread records than this, they are dropped and the whole root is read again. */
const MAX_RECORDS = 20_000;

/** Collects changed nodes. Until they are read, it costs a page one call per batch of changes. */
export interface MutationWatch {
  /** Observes a document or shadow root. */
  observe(root: Node): void;
  /** Returns what changed since the last call. */
  changes(): Changes;
}

/** What changed in the observed roots. */
interface Changes {
  /** The top-most nodes that were added or changed and are in the page. */
  nodes: Node[];
  /** Whether nodes were removed. */
  removed: boolean;
}

/** Calls `onChange` when there is something to read, until the signal aborts. */
export function createMutationWatch(onChange: () => void, abortSignal: AbortSignal): MutationWatch {
  let records: MutationRecord[] = [];
  /** Roots that are to be read as a whole. */
  let roots = new Set<Node>();

  // One observer for all roots. It does not keep them alive: they come and go with the page's views.
  const observer = new MutationObserver((added) => {
    if (records.length + added.length > MAX_RECORDS) {
      for (const { target } of added) roots.add(target.getRootNode());
    } else records.push(...added);
    onChange();
  });
  abortSignal.addEventListener('abort', () => observer.disconnect());

  return {
    observe: (root) => observer.observe(root, OBSERVED_CHANGES),
    changes() {
      const changed = roots;
      let removed = roots.size > 0;
      for (const record of records) {
        removed ||= record.removedNodes.length > 0;
        for (const node of nodesIn(record)) changed.add(node);
      }
      records = [];
      roots = new Set();
      const nodes = [...changed].filter(
        (node) => node.isConnected && !hasAncestorIn(changed, node),
      );
      return { nodes, removed };
    },
  };
}

function nodesIn(record: MutationRecord): Node[] {
  if (record.type !== 'childList') return [record.target];
  return [...record.addedNodes].filter(
    (node) => isText(node) || (isElement(node) && node.localName !== CARD_HOST_TAG),
  );
}
