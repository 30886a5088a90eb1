import { signal } from '@preact/signals';
import { createDialModel } from '@/components/dial/dial-model';
import { createRowCallsModel, type RowCallsModel } from '@/components/row-calls/row-calls-model';
import { Failure } from '@/lib/calls/failure';
import type { Call, CountingCall, Problem } from '@/lib/calls/model';
import type { Result } from '@/lib/messages/table';
import { countingCall } from '@/lib/offers/shown-call';
import { previewOf } from '@/lib/offers/typed-number';
import { CALLEE, placedCall } from '@/test/calls/support/calls';
import { fakeAsk } from '@/test/support/fakes/fake-ask';
import { directPaths, type Rep } from './paths';

/** Every way to call `CALLEE`. Each resolves with the call, or fails with why there is none. */
export const ownPagePaths: typeof directPaths = {
  ...directPaths,
  /** Enter on a number of the page, in the popup that Alt+Shift+D opens. */
  async palette(rep) {
    const { ask, onCounting, made } = ownPage(rep);
    const deps = {
      ask,
      onCounting,
      newGesture: () => 'palette',
      settings: { value: signal(undefined), allWritten: async () => undefined },
    };
    const model = createDialModel(deps, new AbortController().signal);
    model.fill(CALLEE);
    await model.call();
    note(rep, model.problem.value);
    return made();
  },
  async 'follow-up'(rep, warned) {
    const old = placedCall({ createdAt: 0, callee: CALLEE });
    await rep.database.calls.add(old);
    return pressRow(rep, warned, (rows) => rows.callAgain(old));
  },
  async 'audience row'(rep, warned) {
    const callee = { e164: CALLEE, text: CALLEE };
    const row = { id: 7, cells: {}, callee, data: {} };
    return pressRow(rep, warned, (rows) => rows.callContact(row, { id: 12, name: 'Renewals' }));
  },
};

/** Presses Call in a row, and once more if the rep saw the warning that it then says. */
async function pressRow(
  rep: Rep,
  warned: string[] | undefined,
  press: (rows: RowCallsModel) => Promise<void>,
): Promise<Call | undefined> {
  const { ask, onCounting, made } = ownPage(rep);
  const calls = signal(await rep.database.calls.toArray());
  const counting = signal<CountingCall>();
  const deps = {
    ...{ ask, onCounting, counting, calls, newGesture: () => crypto.randomUUID() },
    shownWorkspace: () => 'first',
  };
  const rows = createRowCallsModel(deps);
  await press(rows);
  if (warned) await rows.callAnyway();
  note(rep, rows.refused.value?.problem);
  return made();
}

function note(rep: Rep, problem: Problem | undefined): void {
  if (problem) rep.problems.push(problem);
}

/** One of our own pages, whose messages the rep's background answers. */
function ownPage({ offers, startCall, database }: Rep) {
  let shown: CountingCall | undefined;
  const ask = fakeAsk({
    preview: ({ text }) => answer(() => previewOf(offers, text)),
    dial: ({ e164: callee, gesture, repeatedCallId, warned, record }) =>
      answer(async () => {
        const press = { ...(repeatedCallId && { repeatedCallId }), ...(warned && { warned }) };
        return countingCall(
          await startCall({ callee, gesture, ...press, ...(record && { record }) }),
        );
      }),
  });
  return {
    ask,
    onCounting: (counting: CountingCall) => {
      shown = counting;
    },
    made: async () => shown && database.calls.get(shown.callId),
  };
}

async function answer<T>(work: () => Promise<T>): Promise<Result<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (error instanceof Failure) return { ok: false, error: error.problem };
    throw error;
  }
}
