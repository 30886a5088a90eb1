/**
 * Runs in the page: what within an element is cut off, overflows or stands outside of the window, as `fault: element`.
 * Text may end in an ellipsis after two lines, or where a tooltip has the whole of it; a phone number
 * never may. The function must not use its surroundings.
 */
export function layoutFaults(within = 'html'): string[] {
  const root = document.documentElement;
  const all = [
    ...document.querySelectorAll<HTMLElement>(
      `${within} *:not(.visually-hidden, .visually-hidden *, option)`,
    ),
  ];
  const shown = all.filter((element) => element.checkVisibility());
  if (shown.length === 0) return [`nothing is shown within ${within}`];
  const faults = shown.flatMap((element) => [
    ...outside(element),
    ...cut(element),
    ...broken(element),
  ]);
  const { scrollWidth, clientWidth } = root;
  return scrollWidth > clientWidth
    ? [`scrolls sideways: ${scrollWidth} px of ${clientWidth}`, ...faults]
    : faults;

  function outside(element: HTMLElement): string[] {
    const { left, right, width } = element.getBoundingClientRect();
    const inView = left >= -1 && right <= root.clientWidth + 1;
    if (width <= 1 || inView || element.parentElement?.closest('.table-scroll, .code')) return [];
    return [`outside: ${nameOf(element)}`];
  }

  /** A duration stands on one line, with the clock time before it. */
  function broken(element: HTMLElement): string[] {
    if (!element.matches('.duration')) return [];
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
    return lines.size > 1 ? [`on ${lines.size} lines: ${nameOf(element)}`] : [];
  }

  function cut(element: HTMLElement): string[] {
    if (element instanceof HTMLSelectElement)
      return isSelectCut(element) ? [`cut: ${nameOf(element)}`] : [];
    const isField = element.matches('input, textarea, progress');
    if (isField && !element.matches('input.number')) return [];
    const { display, overflowX } = getComputedStyle(element);
    const scrolls = overflowX === 'auto' || overflowX === 'scroll';
    if (display === 'inline' || scrolls || !isOver(element)) return [];
    const hides = overflowX !== 'visible';
    if (hides || isField) return mayEndEarly(element) ? [] : [`cut: ${nameOf(element)}`];
    return hasOwnText(element) ? [`overflows: ${nameOf(element)}`] : [];
  }

  function isOver(element: HTMLElement): boolean {
    const clamped = Number(getComputedStyle(element).webkitLineClamp) > 0;
    const tooHigh = clamped && element.scrollHeight > element.clientHeight + 1;
    return tooHigh || element.scrollWidth > element.clientWidth + 1;
  }

  function mayEndEarly(element: HTMLElement): boolean {
    if (element.matches('.number') || element.querySelector('.number')) return false;
    const { textOverflow, webkitLineClamp } = getComputedStyle(element);
    return (
      Number(webkitLineClamp) >= 2 || (textOverflow === 'ellipsis' && !!element.closest('[title]'))
    );
  }

  function hasOwnText(element: HTMLElement): boolean {
    return [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
  }

  /** A closed select shows its choice on one line. A label behind a number may be cut. */
  function isSelectCut(select: HTMLSelectElement): boolean {
    const words = select.selectedOptions[0]?.text ?? '';
    const style = getComputedStyle(select);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) return false;
    pen.font = style.font;
    const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
    const needed = pen.measureText(/\+[\d\s]+\d/.exec(words)?.[0] ?? words).width;
    return needed > select.clientWidth - padding + 1;
  }

  function nameOf(element: HTMLElement): string {
    const words = (
      element instanceof HTMLInputElement ? element.value : (element.textContent ?? '')
    )
      .trim()
      .replaceAll(/\s+/g, ' ')
      .slice(0, 60);
    return `${element.localName}.${element.className} “${words}”`;
  }
}

/**
 * Runs in the page: phone numbers that do not run from left to right, or are not wholly in sight,
 * whatever the direction of the words around them.
 */
export function numberFaults(): string[] {
  const numbers = [...document.querySelectorAll<HTMLElement>('.number')];
  return numbers
    .filter((number) => number.checkVisibility() && number.firstChild instanceof Text)
    .filter((number) => !runsRight(number.firstChild as Text) || !isWhole(number))
    .map((number) => number.innerText);

  function runsRight(text: Text): boolean {
    const boxes = [0, text.data.length - 1].map((at) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect();
    });
    const [first, last] = boxes;
    return !first || !last || first.left < last.left || first.bottom <= last.top;
  }

  function isWhole(number: HTMLElement): boolean {
    const { left, right } = number.getBoundingClientRect();
    for (let at = number.parentElement; at; at = at.parentElement) {
      if (getComputedStyle(at).overflowX === 'visible' || at.matches('.table-scroll')) continue;
      const box = at.getBoundingClientRect();
      if (left < box.left - 1 || right > box.right + 1) return false;
    }
    return true;
  }
}
