import { i18n } from '#i18n';
import { ConnectionState } from '@/components/popup/PopupHeader';
import { Icon, type IconName } from '@/components/ui/Icon';
import type { DashboardModel } from '@/lib/state/dashboard/dashboard-model';
import { numberText } from '@/lib/state/list/number-text';
import { hashOf, type View } from '@/lib/state/route/route';

const places: readonly { view: Exclude<View, 'audience'>; icon: IconName }[] = [
  { view: 'campaigns', icon: 'page' },
  { view: 'queue', icon: 'clock' },
  { view: 'agents', icon: 'wave' },
  { view: 'calls', icon: 'phone' },
];

/**
 * The one navigation, at the side, or at the top of a narrow window. Places are links; Options, with
 * the state of the connection, open in a tab of their own.
 */
export function Navigation({ model }: { model: DashboardModel }) {
  const view = model.route.view.value;
  const waiting = model.queue.next.value?.waiting ?? 0;
  return (
    <nav class="navigation" aria-label={i18n.t('dashboard.views')}>
      <p class="navigation-name">Handset</p>
      <ul>
        {places.map((place) => {
          const current = place.view === (view === 'audience' ? 'campaigns' : view);
          return (
            <li key={place.view}>
              <a
                href={hashOf({ view: place.view, query: {} })}
                {...(current && { 'aria-current': 'page' as const })}
              >
                <Icon name={place.icon} />
                {i18n.t(`dashboard.${place.view}`)}
                {place.view === 'queue' && waiting > 0 && (
                  <span class="navigation-count">{numberText(waiting)}</span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
      <button type="button" class="navigation-options" onClick={model.openOptions}>
        <Icon name="gear" />
        {i18n.t('popup.options')}
        <span class="navigation-state">
          <ConnectionState model={model} />
        </span>
      </button>
    </nav>
  );
}
