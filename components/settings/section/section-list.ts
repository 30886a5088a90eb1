import { type ReadonlySignal, signal } from '@preact/signals';
import { createContext } from 'preact';

/** A section as a link names it. */
interface ListedSection {
  id: string;
  title: string;
}

/** The sections that are drawn, in their order on the page. */
export interface SectionList {
  sections: ReadonlySignal<readonly ListedSection[]>;
  /** Adds a section by its element. Returns how to remove it. */
  add(element: Element, section: ListedSection): () => void;
}

/** Creates an empty list. */
export function createSectionList(): SectionList {
  const drawn = new Map<Element, ListedSection>();
  const sections = signal<readonly ListedSection[]>([]);
  function update(): void {
    const inOrder = [...drawn].toSorted(([one], [other]) => (isBefore(one, other) ? -1 : 1));
    sections.value = inOrder.map(([, section]) => section);
  }
  return {
    sections,
    add(element, section) {
      drawn.set(element, section);
      update();
      return () => {
        drawn.delete(element);
        update();
      };
    },
  };
}

function isBefore(one: Element, other: Element): boolean {
  return Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
}

/** Where a section adds itself. A section alone has no list. */
export const SectionListContext = createContext<SectionList | undefined>(undefined);
