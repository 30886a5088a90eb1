import type { ComponentChildren } from 'preact';
import { i18n } from '#i18n';
import { Notice } from '@/components/shared/notices/Notice';
import type { Problem } from '@/lib/calls/model';
import { requestProblemText } from '@/lib/i18n/problem-text';
import type { ProblemCode } from '@/lib/problems/problem-codes';

interface ListProblemProps {
  problem: Problem;
  openOptions: () => void;
  /** The button that tries again. */
  children: ComponentChildren;
}

/** A list that could not be loaded: the reason and the next step. */
export function ListProblem({ problem, openOptions, children }: ListProblemProps) {
  const kind = listProblemKind(problem);
  const options = (
    <button type="button" class="primary" onClick={openOptions}>
      {i18n.t('dashboard.open_options')}
    </button>
  );
  if (kind === 'not-connected') {
    return (
      <Notice
        icon="gear"
        title={i18n.t('dashboard.not_connected')}
        next={i18n.t('dashboard.not_connected_hint')}
      >
        {options}
      </Notice>
    );
  }
  if (kind === 'token') {
    return (
      <Notice
        icon="alert"
        title={i18n.t('dashboard.token_refused')}
        next={i18n.t('dashboard.token_refused_hint')}
      >
        {options} {children}
      </Notice>
    );
  }
  return (
    <Notice icon="alert" title={i18n.t('dashboard.failed')} next={requestProblemText(problem)}>
      {children}
    </Notice>
  );
}

/** Problems whose next step is in Options. */
const ofConnection: readonly ProblemCode[] = [
  'no-service',
  'no-token',
  'token-again',
  'host-not-granted',
];

/** Returns the kind of a list's problem, which decides the icon and the next step. */
function listProblemKind({ code }: Problem): 'not-connected' | 'token' | 'other' {
  if (code === 'unauthorised') return 'token';
  return ofConnection.includes(code) ? 'not-connected' : 'other';
}
