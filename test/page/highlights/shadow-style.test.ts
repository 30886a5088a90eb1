// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createShadowStyle } from '@/lib/page/highlights/shadow-style';

/** A style sheet that keeps its text. */
class Sheet {
  text = '';
  replaceSync(text: string): void {
    this.text = text;
  }
}

const root = () => ({ adoptedStyleSheets: [] as unknown[] });

beforeEach(() => {
  vi.stubGlobal('CSSStyleSheet', Sheet);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('adds one sheet to all roots, beside the sheets of the page', () => {
  const style = createShadowStyle(new AbortController().signal);
  const [one, other] = [root(), root()];
  one.adoptedStyleSheets.push('own');
  style(one as never);
  style(other as never);
  expect(one.adoptedStyleSheets).toEqual(['own', other.adoptedStyleSheets[0]]);
  expect((other.adoptedStyleSheets[0] as Sheet).text).toContain('::highlight(handset-certain)');
});

it('empties the sheet when the signal aborts', () => {
  const ending = new AbortController();
  const one = root();
  createShadowStyle(ending.signal)(one as never);
  ending.abort();
  expect((one.adoptedStyleSheets[0] as Sheet).text).toBe('');
});
