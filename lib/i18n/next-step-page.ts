import type { Problem } from '@/lib/calls/model';
import { type NextStep, nextStep } from './next-step';

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
