import { i18n } from '#i18n';
import { Icon } from '@/components/ui/Icon';
import { type AllowedSite, isAllowed } from '@/lib/state/options/allowed-sites';
import type { HostAccessModel } from '@/lib/state/options/host-access-model';

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
          <Allowed key={site.host} site={site} model={model} />
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

function Allowed({ site, model }: { site: AllowedSite; model: HostAccessModel }) {
  const name = site.host === '*' ? i18n.t('options.every_site') : site.host;
  const words = i18n.t('options.revoke', [name]);
  return (
    <li>
      <span>{name}</span>
      <button
        type="button"
        class="plain"
        aria-label={words}
        title={words}
        onClick={() => void model.revoke(site)}
      >
        <Icon name="cross" />
      </button>
    </li>
  );
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
