import { i18n } from '#i18n';
import { SecretInput } from '@/components/settings/section/SecretInput';
import { Saved, Section } from '@/components/settings/section/Section';
import { Field } from '@/components/shared/controls/Field';
import { Switch } from '@/components/shared/controls/Switch';
import { Remark } from '@/components/shared/notices/Remark';
import { problemText } from '@/lib/i18n/problem-text';
import type { Settings } from '@/lib/settings/table';
import { allowedEndpoint, endpointHost } from '@/lib/transcripts/endpoint';
import type { SummaryAvailability } from '@/lib/transcripts/model';
import type { TranscriptModel } from './transcript-model';
import './transcripts.css';

interface TranscriptSectionProps {
  model: TranscriptModel;
  settings: Settings;
}

/** Whether recordings may be sent to the company's transcription endpoint. Nothing if none is named. */
export function TranscriptSection({ model, settings }: TranscriptSectionProps) {
  const { transcriptionUrl: url } = settings;
  if (url === '') return null;
  const host = endpointHost(url);
  return (
    <Section
      id="transcripts"
      title={i18n.t('transcript.title')}
      words={i18n.t('transcript.help', [host])}
    >
      <Switch on={allowedEndpoint(settings) !== undefined} onChange={(on) => void model.allow(on)}>
        {i18n.t('transcript.allow')}
      </Switch>
      <p class="section-help">{summaryText(model.summaries.value)}</p>
      <div role="status">
        {model.isDenied.value && <Remark tone="warn">{i18n.t('transcript.denied', [host])}</Remark>}
      </div>
      <KeyForm model={model} host={host} />
      <Saved model={model.settings} keys={['transcribesAt']} />
    </Section>
  );
}

function summaryText(state: SummaryAvailability | undefined): string {
  if (!state) return '';
  return i18n.t(`transcript.summaries.${state}`);
}

function KeyForm({ model, host }: { model: TranscriptModel; host: string }) {
  const hasKey = model.hasKey.value;
  const help = hasKey ? i18n.t('transcript.key_saved') : i18n.t('transcript.key_help', [host]);
  return (
    <form
      class="transcription-key"
      onSubmit={(event) => {
        event.preventDefault();
        void model.saveKey();
      }}
    >
      <Field id="transcription-key" label={i18n.t('transcript.key')} help={help}>
        {(aria) => (
          <SecretInput
            aria={aria}
            isStored={hasKey ?? false}
            value={model.key.value}
            onType={(text) => {
              model.key.value = text;
            }}
          />
        )}
      </Field>
      <div class="transcription-key-actions">
        <button type="submit" class="ghost" disabled={model.key.value.trim() === ''}>
          {i18n.t('transcript.save_key')}
        </button>
        {hasKey && (
          <button type="button" class="ghost" onClick={() => void model.removeKey()}>
            {i18n.t('transcript.remove_key')}
          </button>
        )}
        <span role="status">{keyResultText(model)}</span>
      </div>
    </form>
  );
}

function keyResultText({ keyResult }: TranscriptModel): string {
  switch (keyResult.value) {
    case undefined:
      return '';
    case 'failed':
      return problemText({ code: 'not-saved' });
    case 'saved':
      return i18n.t('options.saved');
    case 'removed':
      return i18n.t('transcript.key_removed');
  }
}
