import { describe, expect, it, vi } from 'vitest';
import { createNoteDraft, type NoteDraftDeps } from '@/components/transcripts/note-draft-model';
import type { TranscriptResult } from '@/lib/transcripts/model';
import { fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';

const HEADING = '[Machine-made from the recording, not checked]';
const HELLO = { text: 'Hello.', isCut: false };

/** The form of a call whose transcript comes when `answer` says. */
function form(
  answer: () => Promise<TranscriptResult> = async () => HELLO,
  deps: Partial<NoteDraftDeps> = {},
) {
  const end = new AbortController();
  let note = 'Ada';
  const ask = fakeAsk({
    'transcribe-recording': async () => ok(await answer()),
    'stop-transcript': () => ok(null),
  });
  const model = createNoteDraft(
    {
      ask,
      requestOrigins: async () => true,
      summarize: async () => undefined,
      everyFewSeconds: () => undefined,
      note: () => note,
      changeNote: (next) => {
        note = next;
      },
      ...deps,
    },
    'c',
    end.signal,
  );
  const type = (next: string) => {
    note = next;
  };
  return { model, ask, end, note: () => note, type };
}

it('adds a draft with its heading below what the rep typed, and says that it is no summary', async () => {
  const { model, note, ask } = form();
  await model.draft();
  expect(note()).toBe(`Ada\n\n${HEADING}\nHello.`);
  expect(model.state.value).toMatchObject({ step: 'added', hasSummary: false, isCut: false });
  expect(model.isUnchecked(note())).toBe(true);
  expect(ask.asked).toEqual([{ name: 'transcribe-recording', body: { callId: 'c' } }]);
});

it('puts the summary of the browser above the transcript', async () => {
  const { model, note } = form(undefined, { summarize: async () => 'Greets.' });
  await model.draft();
  expect(note()).toBe(`Ada\n\n${HEADING}\nGreets.\n\nHello.`);
  expect(model.state.value).toMatchObject({ hasSummary: true });
});

it('keeps what the rep types meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<TranscriptResult>();
  const { model, note, type } = form(() => promise);
  const drafting = model.draft();
  expect(model.state.value.step).toBe('transcribing');
  type('Ada, Friday');
  resolve(HELLO);
  await drafting;
  expect(note()).toBe(`Ada, Friday\n\n${HEADING}\nHello.`);
});

it('sends one request, however often it is pressed', async () => {
  const { model, ask } = form();
  await Promise.all([model.draft(), model.draft()]);
  expect(ask.asked).toHaveLength(1);
});

it('keeps the background awake until it has answered', async () => {
  const { promise, resolve } = Promise.withResolvers<TranscriptResult>();
  let [pass, waiting] = [() => {}, new AbortController().signal];
  const { model, ask } = form(() => promise, {
    everyFewSeconds: (react, signal) => {
      [pass, waiting] = [react, signal];
    },
  });
  const drafting = model.draft();
  pass();
  expect(ask.asked.at(-1)).toEqual({ name: 'transcript-awaited', body: null });
  expect(waiting.aborted).toBe(false);
  resolve(HELLO);
  await drafting;
  expect(waiting.aborted).toBe(true);
});

describe('afterwards the rep', () => {
  it('undoes it, also with more text typed after it', async () => {
    const { model, note, type } = form();
    await model.draft();
    type(`${note()}\nFriday`);
    expect(model.canUndo(note())).toBe(true);
    model.undo();
    expect(note()).toBe('Ada\nFriday');
    expect(model.canUndo(note())).toBe(false);
  });

  it('cannot undo what they changed', async () => {
    const { model, note, type } = form();
    await model.draft();
    type(note().replace('Hello', 'Good day'));
    expect(model.canUndo(note())).toBe(false);
    expect(model.isUnchecked(note())).toBe(true);
  });

  it('accepts it, which takes out the heading alone', async () => {
    const { model, note } = form();
    await model.draft();
    model.accept();
    expect(note()).toBe('Ada\n\nHello.');
    expect(model.isUnchecked(note())).toBe(false);
  });
});

describe('a cancelled draft', () => {
  it('ends the request, and changes nothing when the answer still comes', async () => {
    const { promise, resolve } = Promise.withResolvers<TranscriptResult>();
    const { model, note, ask } = form(() => promise);
    const drafting = model.draft();
    model.cancel();
    expect(ask.asked.at(-1)).toEqual({ name: 'stop-transcript', body: { callId: 'c' } });
    resolve(HELLO);
    await drafting;
    expect(model.state.value).toEqual({ step: 'none' });
    expect(note()).toBe('Ada');
  });

  it('ends the model of the browser, too', async () => {
    const summarize = vi.fn(
      (_text: string, signal: AbortSignal) =>
        new Promise<string>((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    const { model, note } = form(undefined, { summarize });
    const drafting = model.draft();
    await expect.poll(() => model.state.value.step).toBe('summarizing');
    model.cancel();
    await drafting;
    expect(note()).toBe('Ada');
  });

  it('is one whose form is closed; without one, nothing is stopped', () => {
    const { model, ask, end } = form(() => new Promise(() => undefined));
    void model.draft();
    end.abort();
    expect(ask.asked.map(({ name }) => name)).toEqual(['transcribe-recording', 'stop-transcript']);
    const idle = form();
    idle.end.abort();
    expect(idle.ask.asked).toEqual([]);
  });
});

describe('without a transcript', () => {
  it('the note stays as it is, and the problem is said', async () => {
    const site = 'https://rec.example.com/*';
    const { model, note } = form(async () => ({ problem: 'site-not-allowed', site }));
    await model.draft();
    expect(model.state.value).toEqual({ step: 'problem', problem: 'site-not-allowed', site });
    expect(note()).toBe('Ada');
  });

  it('says that the background did not answer, and that the note is full', async () => {
    const silent = form(undefined, { ask: fakeAsk({}) });
    await silent.model.draft();
    expect(silent.model.state.value).toEqual({ step: 'problem', problem: 'no-answer' });
    const failed = { 'transcribe-recording': () => problem('storage-failed') };
    const broken = form(undefined, { ask: fakeAsk(failed) });
    await broken.model.draft();
    expect(broken.model.state.value).toEqual({ step: 'problem', problem: 'no-answer' });
    const full = form();
    full.type('n'.repeat(100_000));
    await full.model.draft();
    expect(full.model.state.value).toEqual({ step: 'problem', problem: 'note-full' });
  });

  it('asks for access to a site at a press, and goes on only if it is given', async () => {
    const requestOrigins = vi.fn(async (patterns: string[]) => patterns.length > 1);
    const { model, ask } = form(undefined, { requestOrigins });
    await model.allow('https://stt.example.com:8443/v1');
    expect(requestOrigins).toHaveBeenCalledWith(['https://stt.example.com/*']);
    expect(ask.asked).toEqual([]);
    requestOrigins.mockResolvedValueOnce(true);
    await model.allow('https://rec.example.com/*');
    expect(requestOrigins).toHaveBeenLastCalledWith(['https://rec.example.com/*']);
    expect(ask.asked).toHaveLength(1);
  });
});
