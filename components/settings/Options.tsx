import { i18n } from '#i18n';
import { Icon } from '@/components/ui/Icon';
import { Notice } from '@/components/ui/Notice';
import type { OptionsModel } from '@/lib/state/options/options-model';
import { CallingSection } from './CallingSection';
import { ConnectionForm } from './ConnectionForm';
import { DiagnosticsSection } from './DiagnosticsSection';
import { NumbersSection } from './NumbersSection';
import { Section } from './Section';
import { SetUpSteps } from './SetUpSteps';
import { SitesSection } from './SitesSection';
import './options.css';

/** The options: one calm column. Everything but the connection is kept as soon as it is changed. */
export function Options({ model }: { model: OptionsModel }) {
  return (
    <main class="options">
      <header>
        <Icon name="phone" />
        <h1>{i18n.t('options.title')}</h1>
      </header>
      <Sections model={model} />
    </main>
  );
}

function Sections({ model }: { model: OptionsModel }) {
  const settings = model.settings.value.value;
  if (!settings && model.settings.failed.value) {
    return <Notice icon="alert" title={i18n.t('options.failed')} />;
  }
  if (!settings) return <p>{i18n.t('options.loading')}</p>;
  return (
    <>
      <SetUpSteps model={model} settings={settings} />
      <Section
        id="connection"
        title={i18n.t('options.connection')}
        words={i18n.t('options.connection_help')}
      >
        <ConnectionForm model={model.connection} settings={settings} />
      </Section>
      <NumbersSection model={model} settings={settings} list="ownNumbers" />
      <NumbersSection model={model} settings={settings} list="dids" />
      <CallingSection model={model.settings} settings={settings} />
      <SitesSection model={model.reach} store={model.settings} settings={settings} />
      <DiagnosticsSection model={model.diagnostics} />
    </>
  );
}
