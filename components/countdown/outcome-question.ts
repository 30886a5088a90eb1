import type { PublicCall } from '@/lib/calls/model';
import type { Ask } from '@/lib/messages/client';
import type { Result } from '@/lib/messages/table';

/**
 * How long an answer may take before it counts as lost, in milliseconds: the longest countdown, and
 * all that the background waits for the service.
 */
const ANSWER_WITHIN_MS = 45_000;

/** The question how a call came out, open until it is answered. */
export interface OutcomeQuestion {
  /** The call that it is about; `undefined` while no outcome is awaited. */
  callId(): string | undefined;
  /** Asks about a call, in place of an earlier one. */
  ask(callId: string): void;
  /** Asks again: the browser may have dropped the answer together with a frozen page. */
  askAgain(): void;
  /** Asks again if the answer is overdue. */
  askIfLost(): void;
  /** An outcome is awaited, but the question need not be asked. */
  expect(callId: string): void;
  /** The outcome is known. */
  end(): void;
}

/** Creates the question. `onAnswer` gets the answer about the call that is awaited then. */
export function createOutcomeQuestion(
  deps: { ask: Ask; now: () => number },
  onAnswer: (answer: Result<PublicCall>) => void,
): OutcomeQuestion {
  let awaited: string | undefined;
  let askedAt = 0;

  async function put(callId: string): Promise<void> {
    askedAt = deps.now();
    // Asked twice: a background that died wakes for the second question and recovers the call.
    const first = await deps.ask('outcome', { callId });
    const answer = first.ok ? first : await deps.ask('outcome', { callId });
    if (awaited === callId) onAnswer(answer);
  }

  const askAgain = () => {
    if (awaited) void put(awaited);
  };
  return {
    callId: () => awaited,
    ask(callId) {
      awaited = callId;
      void put(callId);
    },
    askAgain,
    askIfLost() {
      if (deps.now() - askedAt > ANSWER_WITHIN_MS) askAgain();
    },
    expect(callId) {
      awaited = callId;
    },
    end() {
      awaited = undefined;
    },
  };
}
