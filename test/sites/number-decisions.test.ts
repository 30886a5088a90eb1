import { expect, it } from 'vitest';
import type { CandidateText, Verdict } from '@/lib/phone/candidates/types';
import { MAX_NUMBER_DECISIONS, type NumberDecision } from '@/lib/settings/sites/number-decision';
import { createSettings } from '@/lib/settings/store';
import {
  decideNumber,
  decisionsOn,
  numberAsWritten,
  withDecisions,
} from '@/lib/sites/number-decisions';
import { freshSettings } from '@/test/settings/support/database';

const HOST = 'crm.example.com';
const candidate: CandidateText = {
  raw: '555 0134',
  before: 'Name: Ada | Hotline no. 2: ',
  after: '',
};
const verdict = {
  ...{ start: 0, end: 8, e164: '+12125550134', type: 'UNKNOWN', reason: 'test' },
  ...{ confidence: 'doubtful', country: 'US', guessed: true },
} as Verdict;

it('names a number by its text, and by the words before it', () => {
  expect(numberAsWritten(candidate, verdict, HOST)).toEqual({
    ...{ host: HOST, text: '555 0134', label: 'hotline no' },
  });
  const written = { ...verdict, written: '(212)\u00a0555  0134' };
  expect(numberAsWritten(candidate, written, HOST).text).toBe('(212) 555 0134');
});

it('drops what is no number, by exactly this text', () => {
  const none = (text: string): NumberDecision => ({ is: 'none', host: HOST, text });
  expect(withDecisions(candidate, [verdict], [none('555 0134')])).toEqual([]);
  expect(withDecisions(candidate, [verdict], [none('555 0135')])).toEqual([verdict]);
});

it('makes a doubtful number likely by shape and label, and changes nothing else of it', () => {
  const always = (label: string): NumberDecision => ({
    ...{ is: 'number', host: HOST, shape: '000 0000', label },
  });
  expect(withDecisions(candidate, [verdict], [always('hotline no')])).toEqual([
    { ...verdict, confidence: 'likely' },
  ]);
  expect(withDecisions(candidate, [verdict], [always('order')])).toEqual([verdict]);
  const certain = { ...verdict, confidence: 'certain' as const };
  expect(withDecisions(candidate, [certain], [always('hotline no')])).toEqual([certain]);
});

it('keeps one decision about a text, the latest, for its site alone', async () => {
  const store = createSettings(freshSettings());
  const about = numberAsWritten(candidate, verdict, HOST);
  const read = async () => (await store.read()).numberDecisions;
  await decideNumber(store, about, 'none');
  await decideNumber(store, { ...about, host: 'other.example' }, 'none');
  await decideNumber(store, about, 'number');
  expect(decisionsOn(HOST, { numberDecisions: await read() })).toEqual([
    { is: 'number', host: HOST, shape: '000 0000', label: 'hotline no' },
  ]);
  await decideNumber(store, about, undefined);
  expect(await read()).toEqual([{ is: 'none', host: 'other.example', text: '555 0134' }]);
});

it('drops the oldest beyond the most that are kept', async () => {
  const store = createSettings(freshSettings());
  const full = Array.from({ length: MAX_NUMBER_DECISIONS }, (_, at) => ({
    ...{ is: 'none' as const, host: HOST, text: `${at}` },
  }));
  await store.write('numberDecisions', full);
  await decideNumber(store, { host: HOST, text: 'new', label: '' }, 'none');
  const kept = (await store.read()).numberDecisions;
  expect(kept).toHaveLength(MAX_NUMBER_DECISIONS);
  expect(kept.at(-1)).toMatchObject({ text: 'new' });
  expect(kept[0]).toMatchObject({ text: '1' });
});
