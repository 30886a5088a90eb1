import { describe, expect, it, vi } from 'vitest';
import type { Preview } from '@/lib/messages/answers';
import { createDialModel, type DialWorld } from '@/lib/state/dial-model';
import { type FakeAnswers, fakeAsk, ok, problem } from '@/test/support/fake-ask';
import { arrive } from '@/test/support/fake-popup';
import { sampleCounting, samplePreview } from '@/test/support/own-samples';

function dial(answers: FakeAnswers, world: Partial<DialWorld> = {}) {
  const ask = fakeAsk(answers);
  const onCounting = vi.fn();
  let gestures = 0;
  const model = createDialModel(
    {
      ask,
      newGesture: () => `gesture-${++gestures}`,
      settled: async () => undefined,
      onCounting,
      ...world,
    },
    new AbortController().signal,
  );
  const dialled = () => ask.asked.filter(({ name }) => name === 'dial').map(({ body }) => body);
  return { model, ask, onCounting, dialled };
}

it('shows how a number reads, written as its country writes it', async () => {
  const { model } = dial({ preview: () => ok(samplePreview()) });
  model.type('+12125550134', true);
  await arrive();
  expect(model.text.value).toBe('+1 212 555 0134');
  expect(model.preview.value?.facts?.place).toBe('New York');
});

it('drops the answer to what was typed before', async () => {
  const answers: ((preview: Preview) => void)[] = [];
  const slow = () =>
    new Promise<{ ok: true; value: Preview }>((resolve) => {
      answers.push((preview) => resolve(ok(preview)));
    });
  const { model } = dial({ preview: slow });
  model.type('1', true);
  model.type('12', true);
  answers[1]?.({ formatted: '1-2' });
  await arrive();
  answers[0]?.({ formatted: '1' });
  await arrive();
  expect(model.text.value).toBe('1-2');
});

it('never loses what was typed: a rewriting that eats digits is not shown', async () => {
  const { model } = dial({ preview: () => ok({ formatted: '+1 212' }) });
  model.type('call +1 212 555', true);
  await arrive();
  expect(model.text.value).toBe('call +1 212 555');
});

it('shows the number of a pasted link', async () => {
  const { model } = dial({ preview: () => ok(samplePreview({ formatted: 'tel:+12125550134' })) });
  model.type('tel:+12125550134', true);
  await arrive();
  expect(model.text.value).toBe('+1 212 555 0134');
});

it('leaves the text alone while something is taken away', async () => {
  const { model } = dial({ preview: () => ok({ formatted: '(212)' }) });
  model.type('(212', false);
  await arrive();
  expect(model.text.value).toBe('(212');
});

it('keeps a long paste whole and asks about its beginning only', async () => {
  const { model, ask } = dial({ preview: () => ok({ formatted: '' }) });
  const long = 'x'.repeat(2000);
  model.type(long, true);
  await arrive();
  expect(model.text.value).toBe(long);
  expect(ask.asked[0]?.body).toEqual({ text: 'x'.repeat(500) });
});

it('calls the number that was read, with a gesture of its own, after the legs are stored', async () => {
  const order: string[] = [];
  const { model, dialled, onCounting } = dial(
    {
      preview: () => ok(samplePreview()),
      dial: () => {
        order.push('dial');
        return ok(sampleCounting());
      },
    },
    { settled: async () => void order.push('settled') },
  );
  model.fill('+1 212 555 0134', 'Ada Whitfield');
  await model.call();
  expect(order).toEqual(['settled', 'dial']);
  expect(dialled()).toEqual([
    { e164: '+12125550134', calleeName: 'Ada Whitfield', gesture: 'gesture-1' },
  ]);
  expect(onCounting).toHaveBeenCalledWith(sampleCounting());
});

it('makes one call of two quick presses', async () => {
  const { model, dialled } = dial({
    preview: () => ok(samplePreview()),
    dial: () => ok(sampleCounting()),
  });
  model.type('+12125550134', true);
  await Promise.all([model.call(), model.call()]);
  expect(dialled()).toHaveLength(1);
});

it('says why it did not call, and keeps what was typed', async () => {
  const { model, dialled } = dial({
    preview: () => ok({ formatted: '12', problem: { code: 'too-short' } }),
  });
  model.type('12', true);
  await model.call();
  expect(model.problem.value).toEqual({ code: 'too-short' });
  expect(model.text.value).toBe('12');
  expect(dialled()).toEqual([]);
});

it('reads again before it repeats a problem that may be over', async () => {
  const readings = [samplePreview({ problem: { code: 'called-just-now' } }), samplePreview()];
  const { model, dialled } = dial({
    preview: () => ok(readings.shift() ?? samplePreview()),
    dial: () => ok(sampleCounting()),
  });
  model.type('+12125550134', true);
  await arrive();
  await model.call();
  expect(dialled()).toHaveLength(1);
});

describe('a number that was called just now', () => {
  const locked = (again = 'call-7') =>
    ok(samplePreview({ problem: { code: 'called-just-now' }, again }));

  it('is not called by Call, and is by a second decision, which names the call before', async () => {
    const { model, dialled } = dial({ preview: () => locked(), dial: () => ok(sampleCounting()) });
    model.fill('+1 212 555 0134', 'Ada Whitfield');
    await model.call();
    expect(dialled()).toEqual([]);
    expect(model.problem.value).toEqual({ code: 'called-just-now' });
    await model.callAnyway();
    expect(dialled()).toEqual([
      {
        e164: '+12125550134',
        calleeName: 'Ada Whitfield',
        again: 'call-7',
        gesture: 'gesture-1',
      },
    ]);
  });

  it('lifts nothing else', async () => {
    const emergency = samplePreview({ problem: { code: 'emergency-number' }, again: 'call-7' });
    const { model, dialled } = dial({ preview: () => ok(emergency) });
    model.type('911', true);
    await model.callAnyway();
    expect(dialled()).toEqual([]);
    expect(model.problem.value).toEqual({ code: 'emergency-number' });
  });
});

it('asks for a number when the field is empty', async () => {
  const { model } = dial({});
  await model.call();
  expect(model.problem.value).toEqual({ code: 'empty' });
});

it('tells what the background answered when the call could not begin', async () => {
  const { model, onCounting } = dial({ dial: () => problem('call-under-way') });
  await model.callNumber({ e164: '+12125550134' });
  expect(model.problem.value).toEqual({ code: 'call-under-way' });
  expect(onCounting).not.toHaveBeenCalled();
  expect(model.busy.value).toBe(false);
});

it('forgets the name from a list as soon as another number is typed', async () => {
  const { model } = dial({ preview: () => ok(samplePreview()) });
  model.fill('+1 212 555 0134', 'Ada Whitfield');
  await arrive();
  model.type('+1 212 555 01345', true);
  expect(model.calleeName.value).toBeUndefined();
});
