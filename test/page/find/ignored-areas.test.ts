// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import type { Ask } from '@/lib/messages/client';
import { createIgnoredAreas } from '@/lib/page/find/ignored-areas';

afterEach(() => {
  document.body.innerHTML = '';
});

const answering = (value: unknown) => (async () => ({ ok: true, value })) as unknown as Ask;

async function areasOf(ignored: string[]) {
  const areas = createIgnoredAreas(answering({ ignored }));
  await areas.ask('finder', {});
  return areas;
}

it('ignores elements that a selector names, and all that is in them', async () => {
  document.body.innerHTML = '<nav><b id="in">555</b></nav><p id="out">555</p>';
  const { ignores } = await areasOf(['#none', 'nav']);
  const [inside, outside] = [document.querySelector('#in'), document.querySelector('#out')];
  expect(inside && ignores(inside)).toBe(true);
  expect(inside?.firstChild && ignores(inside.firstChild)).toBe(true);
  expect(outside?.firstChild && ignores(outside.firstChild)).toBe(false);
});

it('ignores shadow roots in such elements, texts of the root included', async () => {
  document.body.innerHTML = '<nav><div></div></nav><div></div>';
  const [inside, outside] = [...document.querySelectorAll('div')].map((host) => {
    const root = host.attachShadow({ mode: 'closed' });
    root.append('555');
    return root.firstChild as Text;
  });
  const { ignores } = await areasOf(['nav']);
  expect(inside && ignores(inside)).toBe(true);
  expect(outside && ignores(outside)).toBe(false);
});

it('ignores everything until the areas are known', async () => {
  const areas = createIgnoredAreas(answering({ opensDialLinks: true }));
  expect(areas.ignores(document.body)).toBe(true);
  await areas.ask('page-settings', {});
  expect(areas.ignores(document.body)).toBe(true);
});

it('ignores everything if a selector cannot be parsed', async () => {
  const body = Object.assign(document.body, {
    closest: () => {
      throw new DOMException('[', 'SyntaxError');
    },
  });
  const { ignores } = await areasOf(['[']);
  expect(ignores(body)).toBe(true);
  Reflect.deleteProperty(body, 'closest');
});

it('passes answers on, and keeps the areas if there is none', async () => {
  const refused = { ok: false, error: { code: 'no-answer' } };
  let answer: unknown = { ok: true, value: { ignored: [] } };
  const areas = createIgnoredAreas((async () => answer) as unknown as Ask);
  expect(await areas.ask('card', {})).toBe(answer);
  answer = refused;
  expect(await areas.ask('card', {})).toBe(refused);
  answer = { ok: true, value: null };
  await areas.ask('card', {});
  expect(areas.ignores(document.body)).toBe(false);
});
