import type { Ask } from '@/lib/messages/client';
import { isElement } from '@/lib/page/dom/tree';

/** The parts of a frame's page whose text is not read, by a rule for its site. */
export interface IgnoredAreas {
  /** Asks the background, and notes the areas that it names in its answer. */
  ask: Ask;
  /**
   * Returns whether a node is in such a part, also from within its shadow roots. True until the areas are known, and
   * if one of their selectors cannot be parsed here: nobody knows what it was to leave out.
   */
  ignores(node: Node): boolean;
}

/** The ignored areas of one frame. */
export function createIgnoredAreas(ask: Ask): IgnoredAreas {
  let selectors: readonly string[] | undefined;
  return {
    ask: (name, body) =>
      ask(name, body).then((answer) => {
        selectors = (answer as Partial<NamesAreas>).value?.ignored ?? selectors;
        return answer;
      }),
    ignores: (node) => !selectors || isInArea(node, selectors),
  };
}

/** An answer to one of the messages that name the areas. */
interface NamesAreas {
  value: { ignored?: readonly string[] } | null;
}

function isInArea(node: Node, selectors: readonly string[]): boolean {
  try {
    for (let at: Node | undefined = node; at; at = hostOf(at)) {
      const element = isElement(at) ? at : at.parentElement;
      if (selectors.some((selector) => element?.closest(selector))) return true;
    }
    return false;
  } catch {
    return true;
  }
}

function hostOf(node: Node): Element | undefined {
  return (node.getRootNode() as Partial<ShadowRoot>).host;
}
