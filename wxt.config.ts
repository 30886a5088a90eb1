import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import preact from '@preact/preset-vite';
import { type InlineConfig, mergeConfig } from 'vite';
import { defineConfig } from 'wxt';
import { GRANTED_MODE, MINIMUM, manifestFor } from './scripts/manifest.ts';
import { FRAME_SCRIPTS, minifyFrameScripts } from './scripts/minify-frame-scripts.ts';
import { BundledPackages } from './scripts/package/bundled-packages.ts';
import { leaveOutForbiddenCode } from './scripts/package/forbidden-code.ts';
import { LICENCES_FILE, licencesOf } from './scripts/package/licences.ts';
import { sbomOf } from './scripts/package/sbom.ts';

// WXT takes the build mode for NODE_ENV; without this the granted build would be a development one.
if (process.env.NODE_ENV === GRANTED_MODE) process.env.NODE_ENV = 'production';

/** What WXT starts a script with: half a kilobyte that tells its own log when one throws. */
const STARTER = /wxt-unlisted-script-entrypoint\?(.+)$/;

/**
 * Every frame pays for these scripts, and the polyfill is a third of the finder: there the browser's own
 * API does, of which they use sending and answering messages alone (docs/decisions/0006).
 */
function useBrowserAsItIs(config: InlineConfig): void {
  config.plugins?.unshift({
    name: 'browser-as-it-is',
    enforce: 'pre',
    resolveId(id) {
      const polyfill = id === '@wxt-dev/webextension-polyfill/browser';
      return polyfill ? this.resolve('@/lib/platform/page/page-browser') : undefined;
    },
    transform(_, id) {
      const script = STARTER.exec(id)?.[1];
      if (!script) return undefined;
      return `import script from ${JSON.stringify(script)};\nexport default script.main();`;
    },
  });
}

/** Code of our own pages that touches the DOM: the background must not load it. */
const PAGES_ONLY = /[\\/](components|node_modules[\\/](@preact|preact))[\\/]/;

const sharedScripts = [
  { name: 'pages', test: PAGES_ONLY, minShareCount: 2, priority: 1 },
  { name: 'shared', minShareCount: 2 },
];

/**
 * Our own pages share two scripts, one of them also with the background. Left to itself the bundler
 * makes a dozen of them with a style sheet each, and a popup opened a tenth later.
 */
function shareFewScripts({ build = {} }: InlineConfig): void {
  build.modulePreload = { polyfill: false };
  const output = {
    codeSplitting: { includeDependenciesRecursively: false, groups: sharedScripts },
  };
  build.rolldownOptions = mergeConfig(build.rolldownOptions ?? {}, { output });
}

const bundled = new BundledPackages();
const ofAllScripts = () => [leaveOutForbiddenCode(), bundled.plugin()];

/** Build configuration: one source tree, two manifests (`.output/chrome-mv3`, `.output/firefox-mv3`). */
export default defineConfig({
  imports: false,
  manifestVersion: 3,
  publicDir: 'assets/public',
  modules: ['@wxt-dev/webextension-polyfill', '@wxt-dev/i18n/module'],
  i18n: { localesDir: 'assets/locales' },
  // In place of the module's own functions, which know only the browser's language.
  alias: { '#i18n': 'lib/i18n/messages.ts' },
  manifest: ({ browser, mode }) => manifestFor(browser, mode),
  hooks: {
    'vite:build:extendConfig': (entrypoints, config) => {
      if (entrypoints.every(({ name }) => FRAME_SCRIPTS.includes(name))) useBrowserAsItIs(config);
      if (entrypoints.some(({ name }) => name === 'popup')) shareFewScripts(config);
    },
    'build:done': ({ config }) => {
      if (config.command === 'serve') return;
      writeFileSync(join(config.outDir, LICENCES_FILE), licencesOf(bundled.list()));
    },
    // WXT leaves tests out of the sources.
    'zip:start': ({ config }) => {
      config.zip.excludeSources = ['node_modules/**', '.output/**', '**/*.log'];
    },
    'zip:done': ({ config }, [packed = '']) => {
      const lock = readFileSync(join(config.root, 'package-lock.json'), 'utf8');
      writeFileSync(packed.replace(/-\w+\.zip$/, '.cdx.json'), sbomOf(bundled.list(), lock));
    },
  },
  vite: ({ browser }) => ({
    plugins: [preact(), ...ofAllScripts(), minifyFrameScripts(browser)],
    // The thread that reads lists loads what a workbook needs only for a workbook.
    worker: { format: 'es', plugins: ofAllScripts },
    // The oldest browsers of scripts/manifest.ts: `light-dark()` is theirs, and stays as it is written.
    build: {
      target: 'es2023',
      cssTarget: [`chrome${MINIMUM.chrome}`, `firefox${MINIMUM.firefox}`],
    },
    // WXT keeps its log out of production builds alone; the granted one differs in hosts only.
    define: { 'import.meta.env.MODE': JSON.stringify(process.env.NODE_ENV) },
  }),
});
