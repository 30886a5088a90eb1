import { expect, expectTypeOf, it } from 'vitest';
import { answerType } from '@/lib/messages/rows/message';
import { type Answers, type MessageName, messages, type Requests } from '@/lib/messages/table';
import type { Offer } from '@/lib/offers/model';

it('carries an answer’s type and no value', () => {
  expect(answerType<Offer>()).toEqual({});
});

it('gives each message its request and its answer', () => {
  expectTypeOf<Answers['offer']>().toEqualTypeOf<Offer>();
  expectTypeOf<Answers['number-texts']>().toEqualTypeOf<string[]>();
  expectTypeOf<Requests['call']>().toEqualTypeOf<{
    offerId: string;
    framedByOthers?: true | undefined;
  }>();
});

it('holds each row once, whole', () => {
  const rows = Object.entries(messages);
  expect(rows.length).toBeGreaterThan(30);
  for (const [name, { from, request, answer }] of rows) {
    expect([name, ['page', 'own', 'any'].includes(from)]).toEqual([name, true]);
    expect([name, request.safeParse(Symbol('nothing')).success]).toEqual([name, false]);
    expect([name, answer]).toEqual([name, {}]);
  }
  expectTypeOf<MessageName>().toExtend<string>();
});
