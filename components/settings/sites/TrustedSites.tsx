import { i18n } from '#i18n';
import type { SettingsModel } from '@/components/shared/models/settings-model';
import { SiteRow } from './SiteRow';

interface TrustedSitesProps {
  store: Pick<SettingsModel, 'change'>;
  /** Match patterns. */
  patterns: readonly string[];
  /** Those among them that the administrator chose. */
  managed: readonly string[];
}

/**
 * The sites where the rep chose "always allow one-click calls", each with a button to end that, and
 * those that the administrator chose.
 */
export function TrustedSites({ store, patterns, managed }: TrustedSitesProps) {
  const forget = (pattern: string) =>
    void store.change('trustedSites', (all) => all.filter((each) => each !== pattern));
  const own = patterns.filter((pattern) => !managed.includes(pattern));
  return (
    <>
      <p class="section-note">{i18n.t('options.trusted_sites_help')}</p>
      <ul class="site-list">
        {managed.map((pattern) => (
          <li key={pattern}>
            <span>{siteOf(pattern)}</span>
            <span class="site-note">{i18n.t('policy.managed')}</span>
          </li>
        ))}
        {own.map((pattern) => (
          <SiteRow
            key={pattern}
            words={siteOf(pattern)}
            removeLabel={i18n.t('options.distrust', [siteOf(pattern)])}
            onRemove={() => forget(pattern)}
          />
        ))}
      </ul>
    </>
  );
}

/** `https://crm.example` of `https://crm.example/*`. */
function siteOf(pattern: string): string {
  return pattern.replace(/\/\*$/, '');
}
