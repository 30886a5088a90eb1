import { i18n } from '#i18n';
import { Icon } from '@/components/ui/Icon';
import type { Settings } from '@/lib/settings/table';
import type { ReachModel } from '@/lib/state/reach-model';
import { Section } from './Section';
import './sites-section.css';

/** Where numbers are found: everywhere or where allowed, and the hosts that are switched off. */
export function SitesSection({ model, settings }: { model: ReachModel; settings: Settings }) {
  const everywhere = model.everywhere.value;
  return (
    <Section id="sites" title={i18n.t('options.sites')} words={i18n.t('options.sites_words')}>
      <div class="reach">
        <p>{i18n.t(everywhere ? 'options.all_sites_on' : 'options.all_sites_off')}</p>
        {everywhere === false && (
          <button type="button" class="ghost" onClick={() => void model.allowAll()}>
            {i18n.t('options.all_sites')}
          </button>
        )}
      </div>
      {model.denied.value && (
        <p class="reach-denied" role="status">
          {i18n.t('options.not_allowed')}
        </p>
      )}
      <h3>{i18n.t('options.off_list')}</h3>
      <OffList model={model} hosts={settings.sitesOff} />
    </Section>
  );
}

function OffList({ model, hosts }: { model: ReachModel; hosts: readonly string[] }) {
  if (hosts.length === 0) return <p class="reach-none">{i18n.t('options.off_none')}</p>;
  return (
    <ul class="reach-hosts">
      {hosts.map((host) => (
        <li key={host}>
          <span>{host}</span>
          <button
            type="button"
            class="plain"
            aria-label={i18n.t('options.switch_on', [host])}
            title={i18n.t('options.switch_on', [host])}
            onClick={() => void model.switchOn(host)}
          >
            <Icon name="cross" />
          </button>
        </li>
      ))}
    </ul>
  );
}
