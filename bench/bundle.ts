import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, transform } from 'esbuild';
import { root } from '@/test/support/tree';

/** Returns a script of `bench/pages/browser`, bundled and minified as in an extension. */
export async function bundle(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'bench/pages/browser', `${name}.ts`)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2023',
    write: false,
  });
  const [script] = outputFiles;
  if (!script) throw new Error(`${name} gave no script`);
  return script.text;
}

/** Returns ringcentral-c2d's published bundle, minified. Its separate modules are incomplete. */
export async function ringcentralBundle(): Promise<string> {
  const published = join(root, 'node_modules/ringcentral-c2d/build/index.js');
  const { code } = await transform(await readFile(published, 'utf8'), { minify: true });
  return code;
}
