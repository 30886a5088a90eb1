import { needsCare } from './unread';

/**
 * What there is at, around or under a root: most trees have none of it, and their texts need not be
 * asked about it one by one.
 */
export interface TreeFacts {
  /** Editors, or code. */
  care: boolean;
  /** Properties of schema.org. */
  properties: boolean;
}

/** Looks at a tree when it is first asked. */
export type LookAtTree = () => TreeFacts;

/** Of a tree that nobody looks at. */
export const ANY_TREE: LookAtTree = () => ({ care: true, properties: true });

const PROPERTY = '[itemprop]';

/** Looks once, for all texts under a root, and only where one of them may be a number. */
export function treeFacts(root: Node): LookAtTree {
  let seen: TreeFacts | undefined;
  return () => {
    seen ??= { care: needsCare(root), properties: hasProperties(root) };
    return seen;
  };
}

function hasProperties(root: Node): boolean {
  const element = root instanceof Element ? root : root.parentElement;
  if (element?.closest(PROPERTY)) return true;
  return 'querySelector' in root && (root as ParentNode).querySelector(PROPERTY) !== null;
}
