import { i18n } from '#i18n';
import { Remark } from '@/components/shared/notices/Remark';
import type { Problem } from '@/lib/calls/model';
import type { ConnectionModel } from './connection-model';
import { connectionProblemText, connectionStep, focusConnectionField } from './connection-problem';

/** The outcome of the last press of Test or Save, and the next step after a problem. */
export function ConnectionResult({ model }: { model: ConnectionModel }) {
  return <div role="status">{sentence(model)}</div>;
}

function sentence(model: ConnectionModel) {
  const current = model.result.value;
  if (current?.state === 'reached')
    return <Remark tone="call">{i18n.t('options.connected')}</Remark>;
  if (current?.state === 'saved') {
    return <Remark tone="call">{i18n.t('options.connection_saved')}</Remark>;
  }
  if (current?.state === 'saved-but') {
    const words = i18n.t('options.saved_not_connected', [connectionProblemText(current.problem)]);
    return <ProblemRemark tone="warn" words={words} problem={current.problem} model={model} />;
  }
  if (current?.state !== 'problem' || current.field) return null;
  const words = connectionProblemText(current.problem);
  return <ProblemRemark tone="stop" words={words} problem={current.problem} model={model} />;
}

interface ProblemRemarkProps {
  tone: 'warn' | 'stop';
  words: string;
  problem: Problem;
  model: ConnectionModel;
}

function ProblemRemark({ tone, words, problem, model }: ProblemRemarkProps) {
  return (
    <Remark tone={tone}>
      <div class="remark-with-step">
        <p>{words}</p>
        <ConnectionStep problem={problem} model={model} />
      </div>
    </Remark>
  );
}

/** The button after a problem: focuses the wrong field, asks for access, or tries again. */
function ConnectionStep({ problem, model }: { problem: Problem; model: ConnectionModel }) {
  const step = connectionStep(problem);
  if (step === 'allow' || step === 'again') {
    return (
      <button type="button" class="ghost" onClick={() => void model.retry()}>
        {i18n.t(step === 'allow' ? 'options.allow_access' : 'dashboard.try_again')}
      </button>
    );
  }
  return (
    <button type="button" class="ghost" onClick={() => focusConnectionField(step)}>
      {i18n.t(step === 'token' ? 'options.check_token' : 'options.check_url')}
    </button>
  );
}
