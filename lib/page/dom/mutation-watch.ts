import { HOST_NAME } from '@/lib/platform/page/card-host';
import { hasAncestorIn } from './tree';

/** What a page may change that concerns us. `href`: links are often kept and pointed elsewhere. */
export const OBSERVED_CHANGES: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  attributeFilter: ['href'],
};

/** Beyond this many unread records a root is read anew as a whole, and the records let go. */
const MOST_RECORDS = 20_000;

/** Watches roots; costs a page one call per batch of its changes until it is idle. */
export interface MutationWatch {
  /** Watches a document or shadow root. */
  observe(root: Node): void;
  /** The top-most nodes that came or changed since the last call, still in the page. */
  changed(): Node[];
  /** Whether nodes left the page since the last call. */
  removed(): boolean;
}

/** Starts watching; calls back when there is something to read. Ends with the signal. */
export function createMutationWatch(noticed: () => void, signal: AbortSignal): MutationWatch {
  let records: MutationRecord[] = [];
  let gone = false;
  const whole = new Set<Node>();

  // One observer for all roots, which holds none of them: roots come and go with the page's views.
  const observer = new MutationObserver((news) => {
    if (records.length + news.length > MOST_RECORDS) {
      for (const { target } of news) whole.add(target.getRootNode());
      gone = true;
    } else records.push(...news);
    noticed();
  });
  signal.addEventListener('abort', () => observer.disconnect());

  return {
    observe: (root) => observer.observe(root, OBSERVED_CHANGES),
    changed() {
      const nodes = new Set(whole);
      for (const record of records) {
        gone ||= record.removedNodes.length > 0;
        for (const node of nodesIn(record)) nodes.add(node);
      }
      records = [];
      whole.clear();
      return [...nodes].filter((node) => node.isConnected && !hasAncestorIn(nodes, node));
    },
    removed() {
      const was = gone;
      gone = false;
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
