import { expect, it } from 'vitest';
import {
  addedText,
  dueText,
  SKIP_REASONS,
  skipReasonText,
  sourceText,
} from '@/components/queue/contact/queue-texts';
import { clockTime } from '@/lib/i18n/times';
import { LOCAL_NOON } from '@/test/support/own-pages/own-samples';

const HOUR_MS = 3_600_000;

it('names the source of a contact: campaign, file or host', () => {
  const campaign = { campaignId: 12, campaignName: 'Renewals', recordId: 7 };
  expect(sourceText({ kind: 'campaign', ...campaign })).toBe('Renewals');
  expect(sourceText({ kind: 'list', file: 'leads.csv' })).toBe('leads.csv');
  expect(sourceText({ kind: 'page', host: 'crm.example' })).toBe('crm.example');
});

it('has words for a source without a name', () => {
  expect(sourceText({ kind: 'list' })).not.toBe('');
  expect(sourceText({ kind: 'page', host: '' })).not.toBe('');
});

it('names the day of a time that is not today', () => {
  const soon = LOCAL_NOON + HOUR_MS;
  const tomorrow = LOCAL_NOON + 24 * HOUR_MS;
  expect(dueText(soon, LOCAL_NOON)).toBe(`today, ${clockTime(soon)}`);
  expect(dueText(tomorrow, LOCAL_NOON)).toMatch(/^\p{L}{3}, .*\d+.*, /u);
  expect(dueText(tomorrow, LOCAL_NOON)).toContain(clockTime(tomorrow));
});

it('says how many were queued, and names only the reasons that left someone out', () => {
  const none = { already: 0, forbidden: 0, uncallable: 0 };
  expect(addedText({ added: 1_200, ...none })).toBe('Queued: 1,200.');
  expect(addedText({ added: 3, ...none, already: 1, forbidden: 2 })).toBe(
    'Queued: 3 · already queued: 1 · 2 on the do-not-call list.',
  );
});

it('takes other words for contacts that cannot be called', () => {
  const counts = { added: 0, already: 0, forbidden: 0, uncallable: 4 };
  expect(addedText(counts, (count) => `unreadable: ${count}`)).toBe('Queued: 0 · unreadable: 4.');
});

it('has its own words for each reason to skip', () => {
  expect(new Set(SKIP_REASONS.map(skipReasonText)).size).toBe(SKIP_REASONS.length);
});
