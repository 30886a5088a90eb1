import { expect, it } from 'vitest';
import { badgeText } from '@/lib/i18n/browser-ui/badge-text';

it('shows the seconds, and how to cancel', () => {
  const told = { kind: 'countdown', seconds: 3, text: '+1 212', cancelKeys: 'Ctrl+9' } as const;
  expect(badgeText(told)).toEqual({
    text: '3',
    tooltip: 'Calling \u2066+1\u00a0212\u2069. Press Ctrl+9 to cancel.',
  });
  expect(badgeText({ ...told, seconds: 0 }).text).toBe('…');
});

it('names the popup where no keys cancel', () => {
  const told = { kind: 'countdown', seconds: 3, text: '+1 212' } as const;
  expect(badgeText(told).tooltip).toBe(
    'Calling \u2066+1\u00a0212\u2069. Click to cancel in the popup.',
  );
});

it('says in the tooltip what is wrong', () => {
  const { text, tooltip } = badgeText({ kind: 'trouble', problem: 'unauthorised' });
  expect(text).toBe('!');
  expect(tooltip).toBe('The service refused your API token. Check it in Options.');
});

it('says that calls are not logged any more, and why', () => {
  expect(badgeText({ kind: 'logging-stopped', problem: 'crm-unauthorised' })).toEqual({
    text: '!',
    tooltip:
      'Logging stopped. Your CRM refused the key or token. Create a new one and save it in Options.',
  });
});

it('counts what is due and what is open', () => {
  expect(badgeText({ kind: 'follow-ups', count: 2 })).toEqual({
    text: '2',
    tooltip: '2 follow-ups due',
  });
  expect(badgeText({ kind: 'open-calls', count: 1 }).tooltip).toBe(
    '1 call waiting for a recording',
  );
});
