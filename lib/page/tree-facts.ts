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

/** Of a tree that nobody has looked at. */
export const ANY_TREE: TreeFacts = { care: true, properties: true };

const PROPERTY = '[itemprop]';

/** Looks once, for all texts under a root. */
export function treeFacts(root: Node): TreeFacts {
  const { parentElement } = root;
  const inside = 'querySelector' in root && (root as ParentNode).querySelector(PROPERTY);
  const around = (root instanceof Element ? root : parentElement)?.closest(PROPERTY);
  return { care: needsCare(root), properties: Boolean(inside || around) };
}
