import { signal } from '@preact/signals';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  createDialModel,
  type DialDeps,
  equalsIgnoringSeparators,
} from '@/components/dial/dial-model';
import type { DialPreview } from '@/lib/offers/model';
import { formatAsYouType } from '@/lib/phone/plan/format';
import { nightNotice } from '@/test/rules/support/notices';
import { type FakeAnswers, fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';
import { flushPromises } from '@/test/support/fakes/fake-popup';
import {
  completeSettings,
  sampleCounting,
  samplePreview,
} from '@/test/support/own-pages/own-samples';

function dial(answers: FakeAnswers, deps: Partial<DialDeps> = {}) {
  const ask = fakeAsk(answers);
  const onCounting = vi.fn();
  let gestures = 0;
  const model = createDialModel(
    {
      ask,
      newGesture: () => `gesture-${++gestures}`,
      settings: { value: signal(undefined), allWritten: async () => undefined },
      onCounting,
      ...deps,
    },
    new AbortController().signal,
  );
  const dialled = () => ask.asked.filter(({ name }) => name === 'dial').map(({ body }) => body);
  return { model, ask, onCounting, dialled };
}

it('shows how a number is read, and keeps the text as typed', async () => {
  const { model } = dial({ preview: () => ok(samplePreview()) });
  model.type('+12125550134');
  await flushPromises();
  expect(model.text.value).toBe('+12125550134');
  expect(model.preview.value?.facts?.region).toBe('New York');
});

it('drops the answer about an earlier text', async () => {
  const answers: ((preview: DialPreview) => void)[] = [];
  const slow = () =>
    new Promise<{ ok: true; value: DialPreview }>((resolve) => {
      answers.push((preview) => resolve(ok(preview)));
    });
  const { model } = dial({ preview: slow });
  model.type('1');
  model.type('12');
  answers[1]?.({ formatted: '1-2' });
  await flushPromises();
  answers[0]?.({ formatted: '1' });
  await flushPromises();
  expect(model.preview.value?.formatted).toBe('1-2');
});

it('knows whether the rep used the field after the press of Call', async () => {
  const { model } = dial({ preview: () => ok(samplePreview()), dial: () => ok(sampleCounting()) });
  model.noteUse();
  model.type('+12125550134');
  await model.call();
  expect(model.usedSinceCall.value).toBe(false);
  model.noteUse();
  expect(model.usedSinceCall.value).toBe(true);
  await model.call();
  model.type('+1');
  expect(model.usedSinceCall.value).toBe(true);
});

it('keeps exactly what the rep typed or pasted, for any sequence of edits', async () => {
  const char = fc.constantFrom(...'0123456789+() -.xAé\u0662\u202a');
  const edit = fc.record({
    from: fc.nat(20),
    remove: fc.nat(6),
    insert: fc.oneof(
      fc.array(char, { maxLength: 6 }).map((all) => all.join('')),
      fc.string(),
    ),
    waits: fc.boolean(),
  });
  const preview = async ({ text }: { text: string }) =>
    ok({ formatted: formatAsYouType(text, 'US') });
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { maxLength: 12 }), async (edits) => {
      const { model } = dial({ preview });
      let typed = '';
      for (const { from, remove, insert, waits } of edits) {
        typed = typed.slice(0, from) + insert + typed.slice(from + remove);
        model.type(typed);
        if (waits) await flushPromises();
        expect(model.text.value).toBe(typed);
      }
      await flushPromises();
      expect(model.text.value).toBe(typed);
    }),
    { numRuns: 60 },
  );
});

it('keeps a long pasted text whole and asks only about its start', async () => {
  const { model, ask } = dial({ preview: () => ok({ formatted: '' }) });
  const long = 'x'.repeat(2000);
  model.type(long);
  await flushPromises();
  expect(model.text.value).toBe(long);
  expect(ask.asked[0]?.body).toEqual({ text: 'x'.repeat(500) });
});

it('calls the number that was read, with a new gesture, after the legs are saved', async () => {
  const order: string[] = [];
  const { model, dialled, onCounting } = dial(
    {
      preview: () => ok(samplePreview()),
      dial: () => {
        order.push('dial');
        return ok(sampleCounting());
      },
    },
    {
      settings: {
        value: signal(completeSettings({ workspace: 'acme' })),
        allWritten: async () => void order.push('settled'),
      },
    },
  );
  const record = { crm: 'odoo', id: '14' };
  const sourcePage = { url: 'https://crm.example/14', title: 'Ada Whitfield' };
  model.fill('+1 212 555 0134', { calleeName: 'Ada Whitfield', record, sourcePage });
  await model.call();
  expect(order).toEqual(['settled', 'dial']);
  expect(dialled()).toEqual([
    {
      ...{ e164: '+12125550134', calleeName: 'Ada Whitfield', record, sourcePage },
      ...{ shownWorkspace: 'acme', gesture: 'gesture-1' },
    },
  ]);
  expect(onCounting).toHaveBeenCalledWith(sampleCounting());
});

it('makes one call for two quick presses', async () => {
  const { model, dialled } = dial({
    preview: () => ok(samplePreview()),
    dial: () => ok(sampleCounting()),
  });
  model.type('+12125550134');
  await Promise.all([model.call(), model.call()]);
  expect(dialled()).toHaveLength(1);
});

it('says why it did not call, and keeps what was typed', async () => {
  const { model, dialled } = dial({
    preview: () => ok({ formatted: '12', problem: { code: 'too-short' } }),
  });
  model.type('12');
  await model.call();
  expect(model.problem.value).toEqual({ code: 'too-short' });
  expect(model.text.value).toBe('12');
  expect(dialled()).toEqual([]);
});

it('reads again before it shows a problem that may be over', async () => {
  const readings = [samplePreview({ problem: { code: 'called-just-now' } }), samplePreview()];
  const { model, dialled } = dial({
    preview: () => ok(readings.shift() ?? samplePreview()),
    dial: () => ok(sampleCounting()),
  });
  model.type('+12125550134');
  await flushPromises();
  await model.call();
  expect(dialled()).toHaveLength(1);
});

describe('a number that was called just now', () => {
  const locked = (repeatedCallId = 'call-7') =>
    ok(samplePreview({ problem: { code: 'called-just-now' }, repeatedCallId }));

  it('is called only after a second press, which names the earlier call', async () => {
    const { model, dialled } = dial({ preview: () => locked(), dial: () => ok(sampleCounting()) });
    model.fill('+1 212 555 0134', { calleeName: 'Ada Whitfield' });
    await model.call();
    expect(dialled()).toEqual([]);
    expect(model.problem.value).toEqual({ code: 'called-just-now' });
    await model.callAnyway();
    expect(dialled()).toEqual([
      {
        e164: '+12125550134',
        calleeName: 'Ada Whitfield',
        repeatedCallId: 'call-7',
        gesture: 'gesture-1',
      },
    ]);
  });

  it('gets past no other problem that way', async () => {
    const emergency = samplePreview({
      problem: { code: 'emergency-number' },
      repeatedCallId: 'call-7',
    });
    const { model, dialled } = dial({ preview: () => ok(emergency) });
    model.type('911');
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

it('shows the background’s answer when the call could not start', async () => {
  const { model, onCounting } = dial({ dial: () => problem('call-in-progress') });
  await model.callNumber({ e164: '+12125550134' });
  expect(model.problem.value).toEqual({ code: 'call-in-progress' });
  expect(onCounting).not.toHaveBeenCalled();
  expect(model.busy.value).toBe(false);
});

it('drops the name from a list as soon as another number is typed', async () => {
  const { model } = dial({ preview: () => ok(samplePreview()) });
  model.fill('+1 212 555 0134', { calleeName: 'Ada Whitfield' });
  await flushPromises();
  model.type('+1 212 555 01345');
  expect(model.calleeName.value).toBeUndefined();
});

it('treats a call without an answer as one that may have started', async () => {
  const { model } = dial({ preview: () => ok(samplePreview()), dial: () => problem('no-answer') });
  model.type('+12125550134');
  await model.call();
  expect(model.problem.value).toEqual({ code: 'outcome-unknown' });
});

it('retries the number that was pressed, not the one in the field', async () => {
  const { model, dialled } = dial({
    preview: () => ok(samplePreview()),
    dial: () => problem('offline'),
  });
  model.type('+12125550134');
  await model.callNumber({ e164: '+12125550177', repeatedCallId: 'call-7' });
  await model.tryAgain();
  expect(dialled()).toEqual([
    { e164: '+12125550177', repeatedCallId: 'call-7', gesture: 'gesture-1' },
    { e164: '+12125550177', repeatedCallId: 'call-7', gesture: 'gesture-2' },
  ]);
});

it('names the warning that the preview showed', async () => {
  const preview = { ...samplePreview(), warning: nightNotice() };
  const { model, dialled } = dial({
    preview: () => ok(preview),
    dial: () => ok(sampleCounting()),
  });
  model.type('+12125550134');
  await model.call();
  expect(dialled()).toMatchObject([{ warned: ['us-hours'] }]);
});

it('calls anyway only at the press after a warning, and forgets it then', async () => {
  const warned = { ok: false, error: { code: 'call-warning', rules: nightNotice() } } as const;
  const { model, dialled } = dial({ dial: () => warned });
  const callee = { e164: '+12125550134', repeatedCallId: 'call-1' };
  await model.callNumber(callee);
  await model.tryAgain();
  await model.callNumber(callee);
  expect(dialled()).toEqual([
    { ...callee, gesture: 'gesture-1' },
    { ...callee, gesture: 'gesture-2', warned: ['us-hours'] },
    { ...callee, gesture: 'gesture-3' },
  ]);
});

it('compares two texts without their separators', () => {
  expect(equalsIgnoringSeparators('2125550134', '(212) 555-0134')).toBe(true);
  expect(equalsIgnoringSeparators('+1 212.555.0134', '+1 212 555 0134')).toBe(true);
  expect(equalsIgnoringSeparators('212 555 0134 or 0135', '(212) 555-0134')).toBe(false);
  expect(equalsIgnoringSeparators('Ada Whitfield', '')).toBe(false);
  expect(equalsIgnoringSeparators('٢١٢', '٢١٢-')).toBe(true);
});
