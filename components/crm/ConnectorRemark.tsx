import { i18n } from '#i18n';
import { Remark } from '@/components/ui/Remark';
import { nameInSentence } from '@/lib/i18n/in-sentence';
import { problemText } from '@/lib/i18n/problem-text';
import { connectorForms } from '@/lib/state/crm/connector-forms';
import type { ConnectorModel } from '@/lib/state/crm/connector-model';
import { connectorProblemText, faultyField, isMappingProblem } from './connector-problem';

/** The outcome of the last press, else whether the CRM is connected. */
export function ConnectorRemark({ model }: { model: ConnectorModel }) {
  const result = model.result.value;
  const chosen = model.chosen.value;
  if (result?.state === 'problem') {
    if (faultyField(result.problem, chosen) || isMappingProblem(result.problem)) return null;
    return <Remark tone="stop">{connectorProblemText(result.problem, chosen)}</Remark>;
  }
  if (result?.state === 'saved-but') {
    const words = i18n.t('logging.connected_but', [connectorProblemText(result.problem, chosen)]);
    return <Remark tone="warn">{words}</Remark>;
  }
  if (result?.state === 'previewed') return <Preview text={result.text} />;
  if (result?.state === 'tested') return <Remark tone="call">{i18n.t('logging.works')}</Remark>;
  return <ConnectedRemark model={model} />;
}

function Preview({ text }: { text: string }) {
  if (text === '') return <Remark tone="soft">{i18n.t('logging.preview_none')}</Remark>;
  return (
    <figure class="connector-preview">
      <figcaption>{i18n.t('logging.preview_title')}</figcaption>
      <pre dir="auto">{text}</pre>
    </figure>
  );
}

function ConnectedRemark({ model }: { model: ConnectorModel }) {
  const stored = model.stored.value;
  if (!stored) return null;
  if (stored.stopped) {
    return <Remark tone="warn">{i18n.t('logging.stopped', [problemText(stored.stopped)])}</Remark>;
  }
  const { fields, name } = connectorForms[stored.id];
  const where = fields.includes('address') ? nameInSentence(stored.address) : name;
  return <Remark tone="call">{i18n.t('logging.connected', [where])}</Remark>;
}
