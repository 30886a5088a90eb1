import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { manifestFor } from '@/scripts/manifest';
import { filesBelow, root, textOf } from '@/test/support/tree';

const sections: Readonly<Record<string, string>> = Object.fromEntries(
  textOf('docs/store/listing.md')
    .split(/^## /m)
    .slice(1)
    .map((section) => [section.split('\n', 1)[0], section.slice(section.indexOf('\n')).trim()]),
);

/** What only Firefox's store asks. The stores of Edge and Chrome get all the rest. */
const FIREFOX = "Data, in Firefox's store only";
const SHARED = Object.keys(sections).filter((name) => name !== FIREFOX);

it('has the name and the short description that the extension has', () => {
  const english = textOf('assets/locales/en.yml');
  expect(english).toContain(`\nname: ${sections.Name}\n`.trimStart());
  expect(english).toContain(`\ndescription: ${sections['Short description']}\n`);
});

it('is within the limits of all stores', () => {
  expect(sections.Name?.length).toBeLessThanOrEqual(45);
  expect(sections['Short description']?.length).toBeLessThanOrEqual(132);
  expect(sections.Description?.length).toBeGreaterThanOrEqual(250);
  expect(sections.Description?.length).toBeLessThanOrEqual(10_000);
});

it('is within the limit of 132 characters in every language', () => {
  const long = filesBelow(join(root, 'assets/locales')).filter((name) => {
    const [, description = ''] =
      /^description: (.*)$/m.exec(textOf(`assets/locales/${name}`)) ?? [];
    return description.length === 0 || description.length > 132;
  });
  expect(long).toEqual([]);
});

it.each(SHARED)('names no browser in: %s', (name) => {
  expect(sections[name]).not.toMatch(/chrome|chromium|firefox|\bedge\b|mozilla|google/i);
});

it('justifies each permission of the manifests, and no other', () => {
  const { permissions = [], optional_permissions = [] } = manifestFor('chrome', 'production');
  const asked = [...permissions, ...optional_permissions, 'sidePanel'].map(String);
  const table = sections.Permissions?.split('\n').slice(2) ?? [];
  const justified = table.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  expect(justified.toSorted()).toEqual(asked.toSorted());
});

it('declares the data that the manifest for Firefox declares', () => {
  const [, ...listed] = [...(sections[FIREFOX] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name);
  const { gecko } = manifestFor('firefox', 'production').browser_specific_settings ?? {};
  expect(listed).not.toContain('none');
  expect(gecko?.data_collection_permissions).toEqual({ required: listed });
});

it('has pictures of the size that stores want', () => {
  const names = filesBelow(join(root, 'docs/store')).filter((name) => name.endsWith('.png'));
  expect(names.length).toBeGreaterThanOrEqual(3);
  for (const name of names) {
    const header = readFileSync(join(root, 'docs/store', name)).subarray(16, 24);
    expect([name, header.readUInt32BE(0), header.readUInt32BE(4)]).toEqual([name, 1280, 800]);
  }
});
