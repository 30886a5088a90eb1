import { i18n } from '#i18n';
import { Switch } from '@/components/shared/controls/Switch';
import type { PageModel } from './page-model';

/** Returns whether numbers are marked on this site, with a switch. */
export function SiteBar({ model }: { model: PageModel }) {
  const site = model.site.value;
  if (!site?.host) return null;
  return (
    <div class="site-bar">
      {site.granted ? (
        <Switch on={!site.excluded} onChange={(on) => void model.setExcluded(!on)}>
          {i18n.t(site.excluded ? 'page.site_not_marked' : 'page.site_marked', [site.host])}
        </Switch>
      ) : (
        <AccessRequest model={model} />
      )}
    </div>
  );
}

/** Asks for access. Without it, opening the popup marks the numbers of the page once. */
function AccessRequest({ model }: { model: PageModel }) {
  const found = model.numbers.value;
  const isMarked = found.state === 'read' && found.numbers.length > 0;
  return (
    <>
      <p>{i18n.t(isMarked ? 'page.marked_once' : 'page.find_help')}</p>
      <button type="button" class="ghost" onClick={() => void model.allow('site')}>
        {i18n.t('page.find_on_site')}
      </button>
      <button type="button" class="ghost" onClick={() => void model.allow('all')}>
        {i18n.t('page.find_on_all_sites')}
      </button>
      <p>{i18n.t('page.one_click_help')}</p>
      {model.denied.value && <p class="site-bar-problem">{i18n.t('page.permission_denied')}</p>}
    </>
  );
}
