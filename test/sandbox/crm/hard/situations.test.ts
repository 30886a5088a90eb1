import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { describe, expect, it, vi } from 'vitest';
import { paperGroups } from '@/sandbox/crm/data/papers';
import { situations } from '@/sandbox/crm/hard/situations';
import { digitsIn, fetchCrm, htmlWithFrames, plainText } from '@/test/sandbox/crm/crm-site';

// Bundling and 100,000 rows take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

it('gives each situation its own name and address', () => {
  expect(new Set(situations.map(({ slug }) => slug)).size).toBe(situations.length);
  expect(new Set(situations.map(({ title }) => title)).size).toBe(situations.length);
  expect(situations.length).toBeGreaterThanOrEqual(14);
});

describe.each([...situations])('$slug', ({ slug, expected, unseen = [], words = [], traps }) => {
  it('holds the numbers and the traps that it promises', async () => {
    const text = plainText(await htmlWithFrames(`/crm/hard/${slug}`));
    const shown = digitsIn(text);
    const missing = expected.filter((e164) => !shown.includes(nationalOf(e164)));
    expect(missing).toEqual([]);
    const inAttributes = digitsIn(decodeURIComponent(text));
    expect(unseen.filter((e164) => !inAttributes.includes(e164.slice(-8)))).toEqual([]);
    expect([...words, ...traps].filter((trap) => !text.includes(trap))).toEqual([]);
  });

  it('expects valid numbers only, none of them a trap', () => {
    const some = expected.filter((_, index) => index % 97 === 0 || expected.length < 50);
    for (const e164 of some) expect(parsePhoneNumberFromString(e164)?.isValid()).toBe(true);
    const caught = traps.filter((trap) => expected.includes(`+1${digitsIn(trap)}`));
    expect(caught).toEqual([]);
  });

  it('does not tell the page what is expected of it', async () => {
    const html = await htmlWithFrames(`/crm/hard/${slug}`);
    const told = html.replaceAll(/ href="[^"]*"/g, '').match(/\+\d{9,}|expected/);
    expect(told).toBeNull();
  });
});

it('labels every paper, and lets few of them be called', async () => {
  const text = plainText(await (await fetchCrm('/crm/traps')).text());
  const papers = paperGroups.flatMap((group) => group.papers);
  expect(papers.filter(({ label, text: written }) => !text.includes(label + written))).toEqual([]);
  expect(papers.filter(({ e164 }) => e164)).toHaveLength(4);
  expect(papers.length).toBeGreaterThan(40);
});

function nationalOf(e164: string): string {
  return parsePhoneNumberFromString(e164)?.nationalNumber ?? e164;
}
