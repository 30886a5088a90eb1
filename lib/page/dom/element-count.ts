/**
 * Whether more elements than so many stand under a node; no more of them are counted. A shadow root
 * cannot count its own: no.
 */
export function hasMoreElementsThan(root: ParentNode, most: number): boolean {
  if (!('getElementsByTagName' in root)) return false;
  return (root as Document | Element).getElementsByTagName('*').item(most) !== null;
}
