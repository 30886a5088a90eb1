import { useEffect } from 'preact/hooks';
import { i18n } from '#i18n';
import { ConnectionForm } from '@/components/settings/connection/ConnectionForm';
import { focusConnectionField } from '@/components/settings/connection/connection-problem';
import { OpenFile } from '@/components/settings/file/OpenFile';
import type { WelcomeModel } from '@/components/welcome/model/welcome-model';
import { Step } from './Step';

/** The first step: the service's URL and token. */
export function ConnectStep({ model }: { model: WelcomeModel }) {
  const { connection, done, next, settings, setUp } = model;
  const current = settings.value.value;
  const firstField = connection.fields.value.baseUrl === '' ? 'baseUrl' : 'token';
  useEffect(() => focusConnectionField(firstField), []);
  if (!current) return null;
  return (
    <Step
      title={i18n.t('options.set_up_service')}
      words={i18n.t('options.set_up_service_help')}
      onSkip={done.value.has('connect') ? undefined : next}
    >
      <details class="welcome-set-up">
        <summary>{i18n.t('settings_file.have_set_up')}</summary>
        <OpenFile model={setUp} />
      </details>
      <ConnectionForm
        model={connection}
        settings={current}
        policy={settings.policy.value}
        submit={i18n.t('welcome.connect')}
      />
    </Step>
  );
}
