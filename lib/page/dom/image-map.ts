import { type Box, boxAt } from './geometry';

/** Returns the area of an image map at a point of the viewport; undefined if the element is no such image. */
export function areaAt(element: Element, x: number, y: number): HTMLAreaElement | undefined {
  if (!(element instanceof HTMLImageElement) || !element.useMap) return undefined;
  const root = element.getRootNode() as ParentNode;
  const name = CSS.escape(element.useMap.slice(1));
  const areas = root.querySelectorAll<HTMLAreaElement>(`map[name="${name}"] area`);
  const { left, top } = contentBoxOf(element);
  return [...areas].find((area) => holds(area, x - left, y - top));
}

/** Returns the box of an area in the viewport. The browser has none for it. */
export function areaBox(area: HTMLAreaElement): Box | undefined {
  const image = imageOf(area);
  if (!image) return undefined;
  const content = contentBoxOf(image);
  const at = coordsOf(area);
  if (at.length < 3) return content;
  const [x = 0, y = 0, radius = 0] = at;
  if (area.shape === 'circle') {
    const size = { width: 2 * radius, height: 2 * radius };
    return boxAt(content.left + x - radius, content.top + y - radius, size);
  }
  const xs = at.filter((_, index) => index % 2 === 0).map((each) => content.left + each);
  const ys = at.filter((_, index) => index % 2 === 1).map((each) => content.top + each);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

/** Returns the image that shows an area. */
export function imageOf(area: HTMLAreaElement): HTMLImageElement | undefined {
  const name = CSS.escape(area.closest('map')?.name ?? '');
  const root = area.getRootNode() as ParentNode;
  return root.querySelector<HTMLImageElement>(`img[usemap="#${name}"]`) ?? undefined;
}

/** Coordinates are pixels of the page from the edge of the image, whatever its own size is. */
function contentBoxOf(image: HTMLImageElement): Box {
  const { left, top } = image.getBoundingClientRect();
  const { paddingLeft, paddingTop } = getComputedStyle(image);
  const size = { width: image.width, height: image.height };
  return boxAt(
    left + image.clientLeft + Number.parseFloat(paddingLeft || '0'),
    top + image.clientTop + Number.parseFloat(paddingTop || '0'),
    size,
  );
}

function coordsOf({ coords }: HTMLAreaElement): number[] {
  return coords.split(/[\s,;]+/).flatMap((each) => (each === '' ? [] : [Number(each) || 0]));
}

function holds(area: HTMLAreaElement, x: number, y: number): boolean {
  const at = coordsOf(area);
  const [left = 0, top = 0, right = 0, bottom = 0] = at;
  switch (area.shape) {
    case 'default':
      return true;
    case 'circle':
      return Math.hypot(x - left, y - top) <= right;
    case 'poly':
      return isInPolygon(at, x, y);
    default:
      return x >= left && x <= right && y >= top && y <= bottom;
  }
}

/** Returns whether a line from a point to the right crosses the edges of a polygon an odd number of times. */
function isInPolygon(coords: readonly number[], x: number, y: number): boolean {
  let isInside = false;
  for (let at = 0; at + 1 < coords.length; at += 2) {
    const [x1 = 0, y1 = 0] = [coords[at], coords[at + 1]];
    const next = at + 3 < coords.length ? at + 2 : 0;
    const [x2 = 0, y2 = 0] = [coords[next], coords[next + 1]];
    if (y1 > y === y2 > y) continue;
    if (x < x1 + ((x2 - x1) * (y - y1)) / (y2 - y1)) isInside = !isInside;
  }
  return isInside;
}
