import { i18n } from '#i18n';
import { Section } from '@/components/settings/section/Section';
import type { DiagnosticsModel, DiagnosticsResult } from './diagnostics-model';
import './diagnostics-section.css';

/** Copies the recorded errors, so that the rep can paste them into a report. */
export function DiagnosticsSection({ model }: { model: DiagnosticsModel }) {
  const result = model.result.value;
  return (
    <Section
      id="diagnostics"
      title={i18n.t('options.diagnostics')}
      words={i18n.t('options.diagnostics_help')}
    >
      <div class="diagnostics">
        <button type="button" class="ghost" onClick={() => void model.copy()}>
          {i18n.t('options.copy_diagnostics')}
        </button>
        <span role="status">{result && resultText(result)}</span>
      </div>
    </Section>
  );
}

function resultText(result: DiagnosticsResult): string {
  switch (result) {
    case 'copied':
      return i18n.t('options.diagnostics_copied');
    case 'nothing':
      return i18n.t('options.nothing_recorded');
    case 'failed':
      return i18n.t('options.diagnostics_not_copied');
  }
}
