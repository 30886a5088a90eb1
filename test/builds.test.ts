import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { browserNames, buildOf } from '@/test/support/browsers/launch';
import { filesBelow } from '@/test/support/tree';

const FRAME_SCRIPTS = ['await-numbers.js', 'finder.js'];

const manifestSchema = z.looseObject({
  permissions: z.array(z.string()),
  host_permissions: z.array(z.string()).optional(),
  content_scripts: z.array(z.unknown()).optional(),
});

function manifestOf(folder: string) {
  return manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')));
}

/** A build's files by name; run `npm run build` (or `npm test`) first. */
function contentsOf(folder: string): Map<string, string> {
  const read = (name: string) => readFileSync(join(folder, name)).toString('base64');
  return new Map(filesBelow(folder).map((name) => [name, read(name)]));
}

describe.each(browserNames)('the build for %s', (browser) => {
  it('asks for no host at install and puts no script into any page by itself', () => {
    const manifest = manifestOf(buildOf(browser, 'plain'));
    expect(manifest.host_permissions ?? []).toEqual([]);
    expect(manifest.content_scripts ?? []).toEqual([]);
    expect(manifest.permissions.filter((name) => name.includes('/'))).toEqual([]);
  });

  it('differs from the one with hosts granted in the hosts alone', () => {
    const [plain, granted] = [buildOf(browser, 'plain'), buildOf(browser, 'granted')];
    const { host_permissions: hosts, ...rest } = manifestOf(granted);
    expect(hosts).toEqual(['http://*/*', 'https://*/*']);
    expect(rest).toEqual(manifestOf(plain));
    const [a, b] = [contentsOf(plain), contentsOf(granted)];
    a.delete('manifest.json');
    b.delete('manifest.json');
    expect([...b.keys()]).toEqual([...a.keys()]);
    expect([...b].filter(([name, bytes]) => a.get(name) !== bytes).map(([name]) => name)).toEqual(
      [],
    );
  });

  it('has every sentence in every language', () => {
    const folder = buildOf(browser, 'plain');
    const keys = filesBelow(join(folder, '_locales')).map((name) =>
      sentencesOf(JSON.parse(readFileSync(join(folder, '_locales', name), 'utf8'))),
    );
    expect(keys.length).toBeGreaterThan(0);
    for (const each of keys) expect(each).toEqual(keys[0]);
  });

  it('has the scripts of frames compiled at once where that is heeded', () => {
    const hint = '//# allFunctionsCalledOnLoad\n';
    for (const name of FRAME_SCRIPTS) {
      const script = readFileSync(join(buildOf(browser, 'plain'), name), 'utf8');
      expect(script.startsWith(hint)).toBe(browser === 'chromium');
    }
  });
});

/** Languages have other plural forms of a sentence, and `other` each. */
function sentencesOf(messages: object): string[] {
  const isForm = (key: string) => /_(?:zero|one|two|few|many)$/.test(key);
  const isPlural = (key: string) => `${key.replace(/_[a-z]+$/, '')}_other` in messages;
  return Object.keys(messages)
    .filter((key) => !(isForm(key) && isPlural(key)))
    .sort();
}
