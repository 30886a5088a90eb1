import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import { expect, it } from 'vitest';
import { MINIMUM, manifestFor } from '@/scripts/manifest';
import { FEATURES, FROM_NOTES } from './support/browser-features';
import { modulesUnder, textOf } from './support/tree';

type Browser = 'chrome' | 'edge' | 'firefox';

/** A row of docs/browsers.md. A version is undefined where the browser has no such feature. */
interface Row {
  feature: string;
  chrome: number | undefined;
  firefox: number | undefined;
}

const [, needed = '', inOne = ''] = textOf('docs/browsers.md').split(/^## /m);
const ROW = /^\| (`.+?) \| (\d+|–) \| (\d+|–) \|/gm;

function rowsOf(section: string): Row[] {
  return [...section.matchAll(ROW)].map(([, feature = '', chrome, firefox]) => ({
    feature,
    chrome: Number(chrome) || undefined,
    firefox: Number(firefox) || undefined,
  }));
}

const rows = [...rowsOf(needed), ...rowsOf(inOne)];

function dataAt(path: string): unknown {
  return path.split('.').reduce<unknown>((at, key) => Object(at)[key], bcd);
}

/** Returns the first version of a browser that has a feature fully, by MDN's data. */
function firstVersion(path: string, browser: Browser): number | undefined {
  const { support = {} } = Object(dataAt(path)).__compat ?? {};
  const [newest] = [support[browser]].flat();
  return Number.parseInt(newest?.version_added, 10) || undefined;
}

const isInNote = ({ feature }: Row) => feature in FROM_NOTES;

it.each(rows.filter((row) => !isInNote(row)))(
  'names the first versions that MDN knows, in Edge too: $feature',
  ({ feature, ...versions }) => {
    const found = (browser: Browser) => firstVersion(FEATURES[feature] ?? 'none', browser);
    expect({ chrome: found('chrome'), firefox: found('firefox') }).toEqual(versions);
    // The Chromium-based Edge begins with 79.
    expect(found('edge')).toBe(versions.chrome && Math.max(versions.chrome, 79));
  },
);

it.each(rows.filter(isInNote))('names a version from a note of MDN’s: $feature', (row) => {
  const { path = 'none', note = 'none' } = FROM_NOTES[row.feature] ?? {};
  expect(JSON.stringify(dataAt(path))).toContain(note);
  const [, version] = /(?:Firefox|Chrome) (\d+)/.exec(note) ?? [];
  expect([row.chrome, row.firefox]).toContain(Number(version));
});

it('installs only in browsers that have every needed feature', () => {
  const newest = (versions: (number | undefined)[]) => Math.max(...versions.map((v) => v ?? 0));
  const all = rowsOf(needed);
  expect(all.length).toBeGreaterThan(20);
  expect(MINIMUM.chrome).toBeGreaterThanOrEqual(newest(all.map(({ chrome }) => chrome)));
  expect(MINIMUM.firefox).toBeGreaterThanOrEqual(newest(all.map(({ firefox }) => firefox)));
});

it('has a way without each feature that only one browser has', () => {
  const missing = rowsOf(inOne).filter(({ chrome, firefox }) => chrome && firefox);
  expect(missing, 'put it among the needed, and raise MINIMUM').toEqual([]);
});

it('says the minimum in the manifests and in the docs', () => {
  const { chrome, firefox } = MINIMUM;
  expect(manifestFor('chrome', 'production').minimum_chrome_version).toBe(`${chrome}`);
  const { browser_specific_settings: settings } = manifestFor('firefox', 'production');
  expect(settings?.gecko?.strict_min_version).toBe(`${firefox}.0`);
  for (const page of ['README.md', 'CHANGELOG.md', 'docs/install.md', 'docs/browsers.md']) {
    expect(textOf(page)).toMatch(new RegExp(`(?:Chrome|Edge)\\W+\\(?${chrome}\\b`));
    expect(textOf(page)).toMatch(new RegExp(`Firefox\\W+\\(?${firefox}\\b`));
  }
});

/** How code asks whether the browser has something: by an optional call, by `in`, by a type that may lack it. */
const CHECKS = [
  /\b(?:document|event|area|chrome\??\.dom)\??\.(\w+)\?\.\(/g,
  /'(\w+)' in (?:\w+\.prototype|view|document|navigator|window|browser\.\w+)\b/g,
  /\b(?:browser|performance|navigator|document) as \{ (\w+)\?:/g,
  /CSS\.supports\('selector\((\S+)\)'\)/g,
];

it('has a row for everything that the code asks the browser for', () => {
  const code = modulesUnder('lib', 'components', 'entrypoints').map(textOf).join('\n');
  const asked = CHECKS.flatMap((check) => [...code.matchAll(check)].map(([, name = '']) => name));
  const named = rows.map(({ feature }) => feature).join('\n');
  expect(new Set(asked).size).toBeGreaterThan(6);
  expect([...new Set(asked)].filter((name) => !named.includes(name))).toEqual([]);
});
