import type { Call } from '@/lib/calls/model';
import { emptyWrapUp, type WrapUpDraft, type WrapUpFields } from '@/lib/wrap-up/model';
import type { Life } from '@/test/soak/simulation/life';
import type { VirtualTime } from '@/test/soak/simulation/virtual-time';
import type { DayPlan, PlannedWrapUp } from './day-plans';
import { keepIn, saveIn } from './wrap-up-life';

/** What the rep recorded of one call, and was answered. */
export interface RecordedWrapUp {
  callId: string;
  callee: string;
  /** Each version that the rep sent, in order. */
  sent: WrapUpFields[];
  /** The version that was answered as saved last. */
  saved?: WrapUpFields;
  /** The rep never asked again for an answer. */
  givesUp: boolean;
  /** What was answered as kept, and never saved. */
  kept?: WrapUpDraft;
}

/** What the rep needs. */
export interface RepDeps {
  time: VirtualTime;
  wake: () => Promise<Life>;
  /** Reads the log as a page of ours does. */
  findCall: (gesture: string) => Promise<Call | undefined>;
  /** Calls that a press was answered with. */
  told: string[];
}

const EVERY_MS = 12 * 60_000;
/** A rep without an answer presses again. */
const AGAIN_MS = 70_000;
const MAX_PRESSES = 30;

/** Schedules a day: a call every few minutes, and what is recorded after each. */
export function scheduleDay(deps: RepDeps, plan: DayPlan, start: number): RecordedWrapUp[] {
  const recorded: RecordedWrapUp[] = [];
  for (const [nth, planned] of plan.wrapUps.entries()) {
    const callee = `+1212555${String(100 + nth).padStart(4, '0')}`;
    const gesture = `gesture-${nth}`;
    const at = start + nth * EVERY_MS;
    insist(deps.time, at, () => press(deps, { callee, gesture }));
    deps.time.at(at + planned.after, () => void record(deps, { planned, gesture, recorded }));
  }
  return recorded;
}

/** Does it, and again until it was answered. */
function insist(time: VirtualTime, at: number, act: () => Promise<boolean>): void {
  let isAnswered = false;
  for (let nth = 0; nth < MAX_PRESSES; nth++) {
    time.at(at + nth * AGAIN_MS, () => {
      if (isAnswered) return;
      void act().then(
        (answered) => {
          isAnswered ||= answered;
        },
        () => undefined,
      );
    });
  }
}

async function press(
  { wake, told }: RepDeps,
  request: { callee: string; gesture: string },
): Promise<boolean> {
  const { startCall, mortal } = await wake();
  const call = await startCall(request);
  if (!mortal.isAlive()) return false;
  told.push(call.id);
  return true;
}

interface Recording {
  planned: PlannedWrapUp;
  gesture: string;
  recorded: RecordedWrapUp[];
}

async function record(deps: RepDeps, { planned, gesture, recorded }: Recording): Promise<void> {
  const call = await deps.findCall(gesture);
  if (!call) return;
  const { time } = deps;
  const now = time.now();
  const { disposition, followUpIn, editAfter, isDraft, dieIn, givesUp = false } = planned;
  const first: WrapUpFields = {
    disposition,
    note: `Note on ${gesture}`,
    ...(followUpIn !== undefined && { followUp: { at: now + followUpIn } }),
  };
  const wrapUp: RecordedWrapUp = { callId: call.id, callee: call.callee, sent: [], givesUp };
  recorded.push(wrapUp);
  insist(time, now, () => keep(deps, wrapUp, first));
  if (isDraft) return;
  const saveFirst = () => save(deps, wrapUp, { before: emptyWrapUp, after: first, dieIn });
  if (givesUp) time.at(now + 5_000, () => void saveFirst().catch(() => undefined));
  else insist(time, now + 5_000, saveFirst);
  if (editAfter === undefined) return;
  const edited = { ...first, note: `${first.note}, corrected` };
  insist(time, now + 5_000 + editAfter, async () =>
    wrapUp.saved ? save(deps, wrapUp, { before: first, after: edited }) : false,
  );
}

async function keep(
  { wake }: RepDeps,
  wrapUp: RecordedWrapUp,
  fields: WrapUpFields,
): Promise<boolean> {
  if (wrapUp.sent.length > 0) return true;
  const { callId } = wrapUp;
  const draft = { callId, formId: callId, before: emptyWrapUp, fields, isPutAway: false };
  const life = await wake();
  await keepIn(life, { ...draft, changed: ['disposition', 'note', 'followUp'] });
  if (!life.mortal.isAlive()) return false;
  wrapUp.kept = draft;
  return true;
}

async function save(
  { wake, time }: RepDeps,
  wrapUp: RecordedWrapUp,
  {
    before,
    after,
    dieIn,
  }: { before: WrapUpFields; after: WrapUpFields; dieIn?: number | undefined },
): Promise<boolean> {
  const isFirst = !wrapUp.sent.includes(after);
  if (isFirst) wrapUp.sent.push(after);
  const life = await wake();
  const dies = isFirst ? dieIn : undefined;
  const { callId } = wrapUp;
  const change = { callId, formId: callId, before, after };
  const result = await saveIn(life, change, { now: time.now, dieIn: dies });
  if (!life.mortal.isAlive() || result?.state !== 'saved') return false;
  wrapUp.saved = after;
  return true;
}
