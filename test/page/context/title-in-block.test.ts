// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { showsInBlock, singleSpaced } from '@/lib/page/context/title-in-block';

it('reads only so many texts of a page', () => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect(0, 0, 9, 9)] as never);
  const texts = (count: number) => '<p>x</p>'.repeat(count);
  document.body.innerHTML = `${texts(2_000)}<div>Ada Whitfield</div>`;
  expect(showsInBlock(document, 'Ada Whitfield')).toBe(true);
  document.body.innerHTML = `${texts(4_000)}<div>Ada Whitfield</div>`;
  expect(showsInBlock(document, 'Ada Whitfield')).toBe(false);
  expect(showsInBlock(document, '')).toBe(false);
  vi.restoreAllMocks();
});

it('joins the words of a text by single spaces', () => {
  expect(singleSpaced(' Ada\n  Whitfield\t')).toBe('Ada Whitfield');
});
