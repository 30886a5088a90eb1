// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { createSectionList } from '@/components/settings/section/section-list';

it('lists sections as they are on the page, whenever they come and go', () => {
  document.body.innerHTML = '<section id="one"></section><section id="two"></section>';
  const element = (id: string) => document.getElementById(id) as HTMLElement;
  const { sections, add } = createSectionList();
  const ids = () => sections.value.map(({ id }) => id);
  add(element('two'), { id: 'two', title: 'Two' });
  const remove = add(element('one'), { id: 'one', title: 'One' });
  expect(ids()).toEqual(['one', 'two']);
  remove();
  expect(ids()).toEqual(['two']);
});
