import type { Problem } from '@/lib/calls/model';
import type { Ask } from '@/lib/messages/client';
import type { Answers, MessageName, Requests, Result } from '@/lib/messages/table';
import type { ProblemCode } from '@/lib/problems/problem-codes';

/** Answers of a fake background, by request name. */
export type FakeAnswers = {
  [N in MessageName]?: (body: Requests[N]) => Result<Answers[N]> | Promise<Result<Answers[N]>>;
};

/** A fake background. Answers `no-answer` to requests without an answer, and records all requests. */
export function fakeAsk(answers: FakeAnswers): Ask & { asked: { name: string; body: unknown }[] } {
  const asked: { name: string; body: unknown }[] = [];
  const ask: Ask = async (name, body) => {
    asked.push({ name, body });
    const answer = answers[name];
    return answer ? answer(body) : { ok: false, error: { code: 'no-answer' } };
  };
  return Object.assign(ask, { asked });
}

/** Returns a successful answer. */
export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

/** Returns an answer with a problem. */
export function problem(code: ProblemCode): { ok: false; error: Problem } {
  return { ok: false, error: { code } };
}
