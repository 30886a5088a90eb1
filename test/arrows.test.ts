import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, matchesGlob } from 'node:path';
import process from 'node:process';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { filesBelow, root, textOf } from '@/test/support/tree';

/** Who would import what, and the beginning of what the linter teaches then. */
const wrong: [string, string, string][] = [
  ['lib/phone/x.ts', '@/lib/service/client', 'lib/phone turns text into numbers'],
  ['lib/service/x.ts', '@/lib/settings/store', 'lib/service is the contract'],
  ['lib/platform/x.ts', '@/lib/calls/place/place-call', 'lib/platform wraps the browser'],
  ['lib/settings/x.ts', '@/lib/calls/place/place-call', 'lib/settings may import'],
  ['lib/settings/x.ts', '@/lib/service/client', 'lib/settings may import'],
  ['lib/messages/x.ts', '@/lib/calls/place/place-call', 'lib/messages is the table'],
  ['lib/calls/x.ts', '@/lib/messages/table', 'lib/calls may import'],
  ['lib/offers/x.ts', '@/lib/messages/table', 'lib/offers decides'],
  ['lib/campaigns/x.ts', '@/lib/messages/table', 'lib/campaigns may import'],
  ['lib/sites/x.ts', '@/lib/messages/table', 'lib/sites decides'],
  ['lib/rules/x.ts', '@/lib/messages/table', 'lib/rules says'],
  ['lib/rules/x.ts', '@/lib/calls/model', 'lib/rules says'],
  ['lib/do-not-call/x.ts', '@/lib/calls/model', 'lib/do-not-call holds'],
  ['lib/wrap-up/x.ts', '@/lib/calls/model', 'lib/wrap-up holds'],
  ['lib/state/x.ts', '@/lib/wrap-up/save-wrap-up', 'lib/state is fed'],
  ['lib/outbox/x.ts', '@/lib/calls/model', 'lib/outbox delivers'],
  ['lib/crm/connectors/x.ts', '@/lib/calls/database', 'lib/crm/connectors speaks'],
  ['lib/crm/records/x.ts', '@/lib/service/http/read-body', 'lib/crm knows'],
  ['lib/messages/x.ts', '@/lib/campaigns/queue', 'lib/messages is the table'],
  ['lib/page/x.ts', '@/lib/calls/place/place-call', 'lib/page runs in every frame'],
  ['lib/calls/x.ts', '@/lib/i18n/problem-text', 'lib/calls may import'],
  ['lib/calls/x.ts', '@/lib/platform/wake-alarm', 'lib/calls may import'],
  ['lib/campaigns/x.ts', '@/lib/platform/wake-alarm', 'lib/campaigns may import'],
  ['lib/sites/x.ts', '@/lib/service/client', 'lib/sites decides'],
  ['lib/page/x.ts', '@/lib/phone/score/verdict', 'lib/page runs in every frame'],
  ['lib/page/x.ts', 'zod', 'lib/page runs in every frame'],
  ['lib/page/x.ts', '@/lib/platform/tabs/scripting', 'lib/page runs in every frame'],
  ['lib/platform/page/x.ts', '@/lib/platform/tabs/tabs', 'lib/platform/page is all'],
  ['lib/state/x.ts', '@/lib/settings/token-store', 'lib/state is fed'],
  ['lib/state/x.ts', '@/lib/service/client', 'lib/state is fed'],
  ['components/calls/x.ts', '@/lib/calls/database', 'Components draw.'],
  ['components/page/x.ts', '@/lib/settings/store', 'The call card stands on a foreign page'],
  ['entrypoints/finder/x.ts', 'dexie', 'This script runs in foreign pages'],
  ['entrypoints/popup/x.ts', '@/lib/calls/place/place-call', 'Our own pages read'],
  ['entrypoints/options/x.ts', '@/lib/settings/token-store', 'Our own pages read'],
  ['entrypoints/background/x.ts', 'preact', 'The background has no DOM'],
  ['sandbox/x.ts', '@/lib/calls/model', 'The sandbox is the service'],
  ['scripts/x.ts', '@/entrypoints/popup/main', 'Nobody imports an entrypoint'],
  ['scripts/x.ts', '@/test/support/wait', 'Import nothing from test/'],
  ['bench/x.ts', '@/entrypoints/popup/main', 'Nobody imports an entrypoint'],
  ['lib/calls/x.ts', 'wxt/browser', 'lib/calls may import'],
  ['test/calls/x.ts', 'wxt/browser', 'lib/platform is the only importer'],
  ['test/calls/x.ts', '../phone/x', 'Do not climb.'],
];

const right: [string, string][] = [
  ['lib/phone/x.ts', 'libphonenumber-js/max'],
  ['lib/platform/x.ts', 'wxt/browser'],
  ['lib/calls/x.ts', '@/lib/service/client'],
  ['lib/page/x.ts', '@/lib/phone/candidates/find-candidates'],
  ['lib/page/x.ts', '@/lib/offers/model'],
  ['lib/page/x.ts', '@/lib/platform/page/messaging'],
  ['lib/messages/x.ts', '@/lib/offers/model'],
  ['lib/state/x.ts', '@/lib/messages/client'],
  ['components/calls/x.ts', '@/lib/state/calls/log-model'],
  ['entrypoints/background/x.ts', '@/lib/calls/place/place-call'],
  ['lib/settings/x.ts', '@/lib/service/address/base-url'],
  ['sandbox/x.ts', '@/lib/service/calls/history'],
  ['bench/x.ts', '@/test/support/wait'],
];

/** One module for each import, in a tree of their own under the project's rules. */
const planted = [...wrong, ...right].map(([folder, target], index) => {
  return { path: folder.replace('x.ts', `planted-${index}.ts`), target };
});
let findings: string[];

beforeAll(async () => {
  const tree = mkdtempSync(join(tmpdir(), 'arrows-'));
  const rules = { ...JSON.parse(textOf('biome.json')), vcs: { enabled: false } };
  writeFileSync(join(tree, 'biome.json'), JSON.stringify(rules));
  for (const { path, target } of planted) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), `import { x } from '${target}';\nexport const y = x;\n`);
  }
  findings = await lint(tree);
  rmSync(tree, { recursive: true });
});

it.each(wrong)('%s may not import %s', (folder, target, lesson) => {
  expect(findingsOn(folder, target)).toContain(lesson);
});

it.each(right)('%s may import %s', (folder, target) => {
  expect(findingsOn(folder, target)).toBe('');
});

it('names only modules and folders that exist', () => {
  const named = textOf('biome.json').matchAll(/"!?@\/([^"…]+)"/g);
  const patterns = [...new Set([...named].map(([, pattern = '']) => pattern))];
  expect(patterns).toContain('lib/*/model');
  const paths = existing();
  const missing = patterns.filter((pattern) => !paths.some((path) => matchesGlob(path, pattern)));
  expect(missing, 'remove the rule, or name what took its place').toEqual([]);
});

/** The modules of the project, without their extension, as an import names them. */
function existing(): string[] {
  const folders = [
    'assets',
    'bench',
    'components',
    'entrypoints',
    'lib',
    'sandbox',
    'scripts',
    'test',
  ];
  return folders.flatMap((folder) =>
    filesBelow(join(root, folder)).map((path) => `${folder}/${path.replace(/\.\w+$/, '')}`),
  );
}

function findingsOn(folder: string, target: string): string {
  const index = [...wrong, ...right].findIndex(([a, b]) => a === folder && b === target);
  return findings.filter((finding) => finding.includes(`planted-${index}.ts`)).join();
}

const reportSchema = z.object({
  diagnostics: z.array(
    z.object({ message: z.string(), location: z.object({ path: z.string() }).nullish() }),
  ),
});

/** What the linter says of a tree's imports: path and lesson. */
function lint(tree: string): Promise<string[]> {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const rule = '--only=style/noRestrictedImports';
  const args = [biome, 'lint', rule, '--reporter=json', '--max-diagnostics=none', '.'];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: tree }, (_error, output) => {
      const { diagnostics } = reportSchema.parse(JSON.parse(output));
      resolve(diagnostics.map(({ location, message }) => `${location?.path} ${message}`));
    });
  });
}
