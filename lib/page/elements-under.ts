/** How many elements stand under a node. A shadow root cannot count its own: 0. */
export function elementsUnder(root: ParentNode): number {
  if (!('getElementsByTagName' in root)) return 0;
  return (root as Document | Element).getElementsByTagName('*').length;
}
