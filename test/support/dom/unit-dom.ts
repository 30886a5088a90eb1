/** Adds parts of the DOM that happy-dom lacks and `lib/page` uses. */
export function completeDom(): void {
  Object.assign(globalThis, { StaticRange: PlainRange });
  // It takes the namespace `*`, which means any, literally.
  Object.assign(Element.prototype, { getElementsByTagNameNS: elementsOfAnyNamespace });
  const style = document.createElement('style');
  style.textContent = 'b, i, em, span, a, u { display: inline }';
  document.head.replaceChildren(style);
  addPointOf(MouseEvent.prototype);
  document.elementsFromPoint ??= () => [];
}

function elementsOfAnyNamespace(this: Element, _namespace: string, name: string) {
  return this.querySelectorAll(name);
}

/** Adds the short names of `clientX` and `clientY`. */
function addPointOf(prototype: MouseEvent): void {
  Object.defineProperties(prototype, {
    x: {
      configurable: true,
      get(this: MouseEvent) {
        return this.clientX;
      },
    },
    y: {
      configurable: true,
      get(this: MouseEvent) {
        return this.clientY;
      },
    },
  });
}

class PlainRange {
  constructor(init: StaticRangeInit) {
    Object.assign(this, init);
  }
}

/** Returns the first text node under the body that holds these characters. */
export function textWith(characters: string): Text {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if ((node as Text).data.includes(characters)) return node as Text;
  }
  throw new Error(`no text with ${characters}`);
}
