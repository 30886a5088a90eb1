// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { onRewritten } from '@/lib/page/dom/document-rewrite';

const html = document.documentElement;
afterEach(() => document.replaceChildren(html));

/** Observers are told once the current script has ended. */
const told = () => new Promise((done) => setTimeout(done));

it('tells of a new root element, and of one that is taken away and put back', async () => {
  const ending = new AbortController();
  const react = vi.fn();
  onRewritten(document, react, ending.signal);
  document.body.append('Ada');
  document.append(document.createComment('no element'));
  await told();
  expect(react).not.toHaveBeenCalled();
  document.replaceChildren(document.createElement('html'));
  await told();
  expect(react).toHaveBeenCalledTimes(1);
  document.replaceChildren(html);
  html.remove();
  document.append(html);
  await told();
  expect(react).toHaveBeenCalledTimes(2);
  ending.abort();
});

it('ends with the signal', async () => {
  const ending = new AbortController();
  const react = vi.fn();
  onRewritten(document, react, ending.signal);
  ending.abort();
  document.replaceChildren(document.createElement('html'));
  await told();
  expect(react).not.toHaveBeenCalled();
});
