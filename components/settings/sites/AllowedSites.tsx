import { i18n } from '#i18n';
import { type AllowedSite, isAllowed } from './allowed-sites';
import type { HostAccessModel } from './host-access-model';
import { SiteRow } from './SiteRow';

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
      {model.isStillAllowed.value && (
        <p class="permission-note" role="status">
          {i18n.t('options.permission_kept')}
        </p>
      )}
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
