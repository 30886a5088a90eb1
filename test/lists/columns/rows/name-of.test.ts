import { expect, it } from 'vitest';
import { firstFilled, nameOf } from '@/lib/lists/columns/rows/name-of';
import { readingPlan } from '@/lib/lists/columns/rows/reading-plan';
import { layoutOf } from '@/test/lists/support/layout-of';
import { cellsOf } from '@/test/lists/support/table-of';

it.each([
  ['name', 'Ann Lee', 'Ann Lee'],
  ['first-name | last-name', 'Ann | Lee', 'Ann Lee'],
  ['last-name | first-name', 'Lee | Ann', 'Ann Lee'],
  ['name | first-name | last-name', ' | Ann | Lee', 'Ann Lee'],
  ['name | first-name | last-name', 'Dr Ann Lee | Ann | Lee', 'Dr Ann Lee'],
  ['first-name | last-name | last-name', 'Lucía | García | Soto', 'Lucía García Soto'],
  ['first-name | last-name', ' | Lee', 'Lee'],
  ['first-name | last-name', '太郎 | 山田', '山田 太郎'],
  ['姓=last-name | 名=first-name', 'Yamada | Taro', 'Yamada Taro'],
  ['名=first-name | 姓=last-name', 'Taro | Yamada', 'Yamada Taro'],
  ['first-name | last-name', ' | ', undefined],
  ['company', 'Acme', undefined],
])('reads the name by %s from %s', (layout, cells, name) => {
  expect(nameOf(cellsOf(cells), readingPlan(layoutOf(layout)))).toBe(name);
});

it('finds the first filled cell', () => {
  expect(firstFilled(['', 'a', 'b'], [0, 2, 1])).toBe('b');
  expect(firstFilled(['a'], [3])).toBeUndefined();
});
