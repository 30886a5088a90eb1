import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import {
  functionsAsArrows,
  INTERNAL_PROPERTIES,
  plainStrings,
} from '@/scripts/minify-frame-scripts';
import { modulesUnder, root, textOf } from '@/test/support/tree';

const bundle = (body: string) => `(function(){${body}})();`;

describe('functions of a bundle as arrow functions', () => {
  it('keeps each function at its place', () => {
    const code = bundle('var a=1;function b(x){return x+a}var c=b(2);');
    expect(functionsAsArrows(code)).toBe(bundle('var a=1;var b=(x)=>{return x+a};var c=b(2);'));
  });

  it('keeps what an asynchronous function takes and waits for', () => {
    const code = bundle('async function a({b},...c){await b(c)}');
    expect(functionsAsArrows(code)).toBe(bundle('var a=async({b},...c)=>{await b(c)};'));
  });

  it('leaves generators, and functions within functions, as they are', () => {
    const inner = 'function b(){return 1}return b';
    const code = bundle(`function*g(){yield 1}function a(){${inner}}`);
    expect(functionsAsArrows(code)).toBe(bundle(`function*g(){yield 1}var a=()=>{${inner}};`));
  });

  it('refuses a function that an arrow function would not be the same as', () => {
    expect(() => functionsAsArrows(bundle('function a(){return this}'))).toThrow('arrow');
    expect(() => functionsAsArrows(bundle('function a(){return arguments}'))).toThrow('arrow');
    expect(() => functionsAsArrows('function a(){}')).toThrow('not one function');
  });
});

/** Returns the modules of a script, by their paths in the repository. */
async function modulesOf(entry: string): Promise<Set<string>> {
  const { metafile } = await build({
    entryPoints: [join(root, entry)],
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    write: false,
    outdir: 'unused',
    metafile: true,
    jsx: 'automatic',
    jsxImportSource: 'preact',
    loader: { '.css': 'empty' },
    external: ['#i18n', '*?inline', '*?url'],
  });
  return new Set(Object.keys(metafile.inputs));
}

const COMMENTS_AND_STRINGS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*|'[^'\n]*'/g;

it('writes raw strings as plain ones with the same characters', () => {
  const open = '$'.concat('{b}');
  const code = `String.raw\`\\p{L}"$|\` + String.raw\`a${open}\``;
  expect(plainStrings(code)).toBe(`"\\\\p{L}\\"$|" + String.raw\`a${open}\``);
});

describe('properties with short names', () => {
  it("have names that nothing outside of the finder's script uses", async () => {
    const finder = await modulesOf('entrypoints/finder/index.ts');
    const card = await modulesOf('entrypoints/card/index.tsx');
    const name = new RegExp(`\\b(?:${INTERNAL_PROPERTIES.join('|')})\\b`);
    const users = modulesUnder('lib', 'components', 'entrypoints').filter((file) =>
      name.test(textOf(file).replace(COMMENTS_AND_STRINGS, '')),
    );
    expect(users.length).toBeGreaterThan(5);
    expect(users.filter((file) => !finder.has(file) || card.has(file))).toEqual([]);
  });
});
