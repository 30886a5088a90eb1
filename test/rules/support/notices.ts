import type { RuleNotice, RuleReason } from '@/lib/problems/rule-notice';

/** A reason by the federal calling hours, unless told otherwise. */
export function hoursReason(request: Partial<RuleReason> = {}): RuleReason {
  return {
    rule: 'us-hours',
    country: 'US',
    words: { kind: 'hours', day: 'weekday', allowed: [[480, 1260]] },
    source: '47 CFR § 64.1200(c)(1)',
    asOf: '2026-11-23',
    ...request,
  };
}

/** A notice of a call to New York in the evening. It is allowed again on Tuesday at 8:00 there. */
export function nightNotice(request: Partial<RuleNotice> = {}): RuleNotice {
  return {
    because: [hoursReason()],
    nextAllowedAt: Date.UTC(2026, 10, 24, 13),
    ...request,
  };
}
