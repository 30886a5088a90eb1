/** Whether a node stands within one of these. */
export function hasAncestorIn(nodes: ReadonlySet<Node>, node: Node): boolean {
  for (let at = node.parentNode; at; at = at.parentNode) if (nodes.has(at)) return true;
  return false;
}
