// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { onViewportChange } from '@/lib/page/dom/viewport-changes';

it('reports scrolling of any element and resizing of the window, until the signal aborts', () => {
  const ending = new AbortController();
  const onChange = vi.fn();
  onViewportChange(onChange, ending.signal);
  const box = document.body.appendChild(document.createElement('div'));
  box.dispatchEvent(new Event('scroll'));
  document.dispatchEvent(new Event('transitionend'));
  window.dispatchEvent(new Event('resize'));
  expect(onChange).toHaveBeenCalledTimes(3);
  ending.abort();
  box.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('resize'));
  expect(onChange).toHaveBeenCalledTimes(3);
});
