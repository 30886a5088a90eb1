import { join } from 'node:path';
import { build } from 'wxt';
import { root } from '@/test/support/tree';

/**
 * Builds an extension whose content script does nothing, with this project's modules. It shows what
 * the framework alone costs a page. Returns its folder.
 */
export async function buildEmptyExtension(): Promise<string> {
  const { manifest } = await build({
    root: join(root, 'bench/empty'),
    configFile: false,
    imports: false,
    manifestVersion: 3,
    modules: ['@wxt-dev/webextension-polyfill'],
    manifest: { name: 'Empty', version: '1.0.0', host_permissions: ['http://*/*'] },
    logger: silent,
  });
  if (!manifest.content_scripts?.length)
    throw new Error('The empty extension has no content script');
  return join(root, 'bench/empty/.output/chrome-mv3');
}

const quiet = () => undefined;
const silent = {
  debug: quiet,
  log: quiet,
  info: quiet,
  warn: quiet,
  error: console.error,
  fatal: console.error,
  success: quiet,
  level: 0,
};
