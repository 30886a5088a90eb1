import { describe, expect, it } from 'vitest';
import { evaluate, type RuleBook } from '@/lib/rules/check/evaluate';
import { readRules } from '@/lib/rules/rule';

const law = { source: 'Law 1', url: 'https://law.example', asOf: '2026-11-23' };
const daily = (hours: string) => ({ weekday: hours, saturday: hours, sunday: hours });
const rules = readRules([
  { id: 'us', kind: 'hours', countries: ['US'], ...daily('08:00-21:00'), ...law },
  {
    id: 'us-fl',
    kind: 'hours',
    countries: ['US'],
    region: 'Florida',
    ...daily('08:00-20:00'),
    ...law,
  },
  {
    id: 'us-fl-calls',
    kind: 'attempts',
    countries: ['US'],
    region: 'Florida',
    limit: 3,
    hours: 24,
    ...law,
  },
]);
const book: RuleBook = { rules, strictness: 'warn' };

const NEW_YORK = '+12125550134';
const MIAMI = '+13055550134';
const PENSACOLA = '+18505550134';
const LONDON = '+442079460123';

const at = (text: string) => Date.parse(text);
const ask = (callee: string, time: string, calledAt: number[] = [], own = book) =>
  evaluate({ callee }, { calledAt }, own, at(time));

const iso = (verdict: ReturnType<typeof ask>) =>
  verdict.verdict !== 'allow' && verdict.nextAllowedAt !== undefined
    ? new Date(verdict.nextAllowedAt).toISOString().slice(0, 16)
    : undefined;

describe('hours', () => {
  it('allows a call within them', () => {
    expect(ask(NEW_YORK, '2026-11-23T14:00Z')).toEqual({ verdict: 'allow' });
  });

  it('says rule, source, date and the next allowed time', () => {
    expect(ask(NEW_YORK, '2026-11-23T12:59Z')).toEqual({
      verdict: 'warn',
      because: [
        {
          rule: 'us',
          country: 'US',
          words: { kind: 'hours', day: 'weekday', allowed: [[480, 1260]] },
          source: 'Law 1',
          asOf: '2026-11-23',
        },
      ],
      nextAllowedAt: at('2026-11-23T13:00Z'),
    });
  });

  it('applies the hours of a state and of its country', () => {
    expect(ask(MIAMI, '2026-11-24T01:30Z')).toMatchObject({
      because: [{ rule: 'us-fl', region: 'Florida' }],
    });
    expect(ask(MIAMI, '2026-11-24T02:30Z')).toMatchObject({
      because: [{ rule: 'us' }, { rule: 'us-fl' }],
    });
    expect(ask(NEW_YORK, '2026-11-24T01:30Z')).toEqual({ verdict: 'allow' });
  });

  it('takes the strictest of several zones', () => {
    // Pensacola's area code is in Eastern and Central time: 8:00 to 8:00 is 9:00 to 8:00 Eastern.
    expect(ask(PENSACOLA, '2026-11-23T13:30Z').verdict).toBe('warn');
    expect(iso(ask(PENSACOLA, '2026-11-23T13:30Z'))).toBe('2026-11-23T14:00');
    expect(ask(PENSACOLA, '2026-11-24T01:30Z').verdict).toBe('warn');
  });

  it('blocks if the setting is to block', () => {
    const strict = { ...book, strictness: 'block' } as const;
    expect(ask(NEW_YORK, '2026-11-23T12:59Z', [], strict).verdict).toBe('block');
  });

  it('has nothing against numbers of other countries', () => {
    expect(ask(LONDON, '2026-11-23T03:00Z')).toEqual({ verdict: 'allow' });
    expect(ask('+999', '2026-11-23T03:00Z')).toEqual({ verdict: 'allow' });
  });

  it('marks a rule as old if it was checked more than a year ago', () => {
    expect(ask(NEW_YORK, '2027-11-20T12:59Z')).not.toHaveProperty('because.0.isOld');
    expect(ask(NEW_YORK, '2027-11-26T12:59Z')).toHaveProperty('because.0.isOld', true);
  });
});

describe('attempts', () => {
  const made = ['2026-11-23T14:00Z', '2026-11-23T15:00Z', '2026-11-23T16:00Z'].map(at);

  it('allows as many as the limit', () => {
    expect(ask(MIAMI, '2026-11-23T17:00Z', made.slice(1)).verdict).toBe('allow');
  });

  it('warns of one more, until the oldest attempt is outside the period', () => {
    const verdict = ask(MIAMI, '2026-11-23T17:00Z', made);
    expect(verdict).toMatchObject({
      because: [{ rule: 'us-fl-calls', words: { kind: 'attempts', made: 3, limit: 3, hours: 24 } }],
    });
    expect(iso(verdict)).toBe('2026-11-24T14:00');
  });

  it('counts colleagues’ calls, and says how many they are', () => {
    const called = { calledAt: made.slice(0, 1), colleaguesCalledAt: made.slice(1) };
    const verdict = evaluate({ callee: MIAMI }, called, book, at('2026-11-23T17:00Z'));
    const words = { kind: 'attempts', made: 3, byColleagues: 2, limit: 3, hours: 24 };
    expect(verdict).toMatchObject({ because: [{ words }] });
    expect(iso(verdict)).toBe('2026-11-24T14:00');
  });

  it('waits for the hours too', () => {
    const late = ['2026-11-23T23:00Z', '2026-11-24T00:10Z', '2026-11-24T00:40Z'].map(at);
    expect(iso(ask(MIAMI, '2026-11-24T00:50Z', late))).toBe('2026-11-24T23:00');
    const evening = ['2026-11-24T00:57Z', '2026-11-24T00:58Z', '2026-11-24T00:59Z'].map(at);
    // A day later it would be 19:57, within the hours.
    expect(iso(ask(MIAMI, '2026-11-24T00:59Z', evening))).toBe('2026-11-25T00:57');
  });

  it('counts calls of a clock that was set back', () => {
    expect(ask(MIAMI, '2026-11-23T13:30Z', made).verdict).toBe('warn');
  });
});
