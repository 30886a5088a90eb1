import { useEffect } from 'preact/hooks';
import { i18n } from '#i18n';
import { ConnectorForm } from '@/components/crm/connectors/ConnectorForm';
import { AfterCallSection } from '@/components/settings/after-call/AfterCallSection';
import { CallLogSection } from '@/components/settings/call-log/CallLogSection';
import { CallingSection } from '@/components/settings/calling/CallingSection';
import { ConnectionForm } from '@/components/settings/connection/ConnectionForm';
import { NumbersSection } from '@/components/settings/numbers/NumbersSection';
import { Section } from '@/components/settings/section/Section';
import { SitesSection } from '@/components/settings/sites/SitesSection';
import { Icon } from '@/components/shared/icons/Icon';
import { Notice } from '@/components/shared/notices/Notice';
import { Remark } from '@/components/shared/notices/Remark';
import { DiagnosticsSection } from './DiagnosticsSection';
import type { OptionsModel } from './options-model';
import { SetUpSteps } from './SetUpSteps';
import './options.css';

/** The options. Everything but the connection is saved as soon as it is changed. */
export function Options({ model }: { model: OptionsModel }) {
  const isDrawn = model.settings.value.value !== undefined;
  useEffect(() => {
    if (isDrawn) showNamedSection();
  }, [isDrawn]);
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

/** Scrolls to the section that the address names: the browser looked for it before it was drawn. */
function showNamedSection(): void {
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
}

function Sections({ model }: { model: OptionsModel }) {
  const { settings: store, connection, ownNumbers, dids, hostAccess, texts } = model;
  const settings = store.value.value;
  if (!settings && store.failed.value) {
    return <Notice icon="alert" title={i18n.t('options.failed')} />;
  }
  if (!settings) return <p>{i18n.t('options.loading')}</p>;
  const { unread } = store.policy.value;
  return (
    <>
      {unread.length > 0 && (
        <Remark tone="warn">{i18n.t('policy.unread', [unread.join(', ')])}</Remark>
      )}
      <SetUpSteps settings={settings} ownNumbers={ownNumbers} dids={dids} />
      <Section
        id="connection"
        title={i18n.t('options.connection')}
        words={i18n.t('options.connection_help')}
      >
        <ConnectionForm model={connection} settings={settings} />
      </Section>
      <NumbersSection setting="ownNumbers" list={ownNumbers} {...{ store, settings, texts }} />
      <NumbersSection
        setting="dids"
        list={dids}
        uses={model.didUses.value}
        {...{ store, settings, texts }}
      />
      <CallingSection model={store} settings={settings} countries={model.countryRules.value} />
      <AfterCallSection model={store} settings={settings} />
      <CallLogSection model={store} settings={settings} deletion={model.logDeletion} />
      <Section id="crm" title={i18n.t('logging.title')} words={i18n.t('logging.help')}>
        <ConnectorForm model={model.crm} />
      </Section>
      <SitesSection model={hostAccess} store={store} settings={settings} />
      <DiagnosticsSection model={model.diagnostics} />
    </>
  );
}
