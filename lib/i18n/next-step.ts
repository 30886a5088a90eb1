import type { Problem } from '@/lib/calls/model';
import type { ProblemCode } from '@/lib/problems/problem-codes';

/** A section of Options where a problem is solved. */
type OptionsSection = 'connection' | 'own-numbers' | 'dids' | 'diagnostics';

/** The one thing a rep does next about a problem. */
export type NextStep =
  | OptionsSection
  | 'other-caller-id'
  | 'call-log'
  | 'try-again'
  | 'call-anyway'
  | 'do-not-call-list';

/**
 * The next step of each code; `none` where reading the sentence is all there is to do, or where the
 * view has its own step. Only problems after which certainly nothing was called may be tried again.
 */
const steps: Readonly<Record<ProblemCode, NextStep | 'none'>> = {
  unexpected: 'diagnostics',
  'unexpected-before-call': 'try-again',
  'unexpected-in-request': 'none',
  'no-answer': 'none',
  'bad-request': 'none',
  'storage-failed': 'try-again',
  'unknown-offer': 'none',
  'unknown-call': 'none',
  'page-unreachable': 'none',
  empty: 'none',
  'no-number': 'none',
  'no-selection': 'none',
  'not-in-country': 'none',
  'no-number-there': 'none',
  'country-unknown': 'none',
  'too-short': 'none',
  'too-long': 'none',
  'several-numbers': 'none',
  'damaged-number': 'none',
  'no-service': 'connection',
  'no-token': 'connection',
  'token-again': 'connection',
  'no-own-number': 'own-numbers',
  'no-did': 'dids',
  'emergency-number': 'none',
  'short-number': 'none',
  'premium-number': 'none',
  'satellite-number': 'none',
  'impossible-number': 'none',
  'own-number': 'none',
  'did-number': 'none',
  'called-just-now': 'none',
  'call-in-progress': 'try-again',
  'too-many-calls': 'try-again',
  'queue-paused': 'none',
  'caller-id-changed': 'none',
  'workspace-changed': 'none',
  'workspace-call-in-flight': 'none',
  'workspace-removed': 'none',
  'workspace-in-use': 'none',
  'workspaces-full': 'none',
  'do-not-call': 'do-not-call-list',
  'no-subject': 'none',
  'file-unreadable': 'none',
  'registry-unreadable': 'none',
  'registry-wrong-country': 'none',
  'registry-change-list': 'none',
  'registry-interrupted': 'none',
  'no-shared-list': 'none',
  'list-unreadable': 'none',
  'list-empty': 'none',
  'file-too-large': 'none',
  'file-protected': 'none',
  'file-old-excel': 'none',
  'call-warning': 'call-anyway',
  'not-allowed-now': 'none',
  'number-twice': 'none',
  'not-saved': 'none',
  'setting-locked': 'none',
  'url-empty': 'none',
  'url-invalid': 'none',
  'url-not-https': 'none',
  'url-credentials': 'none',
  'url-query': 'none',
  'host-not-granted': 'connection',
  offline: 'try-again',
  unreachable: 'connection',
  timeout: 'none',
  unauthorised: 'connection',
  refused: 'none',
  'did-not-owned': 'other-caller-id',
  'rate-limited': 'try-again',
  'server-error': 'none',
  'not-the-service': 'connection',
  unreadable: 'none',
  'crm-no-key': 'none',
  'crm-key-again': 'none',
  'crm-no-client': 'none',
  'crm-no-client-secret': 'none',
  'crm-unknown-client': 'none',
  'crm-sign-in-again': 'none',
  'crm-sign-in-refused': 'none',
  'crm-sign-in-unfinished': 'none',
  'crm-wrong-host': 'none',
  'crm-not-listed': 'none',
  'crm-no-host-access': 'none',
  'crm-unreachable': 'none',
  'crm-unauthorised': 'none',
  'crm-wrong-database': 'none',
  'crm-not-odoo': 'none',
  'crm-not-json': 'none',
  'crm-no-right': 'none',
  'crm-missing-scope': 'none',
  'crm-wrong-type': 'none',
  'crm-signature-refused': 'none',
  'crm-secret-short': 'none',
  'crm-template-json': 'none',
  'crm-template-field': 'none',
  'crm-field-name': 'none',
  'crm-field-taken': 'none',
  'crm-field-missing': 'none',
  'crm-fixed-text': 'none',
  'crm-field-required': 'none',
  'crm-contact-field': 'none',
  'crm-busy': 'none',
  'crm-failed': 'none',
  'crm-refused': 'none',
  'crm-record-gone': 'none',
  'crm-entry-gone': 'none',
  'crm-no-record': 'none',
  'crm-several-records': 'none',
  'crm-unclear-record': 'none',
  'crm-search-incomplete': 'none',
  'crm-dropped': 'none',
  'crm-other-record': 'none',
  'crm-other-account': 'none',
  'cancelled-by-rep': 'none',
  'countdown-hidden': 'try-again',
  'page-left': 'try-again',
  interrupted: 'try-again',
  'handset-updated': 'try-again',
  'interrupted-requesting': 'none',
  'outcome-not-saved': 'call-log',
  'outcome-unknown': 'call-log',
  'record-damaged': 'none',
  'window-closed': 'none',
  'history-names-none': 'none',
};

/** The next step for a problem; undefined if there is nothing to do. */
export function nextStep({ code }: Problem): NextStep | undefined {
  const step = steps[code];
  return step === 'none' ? undefined : step;
}

/** Returns the page of ours on which a step is taken; undefined for a step that takes no other page. */
export function pageOfStep(step: NextStep | undefined): string | undefined {
  switch (step) {
    case 'connection':
    case 'own-numbers':
    case 'dids':
    case 'diagnostics':
      return `/options.html#${step}`;
    case 'other-caller-id':
      return '/options.html#dids';
    case 'do-not-call-list':
      return '/dashboard.html#/donotcall';
    case 'call-log':
      return '/dashboard.html#/calls';
    default:
      return undefined;
  }
}

/** Returns the page of ours on which a problem is solved; undefined if there is none. */
export function pageOfProblem(problem: Problem): string | undefined {
  return pageOfStep(nextStep(problem));
}
