import { i18n } from '#i18n';
import type { SettingsModel } from '@/lib/state/settings/settings-model';
import { SiteRow } from './SiteRow';

interface TrustedSitesProps {
  store: Pick<SettingsModel, 'change'>;
  /** Match patterns. */
  patterns: readonly string[];
}

/** The sites where the rep chose "always allow one-click calls", each with a button to end that. */
export function TrustedSites({ store, patterns }: TrustedSitesProps) {
  const forget = (pattern: string) =>
    void store.change('trustedSites', (all) => all.filter((each) => each !== pattern));
  return (
    <>
      <p class="section-note">{i18n.t('options.trusted_sites_help')}</p>
      <ul class="site-list">
        {patterns.map((pattern) => (
          <SiteRow
            key={pattern}
            words={siteOf(pattern)}
            undo={i18n.t('options.distrust', [siteOf(pattern)])}
            onUndo={() => forget(pattern)}
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
