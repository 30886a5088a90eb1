import { i18n } from '#i18n';
import { Remark } from '@/components/ui/Remark';
import type { ConnectionModel } from '@/lib/state/connection-model';
import { problemText } from '@/lib/words/problem-text';

/** What the last press of Test or Save came to, in a sentence. */
export function ConnectionResult({ model }: { model: ConnectionModel }) {
  return <div role="status">{sentence(model)}</div>;
}

function sentence({ result }: ConnectionModel) {
  const current = result.value;
  if (current?.state === 'reached') return <Remark tone="call">{i18n.t('options.reached')}</Remark>;
  if (current?.state === 'saved') {
    return <Remark tone="call">{i18n.t('options.connection_saved')}</Remark>;
  }
  if (current?.state === 'saved-but') {
    const words = problemText(current.problem);
    return <Remark tone="warn">{i18n.t('options.saved_but', [words])}</Remark>;
  }
  if (current?.state !== 'problem' || current.field) return null;
  return <Remark tone="stop">{problemText(current.problem)}</Remark>;
}
