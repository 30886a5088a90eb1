import { i18n } from '#i18n';
import { Remark, type Tone } from '@/components/shared/notices/Remark';
import type { Problem } from '@/lib/calls/model';
import { nameInSentence } from '@/lib/i18n/in-sentence';
import type { EntryPreview } from './connector-buttons';
import { type ConnectorFieldName, connectorForms } from './connector-forms';
import type { ConnectorModel } from './connector-model';
import {
  connectorProblemText,
  connectorStep,
  faultyField,
  isMappingProblem,
} from './connector-problem';
import { connectorFieldLabel } from './connector-texts';

/** The outcome of the last press, else whether the CRM is connected. */
export function ConnectorRemark({ model }: { model: ConnectorModel }) {
  const result = model.result.value;
  const chosen = model.chosen.value;
  if (result?.state === 'problem') {
    if (faultyField(result.problem, chosen) || isMappingProblem(result.problem)) return null;
    return <ProblemRemark tone="stop" problem={result.problem} model={model} />;
  }
  if (result?.state === 'saved-but') {
    const say = (words: string) => i18n.t('logging.connected_but', [words]);
    return <ProblemRemark tone="warn" problem={result.problem} model={model} say={say} />;
  }
  if (result?.state === 'previewed') return <EntryText preview={result.preview} />;
  if (result?.state === 'tested') {
    return (
      <>
        <Remark tone="call">{i18n.t('logging.works')}</Remark>
        <EntryText preview={result.preview} />
      </>
    );
  }
  // While a test runs, the stored connection is not what is being tested.
  if (result && result.state !== 'saved') return null;
  return (
    <>
      <ConnectedRemark model={model} />
      <EntryText preview={result?.preview} />
    </>
  );
}

interface ProblemRemarkProps {
  tone: Tone;
  problem: Problem;
  model: ConnectorModel;
  /** Puts the sentence for the problem into another. */
  say?: (words: string) => string;
}

function ProblemRemark({ tone, problem, model, say = (words) => words }: ProblemRemarkProps) {
  return (
    <Remark tone={tone}>
      <div class="remark-with-step">
        <p>{say(connectorProblemText(problem, model.chosen.value))}</p>
        <ConnectorStepButton problem={problem} model={model} />
      </div>
    </Remark>
  );
}

function EntryText({ preview }: { preview: EntryPreview | undefined }) {
  if (!preview) return null;
  const { text, isSample } = preview;
  return (
    <figure class="connector-preview">
      <figcaption>
        {i18n.t(isSample ? 'logging.preview_sample' : 'logging.preview_title')}
      </figcaption>
      <pre dir="auto">{text}</pre>
    </figure>
  );
}

function ConnectedRemark({ model }: { model: ConnectorModel }) {
  const stored = model.stored.value;
  if (!stored) return null;
  if (stored.stopped) {
    const say = (words: string) => i18n.t('logging.stopped', [words]);
    return <ProblemRemark tone="warn" problem={stored.stopped} model={model} say={say} />;
  }
  const { fields, name } = connectorForms[stored.id];
  const where = fields.includes('address') ? nameInSentence(stored.address) : name;
  return <Remark tone="call">{i18n.t('logging.connected', [where])}</Remark>;
}

interface ConnectorStepButtonProps {
  problem: Problem;
  model: ConnectorModel;
}

/** The next step for a problem of a CRM: focuses the field to correct, asks for access, signs in or tries again. */
function ConnectorStepButton({ problem, model }: ConnectorStepButtonProps) {
  const connector = model.chosen.value;
  const step = connectorStep(problem, connector);
  if (typeof step === 'object') {
    const label = connectorFieldLabel(connector, step.field);
    return (
      <button type="button" class="ghost" onClick={() => focusConnectorField(step.field)}>
        {i18n.t('logging.check_field', [label])}
      </button>
    );
  }
  const press = step === 'sign-in' ? model.save : model.retry;
  return (
    <button type="button" class="ghost" onClick={() => void press()}>
      {i18n.t(stepLabels[step])}
    </button>
  );
}

const stepLabels = {
  allow: 'options.allow_access',
  'sign-in': 'logging.sign_in',
  again: 'dashboard.try_again',
} as const;

function focusConnectorField(field: ConnectorFieldName): void {
  document.getElementById(`crm-${field}`)?.focus();
}
