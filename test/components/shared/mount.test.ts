// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, expect, it } from 'vitest';
import { mount } from '@/components/shared/mount';

afterEach(() => document.body.replaceChildren());

it('draws a page in the language of its texts, until the page is left', () => {
  let ended = false;
  mount(({ abortSignal }) => {
    abortSignal.addEventListener('abort', () => {
      ended = true;
    });
    return h('main', null, 'Handset');
  });
  expect(document.body.textContent).toBe('Handset');
  expect(document.documentElement.lang).toMatch(/^en\b/);
  expect(document.documentElement.dir).toBe('ltr');
  expect(ended).toBe(false);
  dispatchEvent(new Event('pagehide'));
  expect(ended).toBe(true);
});
