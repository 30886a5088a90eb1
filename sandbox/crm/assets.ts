import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import type { Hono } from 'hono';

const HERE = import.meta.dirname;
const SHEETS = [
  ...['base', 'shell', 'parts', 'table', 'board'],
  ...['record', 'hard', 'scrolling', 'chatter', 'layouts', 'apps'],
];

/** Scripts of the pages: name in `/crm/assets/<name>.js`, and the module it is bundled from. */
const SCRIPTS: Record<string, string> = {
  apps: 'hard/client/apps.ts',
  board: 'board/client.tsx',
  forms: 'forms/client.ts',
  record: 'record/client.ts',
  'changed-text': 'hard/client/changed-text.ts',
  dialog: 'hard/client/dialog.ts',
  'edit-in-place': 'hard/client/edit-in-place.ts',
  frames: 'hard/client/frames.ts',
  'keyed-list': 'hard/client/keyed-list.tsx',
  'party-form': 'hard/client/party-form.ts',
  revealed: 'hard/client/revealed.ts',
  shadow: 'hard/client/shadow.ts',
  'trusted-types': 'hard/client/trusted-types.ts',
  'virtual-scroll': 'hard/client/virtual-scroll.tsx',
  written: 'hard/client/written.ts',
};

/** Serves the style sheet, the icon and the scripts. Each is read or bundled on its first request. */
export function serveAssets(app: Hono): void {
  const css = SHEETS.map((name) => readFileSync(`${HERE}/styles/${name}.css`, 'utf8')).join('\n');
  const icon = readFileSync(`${HERE}/icon.svg`, 'utf8');
  const bundles = new Map<string, Promise<string>>();
  app.get('/style.css', (c) => c.body(css, 200, { 'content-type': 'text/css; charset=utf-8' }));
  app.get('/icon.svg', (c) => c.body(icon, 200, { 'content-type': 'image/svg+xml' }));
  app.get('/assets/:file', async (c) => {
    const name = c.req.param('file').replace(/\.js$/, '');
    const entry = SCRIPTS[name];
    if (entry === undefined) return c.notFound();
    const code = bundles.get(name) ?? bundle(entry);
    bundles.set(name, code);
    return c.body(await code, 200, { 'content-type': 'text/javascript; charset=utf-8' });
  });
}

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${HERE}/${entry}`],
    bundle: true,
    format: 'esm',
    target: 'es2023',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
