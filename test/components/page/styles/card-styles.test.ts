import { expect, it } from 'vitest';
import { inlineVariables } from '@/components/page/styles/card-styles';

it('replaces each use by its value, and removes the declarations', () => {
  const css =
    ':host { --ink: #123; --line:1px solid;  } p { color: var(--ink); border: var(--line) }';
  expect(inlineVariables(css).replace(/\s+/g, ' ')).toBe(
    ':host { } p { color: #123; border: 1px solid }',
  );
});

it('uses the last value of a name', () => {
  expect(inlineVariables('--ink: red; --ink: blue; color: var(--ink)')).toContain('color: blue');
});

it('keeps variables that the sheet does not declare: the card sets them', () => {
  expect(inlineVariables('width: var(--part)')).toBe('width: var(--part)');
});
