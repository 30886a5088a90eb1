import { expect, it } from 'vitest';
import { leaveOutForbiddenCode } from '@/scripts/package/forbidden-code';
import { textOf } from '@/test/support/tree';

/** What the build makes of a module; undefined if it stays as it is. */
function built(path: string, text = textOf(path)): string | undefined {
  const { transform } = leaveOutForbiddenCode();
  if (typeof transform !== 'function') throw new Error('no transform');
  const made = Reflect.apply(transform, undefined, [text, `/anywhere/${path}`]);
  return made?.code;
}

it.each(['util', 'doc'])("takes the function constructor out of Zod's %s", (name) => {
  const path = `node_modules/zod/v4/core/${name}.js`;
  expect(textOf(path)).toContain('= Function;');
  expect(built(path)).not.toContain('= Function;');
});

it('takes HTML made of text out of Preact', () => {
  const path = 'node_modules/preact/dist/preact.mjs';
  expect(textOf(path)).toMatch(/innerHTML=/);
  expect(built(path)).not.toMatch(/innerHTML=/);
});

it('leaves other modules as they are', () => {
  expect(built('lib/calls/model.ts')).toBeUndefined();
});

it('stops the build if a package has changed there', () => {
  expect(() => built('node_modules/preact/dist/preact.mjs', 'var a;')).toThrow('has changed');
});
