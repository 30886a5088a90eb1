import type { CDPSession, Page } from 'puppeteer-core';

/** A closed root that was found, as an object of its page. */
interface FoundRoot {
  cdp: CDPSession;
  objectId: string;
}

/** The root found last on each page. A look is repeated every few milliseconds, and finding costs most. */
const found = new WeakMap<Page, FoundRoot>();

/** Only the DOM domain of CDP reaches a closed root. */
export async function insideChromiumRoot<T>(
  page: Page,
  host: string,
  read: (root: ShadowRoot) => T,
): Promise<T | undefined> {
  const known = found.get(page);
  const seen = known && (await lookIn<T>(known, read).catch(() => undefined));
  if (seen) return seen.value;
  const cdp = known?.cdp ?? (await page.createCDPSession());
  found.delete(page);
  const root = await findRoot(cdp, host);
  if (!root) return undefined;
  found.set(page, root);
  return (await lookIn<T>(root, read))?.value;
}

/** Undefined if the root left its document. */
async function lookIn<T>(
  { cdp, objectId }: FoundRoot,
  read: (root: ShadowRoot) => T,
): Promise<{ value: T } | undefined> {
  const { result } = await cdp.send('Runtime.callFunctionOn', {
    objectId,
    functionDeclaration: `function () {
      return this.host.isConnected ? JSON.stringify({ value: (${read})(this) }) : 'null';
    }`,
    returnByValue: true,
  });
  return (JSON.parse(String(result.value)) as { value: T } | null) ?? undefined;
}

async function findRoot(cdp: CDPSession, host: string): Promise<FoundRoot | undefined> {
  const { root } = await cdp.send('DOM.getDocument', { depth: 0 });
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector: host });
  if (nodeId === 0) return undefined;
  const { node } = await cdp.send('DOM.describeNode', { nodeId, depth: 0 });
  const shadow = node.shadowRoots?.[0];
  if (!shadow) return undefined;
  const { object } = await cdp.send('DOM.resolveNode', { backendNodeId: shadow.backendNodeId });
  return object.objectId === undefined ? undefined : { cdp, objectId: object.objectId };
}
