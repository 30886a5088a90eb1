import type { Call, CallState } from '@/lib/calls/model';
import type { Story } from './story';

/** What went wrong in a story. Nothing must. */
export interface StoryVerdict {
  /** Calls that the log does not know, denies, or never brings to an end. */
  lost: string[];
  /** Gestures for which we asked twice, or whose call, asked twice by the browser, isn't one in doubt. */
  doubled: string[];
}

/** The states that a call may be in after each state (docs/call-life.md), whatever happened in between. */
const ahead: Record<CallState, readonly CallState[]> = {
  counting: [
    'requested',
    'cancelled',
    'placed',
    'recorded',
    'unrecorded',
    'refused',
    'unconfirmed',
  ],
  requested: ['placed', 'recorded', 'unrecorded', 'refused', 'unconfirmed'],
  placed: ['recorded', 'unrecorded'],
  recorded: [],
  unrecorded: ['recorded'],
  refused: [],
  unconfirmed: ['placed', 'recorded', 'unrecorded'],
  cancelled: [],
};

const nothingCalled: readonly CallState[] = ['refused', 'cancelled'];
const surelyPlaced: readonly CallState[] = ['placed', 'recorded', 'unrecorded'];
const halfDone: readonly CallState[] = ['counting', 'requested'];

/** Returns whether a call may stand so after it stood otherwise. */
export function mayBecome(before: CallState, state: CallState): boolean {
  return before === state || ahead[before].includes(state);
}

/** Judges a story by what the service counted and the log says. */
export function judge(story: Story): StoryVerdict {
  return {
    lost: [
      ...unwritten(story),
      ...untrue(story),
      ...stranded(story),
      ...unfound(story),
      ...backwards(story),
    ],
    doubled: [...doubled(story), ...repeatedByBrowser(story)],
  };
}

/** Asked for, or told of, but not in the log. */
function unwritten({ service, told, log }: Story): string[] {
  const known = new Set(log.map((call) => call.id));
  const asked = service.posts.map((post) => post.submittedId);
  return [...asked, ...told].filter((id) => !known.has(id)).map((id) => `${id} is not in the log`);
}

/** The log says that nothing was called, and somebody was; or the other way round. */
function untrue({ service, log }: Story): string[] {
  const placed = new Set(service.posts.filter((post) => post.placed).map((p) => p.submittedId));
  return log.flatMap(({ id, state }) => {
    if (placed.has(id) && nothingCalled.includes(state)) return [`${id} was placed, not ${state}`];
    if (!placed.has(id) && surelyPlaced.includes(state)) return [`${id} is ${state}, not placed`];
    return [];
  });
}

/** Left half done, although the background ordered to be woken. */
function stranded({ plan, left, log }: Story): string[] {
  const calls = plan.rebirth.by === 'alarm' ? [...left, ...log] : log;
  return calls
    .filter(({ state }) => halfDone.includes(state))
    .map(({ id, state }) => `${id} is left ${state}`);
}

/** Placed, recorded, and named in history, but its recording was not found. */
function unfound({ plan, service, log }: Story): string[] {
  const { shape, recordedAfter } = plan.service;
  const names: Record<typeof shape, (call: Call) => boolean> = {
    call_id: () => true,
    id: () => true,
    submitted_id: () => true,
    none: () => false,
  };
  if (recordedAfter === undefined) return [];
  const placed = service.posts.filter((post) => post.placed).map((post) => post.submittedId);
  return log
    .filter((call) => placed.includes(call.id) && names[shape](call) && call.state !== 'recorded')
    .map(({ id, state }) => `${id} has a recording, but is ${state}`);
}

function backwards({ looks }: Story): string[] {
  const seen = new Map<string, CallState>();
  return looks.flat().flatMap(({ id, state }) => {
    const before = seen.get(id);
    seen.set(id, state);
    const isFine = before === undefined || mayBecome(before, state);
    return isFine ? [] : [`${id} went from ${before} back to ${state}`];
  });
}

function doubled({ service, log }: Story): string[] {
  const gestures = service.posts
    .filter(({ byBrowser }) => !byBrowser)
    .map(({ submittedId }) => log.find((call) => call.id === submittedId)?.gesture ?? submittedId);
  return gestures.filter((gesture, index) => gestures.indexOf(gesture) !== index);
}

/** What the browser asked for again by itself is shown as one call, in doubt until history names it. */
function repeatedByBrowser({ service, looks, log }: Story): string[] {
  const ids = service.posts.filter(({ byBrowser }) => byBrowser).map((post) => post.submittedId);
  return ids.flatMap((id) => {
    const states = looks.flat().flatMap((call) => (call.id === id ? [call.state] : []));
    const wasInDoubt = states.includes('unconfirmed');
    const isOne = log.filter((call) => call.id === id).length === 1;
    return wasInDoubt && isOne
      ? []
      : [`${id} was repeated by the browser, and is not one in doubt`];
  });
}
