import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('draws marks on the screen only, not in print', () => {
  const css = readFileSync('entrypoints/marks.css', 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const onScreen = [...css.matchAll(/@media screen \{[\s\S]*?\n\s*\}\n\s*\}/g)].join('\n');
  const rules = (text: string) => text.match(/::highlight\(/g)?.length ?? 0;
  expect(rules(css)).toBeGreaterThan(0);
  expect(rules(onScreen)).toBe(rules(css));
});

it('draws the same marks in shadow roots of Firefox', () => {
  const looks = (path: string) => {
    const text = readFileSync(path, 'utf8').replaceAll(': ', ':');
    return new Set(text.match(/dotted [^;]*?(#\w+)|offset:\w+/g)?.map(withoutWidth));
  };
  expect(looks('lib/page/highlights/highlighter.ts')).toEqual(looks('entrypoints/marks.css'));
});

/** Removes the width, which shadow roots get as a parameter. */
function withoutWidth(look: string): string {
  return look.replace(/dotted \S+/, 'dotted');
}
