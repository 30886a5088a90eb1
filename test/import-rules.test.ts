import { matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import { IMPORT_RULES } from '@/scripts/structure/data/import-rules';
import { importRulesTable } from '@/scripts/structure/import-rules-table';
import { globsOf, importForbidden } from '@/test/support/import-rules';
import { importsOf, modulesUnder, sourcesUnder, textOf } from '@/test/support/tree';

const FOLDERS = ['entrypoints', 'components', 'lib', 'sandbox', 'scripts', 'bench', 'test'];

/** Who would import what, and the beginning of what the table teaches then. */
const wrong: [string, string, string][] = [
  ['lib/phone/x.ts', 'lib/service/client.ts', 'Turns text into numbers'],
  ['lib/service/x.ts', 'lib/settings/store.ts', 'The contract'],
  ['lib/platform/x.ts', 'lib/calls/place/placer.ts', 'The only importer of the browser'],
  ['lib/settings/x.ts', 'lib/calls/place/placer.ts', 'Holds settings'],
  ['lib/settings/x.ts', 'lib/service/client.ts', 'Holds settings'],
  ['lib/messages/x.ts', 'lib/calls/place/placer.ts', 'The table of what the worlds'],
  ['lib/messages/x.ts', 'lib/queue/read-queue.ts', 'The table of what the worlds'],
  ['lib/calls/x.ts', 'lib/messages/table.ts', 'Makes and follows calls'],
  ['lib/calls/x.ts', 'lib/i18n/problem-text.ts', 'Makes and follows calls'],
  ['lib/calls/x.ts', 'lib/platform/wake-alarm.ts', 'Makes and follows calls'],
  ['lib/calls/x.ts', 'wxt/browser', 'Makes and follows calls'],
  ['lib/offers/x.ts', 'lib/messages/table.ts', 'Decides what is offered'],
  ['lib/campaigns/x.ts', 'lib/messages/table.ts', 'Reads campaigns'],
  ['lib/campaigns/x.ts', 'lib/platform/wake-alarm.ts', 'Reads campaigns'],
  ['lib/sites/x.ts', 'lib/messages/table.ts', 'Decides where numbers'],
  ['lib/sites/x.ts', 'lib/service/client.ts', 'Decides where numbers'],
  ['lib/rules/x.ts', 'lib/messages/table.ts', 'Says whether a call'],
  ['lib/rules/x.ts', 'lib/calls/model.ts', 'Says whether a call'],
  ['lib/do-not-call/x.ts', 'lib/calls/model.ts', 'Holds the list'],
  ['lib/wrap-up/x.ts', 'lib/calls/model.ts', 'Holds what a rep records'],
  ['lib/outbox/x.ts', 'lib/calls/model.ts', 'Delivers what'],
  ['lib/crm/connectors/x.ts', 'lib/calls/database.ts', 'Speaks the APIs'],
  ['lib/crm/records/x.ts', 'lib/service/http/read-body.ts', 'Knows CRMs'],
  ['lib/page/x.ts', 'lib/calls/place/placer.ts', 'Runs in every frame'],
  ['lib/page/x.ts', 'lib/phone/score/verdict.ts', 'Runs in every frame'],
  ['lib/page/x.ts', 'zod', 'Runs in every frame'],
  ['lib/page/x.ts', 'lib/platform/tabs/scripting.ts', 'Runs in every frame'],
  ['lib/page/dom/x.ts', 'lib/page/find/start-finding.ts', 'Asks the DOM'],
  ['lib/platform/page/x.ts', 'lib/platform/tabs/tabs.ts', 'All of lib/platform'],
  ['components/day/x-model.ts', 'lib/wrap-up/save-wrap-up.ts', 'A model reads'],
  ['components/day/x-model.ts', 'lib/settings/token-store.ts', 'A model reads'],
  ['components/day/x-model.ts', 'lib/service/client.ts', 'A model reads'],
  ['components/day/x-model.ts', 'components/day-chart/Bars.tsx', 'A model reads'],
  ['components/day/x-model.ts', 'components/page/start-card.tsx', 'A model reads'],
  ['components/calls/X.tsx', 'lib/calls/database.ts', 'A view draws'],
  ['components/page/x.ts', 'lib/settings/store.ts', 'The call card is on a foreign page'],
  ['entrypoints/finder/x.ts', 'dexie', 'Runs in foreign pages'],
  ['entrypoints/popup/x.ts', 'lib/calls/place/placer.ts', 'One of our pages'],
  ['entrypoints/options/x.ts', 'lib/settings/token-store.ts', 'One of our pages'],
  ['entrypoints/background/x.ts', 'preact', 'Connects the domains'],
  ['sandbox/x.ts', 'lib/calls/model.ts', 'The service, not the extension'],
  ['scripts/x.ts', 'entrypoints/popup/main.tsx', 'Scripts run before'],
  ['scripts/x.ts', 'test/support/wait.ts', 'Scripts run before'],
  ['bench/x.ts', 'entrypoints/popup/main.tsx', 'Nobody imports an entrypoint'],
  ['test/calls/x.ts', 'wxt/browser', 'Nobody imports an entrypoint'],
];

const right: [string, string][] = [
  ['lib/phone/x.ts', 'libphonenumber-js/max'],
  ['lib/platform/x.ts', 'wxt/browser'],
  ['lib/calls/x.ts', 'lib/service/client.ts'],
  ['lib/page/x.ts', 'lib/phone/candidates/find-candidates.ts'],
  ['lib/page/x.ts', 'lib/offers/model.ts'],
  ['lib/page/x.ts', 'lib/platform/page/messaging.ts'],
  ['lib/messages/x.ts', 'lib/offers/model.ts'],
  ['lib/settings/x.ts', 'lib/service/address/base-url.ts'],
  ['components/day/x-model.ts', 'lib/messages/client.ts'],
  ['components/calls/X.tsx', 'components/day/day-model.ts'],
  ['entrypoints/background/x.ts', 'lib/calls/place/placer.ts'],
  ['sandbox/x.ts', 'lib/service/calls/history.ts'],
  ['bench/x.ts', 'test/support/wait.ts'],
];

it.each(wrong)('%s may not import %s', (path, target, lesson) => {
  expect(importForbidden(path, target)).toContain(lesson);
});

it.each(right)('%s may import %s', (path, target) => {
  expect(importForbidden(path, target)).toBeUndefined();
});

it('is obeyed by every module', () => {
  const broken = modulesUnder(...FOLDERS).flatMap((path) =>
    importsOf(path).flatMap(({ target }) => importForbidden(path, target) ?? []),
  );
  expect(broken).toEqual([]);
});

it('names only modules and folders that exist', () => {
  const paths = [...sourcesUnder(...FOLDERS), ...sourcesUnder('assets')];
  const stems = paths.map((path) => path.replace(/\.\w+$/, ''));
  const globs = IMPORT_RULES.flatMap((rule) => [rule.from, ...globsOf(rule)])
    .map((glob) => glob.replace(/^!/, ''))
    .filter((glob) => FOLDERS.some((folder) => glob.startsWith(`${folder}/`)));
  expect(globs).toContain('lib/*/model');
  const missing = globs.filter((glob) => ![...paths, ...stems].some((p) => matchesGlob(p, glob)));
  expect([...new Set(missing)], 'remove the glob, or name what took its place').toEqual([]);
});

it('is shown in docs/architecture.md as it is', () => {
  const advice = 'npm run fix writes the table';
  expect(textOf('docs/architecture.md').includes(importRulesTable()), advice).toBe(true);
});
