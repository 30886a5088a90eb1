import { i18n } from '#i18n';
import type { Problem } from '@/lib/calls/model';
import { requestProblemText } from '@/lib/i18n/problem-text';
import type { ProblemCode } from '@/lib/problems/problem-codes';

/** Element ids of the connection form's fields. */
export const fieldIds = { baseUrl: 'base-url', token: 'token' } as const;

/** A field of the connection form. */
export type ConnectionField = keyof typeof fieldIds;

/** Moves the focus to a field and selects its text, ready to be replaced. */
export function focusConnectionField(field: ConnectionField): void {
  const input = document.getElementById(fieldIds[field]);
  if (input instanceof HTMLInputElement) input.select();
  input?.focus();
}

/** The field to correct after a problem. After any other problem, trying again is the next step. */
const fieldAtFault: Readonly<Partial<Record<ProblemCode, ConnectionField>>> = {
  unreachable: 'baseUrl',
  'not-the-service': 'baseUrl',
  unauthorised: 'token',
  'no-token': 'token',
  'token-again': 'token',
};

/** Returns what the rep can do next, here in Options. */
export function connectionStep({ code }: Problem): ConnectionField | 'allow' | 'again' {
  if (code === 'host-not-granted') return 'allow';
  if (code.startsWith('url-')) return 'baseUrl';
  return fieldAtFault[code] ?? 'again';
}

/** The sentence for a problem of the connection. It never sends the rep to Options: they are there. */
export function connectionProblemText(problem: Problem): string {
  return sentences[problem.code]?.() ?? requestProblemText(problem);
}

const sentences: Readonly<Partial<Record<ProblemCode, () => string>>> = {
  'no-service': () => i18n.t('problem.url_empty'),
  'no-token': () => i18n.t('options.token_missing'),
  'host-not-granted': () => i18n.t('options.host_not_allowed'),
  unauthorised: () => i18n.t('options.token_refused'),
  unexpected: () => i18n.t('options.unexpected'),
};
