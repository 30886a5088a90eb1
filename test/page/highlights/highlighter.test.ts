// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as highlighting from '@/lib/page/highlights/highlighter';
import { createShadowStyle } from '@/lib/page/highlights/highlighter';
import type { Mark } from '@/lib/page/highlights/mark';
import type { Confidence } from '@/lib/phone/candidates/types';
import { completeDom } from '@/test/support/dom/unit-dom';

describe('createHighlighter', () => {
  let ending: AbortController;
  let createHighlighter: typeof highlighting.createHighlighter;
  const registry = new Map<string, Set<StaticRange>>();

  beforeEach(async () => {
    completeDom();
    // As in Chromium's build.
    vi.stubEnv('FIREFOX', '');
    vi.resetModules();
    ({ createHighlighter } = await import('@/lib/page/highlights/highlighter'));
    document.body.innerHTML = '<p>212 555 0134</p>';
    registry.clear();
    ending = new AbortController();
    vi.stubGlobal('Highlight', Set);
    vi.stubGlobal('CSS', { highlights: registry });
  });
  afterEach(() => {
    ending.abort();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });

  function markOf(confidence: Confidence = 'certain', parent = 'p'): Mark {
    const text = document.querySelector(parent)?.firstChild as Text;
    return {
      candidate: { raw: text.data, before: '', after: '' },
      found: { start: 0, end: text.length, confidence },
      nodes: [text],
      range: { startContainer: text, startOffset: 0, endContainer: text, endOffset: text.length },
    };
  }

  const painted = () => [...registry].map(([name, { size }]) => [name, size]);

  it('paints by confidence, but no doubtful number', () => {
    const highlighter = createHighlighter(ending.signal);
    expect(painted()).toEqual([]);
    for (const confidence of ['certain', 'likely', 'likely', 'doubtful'] as const) {
      highlighter.paint(markOf(confidence));
    }
    expect(painted()).toEqual([
      ['handset-certain', 1],
      ['handset-likely', 2],
    ]);
  });

  it('paints a mark once, and unpaints it', () => {
    const highlighter = createHighlighter(ending.signal);
    const [mark, other] = [markOf(), markOf()];
    highlighter.paint(mark);
    highlighter.paint(mark);
    highlighter.paint(other);
    expect(painted()).toEqual([['handset-certain', 2]]);
    highlighter.unpaint(mark);
    highlighter.unpaint(mark);
    expect([...highlighter.painted()]).toEqual([other]);
    expect(painted()).toEqual([['handset-certain', 1]]);
  });

  it('paints no text on a path: its glyphs would be split', () => {
    document.body.innerHTML = '<svg><text><textPath>212 555 0134</textPath></text></svg>';
    createHighlighter(ending.signal).paint(markOf('certain', 'textPath'));
    expect(painted()).toEqual([]);
  });

  it('turns all marks to tints once the page is large', () => {
    const highlighter = createHighlighter(ending.signal);
    highlighter.paint(markOf());
    document.body.append(...Array.from({ length: 4001 }, () => document.createElement('b')));
    highlighter.paint(markOf('likely'));
    expect(painted()).toEqual([
      ['handset-certain-tint', 1],
      ['handset-likely-tint', 1],
    ]);
  });

  it('removes its highlights when the signal aborts, but not those of a newer script', () => {
    const highlighter = createHighlighter(ending.signal);
    highlighter.paint(markOf());
    highlighter.paint(markOf('likely'));
    const newer = new Set<StaticRange>();
    registry.set('handset-likely', newer);
    ending.abort();
    expect([...registry]).toEqual([['handset-likely', newer]]);
    highlighter.paint(markOf());
    expect(registry.size).toBe(1);
  });
});

describe('createShadowStyle', () => {
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
});
