import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, transform } from 'esbuild';
import { root } from '@/test/support/tree';

/** A script of `bench/pages/browser`, bundled as an extension would ship it. */
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

/** ringcentral-c2d's own bundle, which its manual has pages load; its modules lack some of theirs. */
export async function ringcentralBundle(): Promise<string> {
  const published = join(root, 'node_modules/ringcentral-c2d/build/index.js');
  const { code } = await transform(await readFile(published, 'utf8'), { minify: true });
  return code;
}
