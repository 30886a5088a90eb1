import { i18n } from '#i18n';
import { Icon } from '@/components/shared/icons/Icon';
import type { SettingsModel } from '@/components/shared/models/settings-model';
import { type AllowedSite, type HostAccessModel, isAllowed } from './host-access-model';

interface AllowedSitesProps {
  model: HostAccessModel;
  /** The service's base URL; empty until connected. */
  baseUrl: string;
}

/** The sites that the rep allowed, each with a button to revoke it, and the service's own site. */
export function AllowedSites({ model, baseUrl }: AllowedSitesProps) {
  const sites = model.allowed.value;
  if (!sites) return null;
  const service = URL.parse(baseUrl)?.hostname;
  const others = sites.filter(({ host }) => host !== service);
  return (
    <>
      {others.length === 0 && <p class="section-note">{i18n.t('options.allowed_sites_none')}</p>}
      <ul class="site-list">
        {others.map((site) => (
          <SiteRow
            key={site.host}
            words={nameOf(site)}
            removeLabel={i18n.t('options.revoke', [nameOf(site)])}
            onRemove={() => void model.revoke(site)}
          />
        ))}
        {service && (
          <Service
            host={service}
            allowed={isAllowed(service, sites)}
            onAllow={() => void model.allow(baseUrl)}
          />
        )}
      </ul>
      <div role="status">
        {model.isStillAllowed.value && (
          <p class="permission-note">{i18n.t('options.permission_kept')}</p>
        )}
      </div>
    </>
  );
}

function nameOf({ host }: AllowedSite): string {
  return host === '*' ? i18n.t('options.every_site') : host;
}

interface ServiceProps {
  host: string;
  allowed: boolean;
  onAllow: () => void;
}

/** The service's site. Calls need it, so it can be allowed here but not revoked. */
function Service({ host, allowed, onAllow }: ServiceProps) {
  return (
    <li>
      <span>
        {host}
        <span class="site-note">
          {i18n.t(allowed ? 'options.service_allowed' : 'options.service_not_allowed')}
        </span>
      </span>
      {!allowed && (
        <button type="button" class="ghost" onClick={onAllow}>
          {i18n.t('options.allow_access')}
        </button>
      )}
    </li>
  );
}

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

interface SiteRowProps {
  words: string;
  /** What the button does, for screen readers and as a tooltip. */
  removeLabel: string;
  onRemove: () => void;
}

/** A site of a list, with a button that takes it off. */
export function SiteRow({ words, removeLabel, onRemove }: SiteRowProps) {
  return (
    <li>
      <span>{words}</span>
      <button
        type="button"
        class="plain"
        aria-label={removeLabel}
        title={removeLabel}
        onClick={onRemove}
      >
        <Icon name="cross" />
      </button>
    </li>
  );
}
