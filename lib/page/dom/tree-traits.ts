import { hasEditorsOrCode } from './reading-mode';

/**
 * What there is at, around or under a root: most trees have none of it, and their texts need not be
 * asked about it one by one.
 */
export interface TreeTraits {
  /** Editors, or code. */
  hasEditorsOrCode: boolean;
  /** Properties of schema.org. */
  hasMicrodata: boolean;
}

/** Looks at a tree when it is first asked. */
export type ReadTreeTraits = () => TreeTraits;

/** Of a tree that nobody looks at. */
export const ANY_TRAITS: ReadTreeTraits = () => ({ hasEditorsOrCode: true, hasMicrodata: true });

const PROPERTY = '[itemprop]';

/** Looks once, for all texts under a root, and only where one of them may be a number. */
export function treeTraits(root: Node): ReadTreeTraits {
  let seen: TreeTraits | undefined;
  return () => {
    seen ??= { hasEditorsOrCode: hasEditorsOrCode(root), hasMicrodata: hasProperties(root) };
    return seen;
  };
}

function hasProperties(root: Node): boolean {
  const element = root instanceof Element ? root : root.parentElement;
  if (element?.closest(PROPERTY)) return true;
  return 'querySelector' in root && (root as ParentNode).querySelector(PROPERTY) !== null;
}
