import { expect, it } from 'vitest';
import { ruleNoticeSchema, rulesIn } from '@/lib/problems/rule-notice';
import { nightNotice } from '@/test/rules/support/notices';

it('names the rules of a notice', () => {
  expect(rulesIn(nightNotice())).toEqual(['us-hours']);
  expect(rulesIn(undefined)).toEqual([]);
});

it('parses a notice, and refuses one without a reason', () => {
  expect(ruleNoticeSchema.parse(nightNotice())).toEqual(nightNotice());
  expect(ruleNoticeSchema.safeParse({ because: [] }).success).toBe(false);
});
