import {
  deliveryBackOff,
  MAX_ATTEMPTS,
  MAX_EFFECT_DELAY_MS,
  unsettledUntil,
} from './delivery-step';
import type { DeliveryProblem } from './model/connector';
import type { Delivery } from './model/delivery';

/** The result of one step. */
export type DeliveryAnswer =
  | { type: 'created' | 'found'; entryId: string }
  | { type: 'not-found' | 'replaced' | 'removed' | 'finished' }
  | { type: 'kept' | 'choice' | 'refused' | 'no-answer'; problem: DeliveryProblem }
  /** Nothing was sent yet. It is tried again at `until`, epoch ms. */
  | { type: 'postponed'; until: number }
  /** Nothing is sent to the CRM for now: a refused key, or a rate limit. It did nothing. */
  | { type: 'held' };

/** A step that sends something. */
export type SendingStep = 'create' | 'find' | 'replace' | 'remove';

/**
 * A row right before a step is sent. Written first: if the background dies before the answer, the row shows
 * that the request may take effect. `revision` is the row's before the call was read.
 */
export function beforeStep(
  row: Delivery,
  step: SendingStep,
  { revision, now }: { revision: number; now: number },
): Delivery {
  const sending: Delivery = { ...row, state: 'sending' };
  return step === 'create' || step === 'replace'
    ? { ...sending, sendingRevision: revision, unsettledUntil: now + MAX_EFFECT_DELAY_MS }
    : sending;
}

/** When an answer came, and what it answers. */
export interface AnswerMoment {
  step: SendingStep | 'finish';
  /** Epoch ms at which the step began. */
  startedAt: number;
  now: number;
  /** Between 0 and 1. */
  random: number;
}

/** A row after the answer to a step. `row` is read again: it may have changed since. Pure. */
export function afterAnswer(row: Delivery, answer: DeliveryAnswer, moment: AnswerMoment): Delivery {
  switch (answer.type) {
    case 'created':
      return succeeded(row, { entryId: answer.entryId, sentRevision: row.sendingRevision }, moment);
    case 'found':
      return succeeded(row, { entryId: answer.entryId }, moment);
    case 'replaced':
      return succeeded(row, { sentRevision: row.sendingRevision }, moment);
    case 'removed':
      return afterRemoval(row, moment);
    case 'finished':
      return row.isUnwanted ? afterRemoval(row, moment) : ended(row, 'sent');
    case 'not-found':
      return afterNotFound(row, moment);
    case 'kept':
    case 'choice':
      return notMade(row, answer.type, answer.problem, moment);
    case 'refused':
      return notMade(row, 'failed', answer.problem, moment);
    case 'postponed':
      return { ...withoutEffect(row, moment), state: 'waiting', dueAt: answer.until };
    case 'held':
      return { ...withoutEffect(row, moment), state: 'waiting' };
    case 'no-answer':
      return triedAgain(row, answer.problem, moment);
  }
}

function succeeded(row: Delivery, change: Partial<Delivery>, { now }: AnswerMoment): Delivery {
  const { problem: _old, ...rest } = withoutUnsettled(row);
  const next: Delivery = { ...rest, ...change, attempts: 0, dueAt: now };
  const isDone = next.sentRevision === next.revision && !next.isUnwanted;
  return { ...next, state: isDone ? 'sent' : 'waiting' };
}

function ended(row: Delivery, state: Delivery['state'], problem?: DeliveryProblem): Delivery {
  const { problem: _old, entryId, ...rest } = row;
  const kept = state === 'removed' ? rest : { ...rest, ...(entryId && { entryId }) };
  return { ...kept, state, attempts: 0, ...(problem && { problem }) };
}

/** An entry that the rep took back while it was being made has nothing to remove now. */
function notMade(
  row: Delivery,
  state: Delivery['state'],
  problem: DeliveryProblem,
  moment: AnswerMoment,
): Delivery {
  const next = withoutEffect(row, moment);
  if (row.isUnwanted && moment.step === 'create') {
    return { ...next, state: 'waiting', dueAt: moment.now };
  }
  return ended(next, state, problem);
}

/** An entry on a wrong record is created again on the one that the rep chose. */
function afterRemoval(row: Delivery, { now }: AnswerMoment): Delivery {
  const removed = ended(withoutUnsettled(row), 'removed');
  if (!row.isMoving) return removed;
  const { isMoving: _moving, isUnwanted: _unwanted, sentRevision: _sent, ...rest } = removed;
  return { ...rest, state: 'waiting', dueAt: now };
}

/** The CRM said that it did nothing, so an attempt to write leaves nothing open. */
function withoutEffect(row: Delivery, { step }: AnswerMoment): Delivery {
  if (step === 'replace') return withoutUnsettled(row);
  if (step !== 'create') return row;
  const { loggedOn: _, ...rest } = withoutUnsettled(row);
  return rest;
}

/** No entry with our marker: deleted in the CRM, not there yet, or it certainly never comes. */
function afterNotFound(row: Delivery, { step, startedAt, now }: AnswerMoment): Delivery {
  if (step === 'replace') {
    return ended(withoutUnsettled(row), 'failed', { code: 'crm-entry-gone' });
  }
  const until = unsettledUntil(row, now) ?? 0;
  if (startedAt < until) return { ...row, state: 'waiting', unsettledUntil: until, dueAt: until };
  return { ...withoutUnsettled(row), state: 'waiting', dueAt: now };
}

function withoutUnsettled({ unsettledUntil: _, ...rest }: Delivery): Delivery {
  return rest;
}

function triedAgain(row: Delivery, problem: DeliveryProblem, moment: AnswerMoment): Delivery {
  const attempts = row.attempts + 1;
  if (attempts >= MAX_ATTEMPTS) return { ...row, state: 'failed', attempts, problem };
  const dueAt = moment.now + deliveryBackOff(attempts, moment.random);
  return { ...row, state: 'waiting', attempts, dueAt, problem };
}
