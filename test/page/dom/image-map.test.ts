// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { boxAt } from '@/lib/page/dom/geometry';
import { areaAt, areaBox, imageOf } from '@/lib/page/dom/image-map';
import { drawElement } from '@/test/support/dom/unit-layout';

const select = <E extends Element>(selector: string) => document.querySelector(selector) as E;

/** An image at 100, 200 with a padding of 10 pixels, and its areas. */
beforeEach(() => {
  document.body.innerHTML = `<img usemap="#floor" width="300" height="100" style="padding: 10px">
    <map name="floor">
      <area id="rect" shape="rect" coords="10,10 , 60,60">
      <area id="circle" shape="circle" coords="150,50,30">
      <area id="poly" shape="poly" coords="200,0,260,0,230,90">
    </map>`;
  drawElement(select('img'), boxAt(100, 200, { width: 320, height: 120 }));
});

/** Returns the id of the area at a position within the image's content. */
function at(x: number, y: number): string | undefined {
  return areaAt(select('img'), 110 + x, 210 + y)?.id;
}

it('finds the area at a point: rectangles, circles and polygons', () => {
  expect([at(30, 30), at(150, 70), at(230, 40)]).toEqual(['rect', 'circle', 'poly']);
});

it('finds none beside them', () => {
  expect([at(5, 30), at(175, 75), at(205, 60)]).toEqual([undefined, undefined, undefined]);
});

it('finds the area that is all of its image', () => {
  select('map').innerHTML = '<area id="all" shape="default">';
  expect(at(5, 5)).toBe('all');
});

it('finds none in another element, or in an image without a map', () => {
  expect(areaAt(document.body, 140, 240)).toBeUndefined();
  select('img').removeAttribute('usemap');
  expect(at(30, 30)).toBeUndefined();
});

it('returns the boxes of areas, within the padding of their image', () => {
  const boxOf = (id: string) => areaBox(select(`#${id}`));
  expect(boxOf('rect')).toEqual({ left: 120, top: 220, right: 170, bottom: 270 });
  expect(boxOf('circle')).toEqual({ left: 230, top: 230, right: 290, bottom: 290 });
  expect(boxOf('poly')).toEqual({ left: 310, top: 210, right: 370, bottom: 300 });
});

it('returns the whole image for an area without coordinates, and nothing without an image', () => {
  select('map').innerHTML = '<area shape="default">';
  expect(areaBox(select('area'))).toEqual({ left: 110, top: 210, right: 410, bottom: 310 });
  expect(imageOf(select('area'))).toBe(select('img'));
  select('img').remove();
  expect(areaBox(select('area'))).toBeUndefined();
});
