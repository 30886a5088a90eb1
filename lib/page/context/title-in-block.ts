/** What is no heading of the page's record: links, controls, rows, and parts about the site or other records. */
const NOT_HEADINGS =
  'a,button,label,select,textarea,script,style,li,tr,dl,article,aside,nav,header,footer,[hidden],' +
  '[role="row"],[role="listitem"],[role="navigation"],[role="banner"],[role="contentinfo"],' +
  '[role="complementary"],[role="menu"],[role="menubar"]';
/** Maximum number of texts read: a record's name comes before its fields. Menus come before both. */
const MAX_TEXTS = 3000;

/**
 * Returns whether a page without a main heading shows the start of its title in an element of its own, as some
 * pages draw the name of their record (CiviCRM's contacts). A link or a menu entry with that text is none.
 */
export function showsInBlock(document: Document, start: string): boolean {
  if (start === '' || hasMainHeading(document) || !document.body) return false;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let read = 0; read < MAX_TEXTS && texts.nextNode(); read++) {
    const { parentElement, textContent } = texts.currentNode;
    if (singleSpaced(textContent ?? '') !== start || !parentElement) continue;
    const isAlone = singleSpaced(parentElement.textContent) === start;
    if (isAlone && !parentElement.closest(NOT_HEADINGS) && isDrawn(parentElement)) return true;
  }
  return false;
}

function hasMainHeading(document: Document): boolean {
  const headings = [...document.querySelectorAll('h1,[role="heading"][aria-level="1"]')];
  return headings.some((heading) => heading.textContent.trim() !== '' && isDrawn(heading));
}

function isDrawn(element: Element): boolean {
  return element.getClientRects().length > 0;
}

/** Returns a text with single spaces. */
export function singleSpaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
