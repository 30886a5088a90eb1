// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { createMutationWatch, type MutationWatch } from '@/lib/page/dom/mutation-watch';

let watch: MutationWatch;
const noticed = vi.fn();
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  document.body.innerHTML = '<ul id="list"><li>one</li></ul>';
  noticed.mockClear();
  watch = createMutationWatch(noticed, new AbortController().signal);
  watch.observe(document);
});

it('returns the top-most nodes that were added', async () => {
  const list = document.getElementById('list') as Element;
  const item = document.createElement('li');
  list.append(item);
  item.append(document.createElement('b'));
  item.append('text');
  await settle();
  expect(noticed).toHaveBeenCalled();
  expect(watch.changes().nodes).toEqual([item]);
  expect(watch.changes().nodes).toEqual([]);
});

it('returns text that changed in place', async () => {
  const text = document.querySelector('li')?.firstChild as Text;
  text.data = 'two';
  await settle();
  expect(watch.changes().nodes).toEqual([text]);
});

it('leaves out nodes that were added and removed again, and tells that some were removed', async () => {
  const item = document.createElement('li');
  document.body.append(item);
  item.remove();
  await settle();
  expect(watch.changes()).toEqual({ nodes: [], removed: true });
  expect(watch.changes()).toEqual({ nodes: [], removed: false });
});

it('does not return the card', async () => {
  document.documentElement.append(document.createElement('handset-call'));
  await settle();
  expect(watch.changes().nodes).toEqual([]);
});

it('returns a whole root if very much changed at once', async () => {
  const list = document.getElementById('list') as Element;
  for (let n = 0; n < 20_001; n++) list.append(document.createComment(''));
  await settle();
  expect(watch.changes().nodes).toEqual([document]);
});
