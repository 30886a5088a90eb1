import { expect, it } from 'vitest';
import { defaultDispositions } from '@/lib/settings/dispositions';
import { planImport } from '@/lib/settings/file/plan-import';
import { noPolicy, parsePolicy } from '@/lib/settings/policy';
import { CLOSED_RULE } from '@/test/settings/support/closed-rule';

it('names what changes, with what is there now', () => {
  const stored = { countdownSeconds: 5, language: 'de' as const };
  const file = { countdownSeconds: 3, language: 'de' as const, awayMinutes: 15, repeatSeconds: 9 };
  expect(planImport(file, stored, noPolicy)).toEqual({
    changes: [
      { key: 'countdownSeconds', before: 5, after: 3 },
      { key: 'repeatSeconds', before: 60, after: 9 },
    ],
    kept: [],
  });
});

it('leaves what the administrator fixed, and says so only if the file wants something else', () => {
  const policy = parsePolicy({
    ...{ countdownSeconds: 1, language: 'de', awayMinutes: 20 },
    locked: ['countdownSeconds', 'language'],
  });
  const file = { countdownSeconds: 3, language: 'de' as const, awayMinutes: 30 };
  expect(planImport(file, {}, policy)).toEqual({
    changes: [{ key: 'awayMinutes', before: 20, after: 30 }],
    kept: ['countdownSeconds'],
  });
});

it('keeps the labels of dispositions that earlier calls have', () => {
  const own = { id: 'demo', label: 'Demo booked' };
  const { changes } = planImport(
    { dispositions: [...defaultDispositions] },
    { dispositions: [...defaultDispositions, own] },
    noPolicy,
  );
  expect(changes.map(({ after }) => after)).toEqual([
    [...defaultDispositions, { ...own, removed: true }],
  ]);
});

it('leaves the rules to an administrator who fixed them', () => {
  const changed = { key: 'rules', before: [], after: [CLOSED_RULE] };
  expect(planImport({ rules: [CLOSED_RULE] }, {}, noPolicy)).toEqual({
    changes: [changed],
    kept: [],
  });
  const fixed = parsePolicy({ rules: [], locked: ['rules'] });
  expect(planImport({ rules: [CLOSED_RULE] }, {}, fixed)).toEqual({ changes: [], kept: ['rules'] });
});
