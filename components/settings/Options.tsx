import { useEffect, useMemo } from 'preact/hooks';
import { i18n } from '#i18n';
import { ConnectorForm } from '@/components/crm/connectors/ConnectorForm';
import { Icon } from '@/components/shared/icons/Icon';
import { Notice } from '@/components/shared/notices/Notice';
import { WorkspacesSection } from '@/components/workspaces/WorkspacesSection';
import { AfterCallSection } from './after-call/AfterCallSection';
import { AuditSection } from './audit/AuditSection';
import { CallLogSection } from './call-log/CallLogSection';
import { CallingSection } from './calling/CallingSection';
import { ConnectionForm } from './connection/ConnectionForm';
import type { DiagnosticsModel, DiagnosticsResult } from './diagnostics-model';
import { SettingsFileSection } from './file/SettingsFileSection';
import { HealthChecks } from './health/HealthChecks';
import type { HealthModel } from './health/health-model';
import { LanguageChoice } from './language/LanguageChoice';
import { NumbersSection } from './numbers/NumbersSection';
import type { OptionsModel } from './options-model';
import { PolicyFaults } from './PolicyFaults';
import { SetUpSteps } from './SetUpSteps';
import { Section } from './section/Section';
import { SectionLinks } from './section/SectionLinks';
import { createSectionList, SectionListContext } from './section/section-list';
import { SharedListSection } from './shared-list/SharedListSection';
import { SitesSection } from './sites/SitesSection';
import { SyncSection } from './sync/SyncSection';
import { TranscriptSection } from './transcripts/TranscriptSection';
import { UnreadableRows } from './unreadable/UnreadableRows';
import type { UnreadableModel } from './unreadable/unreadable-model';
import './options.css';

/** The options. Everything but the connection is saved as soon as it is changed. */
export function Options({ model }: { model: OptionsModel }) {
  const isDrawn = model.settings.value.value !== undefined;
  useEffect(() => {
    if (isDrawn) showNamedSection();
  }, [isDrawn]);
  const list = useMemo(createSectionList, []);
  return (
    <main class="options">
      <header>
        <Icon name="phone" />
        <h1>{i18n.t('options.title')}</h1>
        <LanguageChoice model={model.settings} />
      </header>
      <SectionLinks sections={list.sections} />
      <SectionListContext.Provider value={list}>
        <Sections model={model} />
      </SectionListContext.Provider>
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
  return (
    <>
      <PolicyFaults faults={store.policy.value.faults} />
      <SetUpSteps settings={settings} ownNumbers={ownNumbers} dids={dids} />
      <WorkspacesSection model={model.workspaces} policy={store.policy.value} />
      <Section
        id="connection"
        title={i18n.t('options.connection')}
        words={i18n.t('options.connection_help')}
      >
        <ConnectionForm model={connection} settings={settings} policy={store.policy.value} />
      </Section>
      <NumbersSection setting="ownNumbers" list={ownNumbers} {...{ store, settings, texts }} />
      <NumbersSection
        setting="dids"
        list={dids}
        uses={model.didUses.value}
        {...{ store, settings, texts }}
      />
      <CallingSection
        model={store}
        settings={settings}
        countries={model.countryRules.value}
        colleagues={model.colleagues.value}
      />
      <AfterCallSection model={store} settings={settings} />
      <TranscriptSection model={model.transcripts} settings={settings} />
      <CallLogSection model={store} settings={settings} deletion={model.logDeletion} />
      <AuditSection model={model.audit} />
      <SharedListSection model={model.sharedList} />
      <Section id="crm" title={i18n.t('logging.title')} words={i18n.t('logging.help')}>
        <ConnectorForm model={model.crm} />
      </Section>
      <SitesSection model={hostAccess} rules={model.siteRules} {...{ store, settings }} />
      <SyncSection store={store} settings={settings} sync={model.sync.value} />
      <SettingsFileSection model={model.file} exported={model.settingsExport} />
      <DiagnosticsSection
        model={model.diagnostics}
        health={model.health}
        unreadable={model.unreadable}
      />
    </>
  );
}

interface DiagnosticsSectionProps {
  model: DiagnosticsModel;
  health: HealthModel;
  unreadable: UnreadableModel;
}

/** Checks everything, and copies the recorded errors, so that the rep can paste them into a report. */
export function DiagnosticsSection({ model, health, unreadable }: DiagnosticsSectionProps) {
  const result = model.result.value;
  return (
    <Section
      id="diagnostics"
      title={i18n.t('options.diagnostics')}
      words={i18n.t('options.diagnostics_help')}
    >
      <HealthChecks model={health} />
      <div class="diagnostics">
        <button type="button" class="ghost" onClick={() => void model.copy()}>
          {i18n.t('options.copy_diagnostics')}
        </button>
        <span role="status">{result && resultText(result)}</span>
      </div>
      <UnreadableRows model={unreadable} />
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
