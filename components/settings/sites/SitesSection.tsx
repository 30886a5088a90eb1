import { i18n } from '#i18n';
import { Section } from '@/components/settings/section/Section';
import { Switch } from '@/components/shared/controls/Switch';
import { Managed } from '@/components/shared/managed/Managed';
import type { SettingsModel } from '@/components/shared/models/settings-model';
import { locationText } from '@/lib/i18n/facts-text';
import type { NumberDecision } from '@/lib/settings/sites/number-decision';
import type { Settings, SiteCountry } from '@/lib/settings/table';
import type { HostAccessModel } from './host-access-model';
import { SiteRules } from './rules/SiteRules';
import type { SiteRulesModel } from './rules/site-rules-model';
import { AllowedSites, SiteRow, TrustedSites } from './SiteLists';
import './sites-section.css';

interface SitesSectionProps {
  model: HostAccessModel;
  rules: SiteRulesModel;
  store: SettingsModel;
  settings: Settings;
}

/**
 * Where numbers are found: allowed sites, rules for sites, sites where one click calls, and sites with a country
 * that the rep chose.
 */
export function SitesSection({ model, rules, store, settings }: SitesSectionProps) {
  const everywhere = model.hasAllSites.value;
  const policy = store.policy.value;
  return (
    <Section id="sites" title={i18n.t('options.sites')} words={i18n.t('options.sites_help')}>
      <div class="host-access">
        <p>{i18n.t(everywhere ? 'options.all_sites_on' : 'options.all_sites_off')}</p>
        {everywhere === false && (
          <button type="button" class="ghost" onClick={() => void model.allowAll()}>
            {i18n.t('options.all_sites')}
          </button>
        )}
      </div>
      <div role="status">
        {model.denied.value && <p class="permission-note">{i18n.t('options.permission_denied')}</p>}
      </div>
      <h3>{i18n.t('options.allowed_sites')}</h3>
      <AllowedSites model={model} baseUrl={settings.baseUrl} />
      <h3>{i18n.t('site_rules.title')}</h3>
      <SiteRules model={rules} settings={settings} policy={policy} />
      <h3>{i18n.t('options.trusted_sites')}</h3>
      <TrustedSites
        store={store}
        patterns={settings.trustedSites}
        managed={policy.values.trustedSites ?? []}
      />
      <PageSwitches store={store} settings={settings} />
      <h3>{i18n.t('options.site_countries')}</h3>
      <Managed policy={policy} setting="siteCountries">
        <CountryList model={model} store={store} sites={settings.siteCountries} />
      </Managed>
      <Managed policy={policy} setting="numberDecisions">
        <DecisionList model={model} store={store} decisions={settings.numberDecisions} />
      </Managed>
    </Section>
  );
}

/** What a click on a page does. */
function PageSwitches({ store, settings }: Pick<SitesSectionProps, 'store' | 'settings'>) {
  const policy = store.policy.value;
  return (
    <>
      <Managed policy={policy} setting="countsDownAtOnce">
        <Switch
          on={settings.countsDownAtOnce}
          onChange={(on) => void store.write('countsDownAtOnce', on)}
        >
          {i18n.t('options.count_down_at_once')}
        </Switch>
        <p class="section-note">{i18n.t('options.count_down_at_once_help')}</p>
      </Managed>
      <Managed policy={policy} setting="opensDialLinks">
        <Switch
          on={settings.opensDialLinks}
          onChange={(on) => void store.write('opensDialLinks', on)}
        >
          {i18n.t('options.dial_links')}
        </Switch>
        <p class="section-note">{i18n.t('options.dial_links_help')}</p>
      </Managed>
    </>
  );
}

type DecisionListProps = Pick<SitesSectionProps, 'model' | 'store'> & {
  decisions: readonly NumberDecision[];
};

/** What the rep said of texts on the card. A removed decision is taken back in open pages, too. */
function DecisionList({ model, store, decisions }: DecisionListProps) {
  if (decisions.length === 0) return null;
  const forget = async (decision: NumberDecision) => {
    const same = JSON.stringify(decision);
    const forgotten = await store.change('numberDecisions', (all) =>
      all.filter((each) => JSON.stringify(each) !== same),
    );
    if (forgotten) await model.rescan(decision.host);
  };
  return (
    <>
      <h3>{i18n.t('site_rules.decided_title')}</h3>
      <ul class="site-list">
        {decisions.map((decision) => (
          <SiteRow
            key={JSON.stringify(decision)}
            words={`${textOf(decision)} · ${i18n.t(`site_rules.decided.${decision.is}`)} · ${decision.host}`}
            removeLabel={i18n.t('site_rules.forget', [textOf(decision)])}
            onRemove={() => void forget(decision)}
          />
        ))}
      </ul>
    </>
  );
}

function textOf(decision: NumberDecision): string {
  return decision.is === 'none' ? decision.text : `${decision.label} ${decision.shape}`.trim();
}

type CountryListProps = Pick<SitesSectionProps, 'model' | 'store'> & {
  sites: readonly SiteCountry[];
};

function CountryList({ model, store, sites }: CountryListProps) {
  if (sites.length === 0)
    return <p class="section-note">{i18n.t('options.site_countries_none')}</p>;
  const forget = async (host: string) => {
    const forgotten = await store.change('siteCountries', (known) =>
      known.filter((site) => site.host !== host),
    );
    if (forgotten) await model.rescan(host);
  };
  return (
    <>
      <p class="section-note">{i18n.t('options.site_countries_help')}</p>
      <ul class="site-list">
        {sites.map(({ host, country }) => (
          <SiteRow
            key={host}
            words={`${host} · ${locationText({ country })}`}
            removeLabel={i18n.t('options.forget_country', [host])}
            onRemove={() => void forget(host)}
          />
        ))}
      </ul>
    </>
  );
}
