import type { ReadonlySignal } from '@preact/signals';
import { i18n } from '#i18n';
import { ConnectionStatus } from '@/components/connection/ConnectionStatus';
import type { ConnectionState } from '@/components/connection/connection-state';
import type { StuckModel } from '@/components/crm/stuck/stuck-model';
import type { FollowUpsModel } from '@/components/follow-ups/follow-ups-model';
import type { QueueModel } from '@/components/queue/queue-model';
import { Icon, type IconName } from '@/components/shared/icons/Icon';
import { countText } from '@/components/shared/lists/count-text';
import { hashOf, type View } from '@/components/shared/models/route-model';
import { KeepOnTop } from '@/components/strip/KeepOnTop';
import type { KeepOnTopModel } from '@/components/strip/keep-on-top-model';

const links: readonly { view: Exclude<View, 'audience'>; icon: IconName }[] = [
  { view: 'campaigns', icon: 'page' },
  { view: 'queue', icon: 'clock' },
  { view: 'agents', icon: 'wave' },
  { view: 'calls', icon: 'phone' },
  { view: 'myday', icon: 'chart' },
  { view: 'followups', icon: 'again' },
  { view: 'donotcall', icon: 'ban' },
  { view: 'notlogged', icon: 'alert' },
];

interface NavigationProps {
  view: ReadonlySignal<View>;
  /** The queue, for its count. */
  next: QueueModel['next'];
  /** The follow-ups, for the count of those that are due. */
  followUps: Pick<FollowUpsModel, 'due'>;
  /** The calls that are not logged, for their count. Without a CRM there is no such view. */
  stuck: StuckModel['stuck'];
  connection: ReadonlySignal<ConnectionState>;
  keepOnTop: KeepOnTopModel | undefined;
  openOptions: () => void;
}

/**
 * The navigation: at the side, or at the top of a narrow window. Views are links. Options, with the
 * state of the connection, open in their own tab.
 */
export function Navigation({
  view,
  next,
  followUps,
  stuck,
  connection,
  keepOnTop,
  openOptions,
}: NavigationProps) {
  const counts: Partial<Record<View, number>> = {
    queue: next.value?.waiting ?? 0,
    followups: followUps.due.value?.length ?? 0,
    notlogged: stuck.value?.deliveries.length ?? 0,
  };
  const hasCrm = (stuck.value?.connectors.length ?? 0) > 0;
  const shown = links.filter((link) => link.view !== 'notlogged' || hasCrm);
  return (
    <nav class="navigation" aria-label={i18n.t('dashboard.views')}>
      <p class="navigation-name">Handset</p>
      <ul>
        {shown.map((link) => {
          const current = link.view === currentOf(view.value);
          return (
            <li key={link.view}>
              <a
                href={hashOf({ view: link.view, query: {} })}
                {...(current && { 'aria-current': 'page' as const })}
              >
                <Icon name={link.icon} />
                {i18n.t(`dashboard.view_names.${link.view}`)}
                <Count of={counts[link.view] ?? 0} />
              </a>
            </li>
          );
        })}
      </ul>
      {keepOnTop && <KeepOnTop model={keepOnTop} class="navigation-options" isNamed />}
      <button type="button" class="navigation-options" onClick={openOptions}>
        <Icon name="gear" />
        {i18n.t('popup.options')}
        <span class="navigation-state">
          <ConnectionStatus connection={connection} />
        </span>
      </button>
    </nav>
  );
}

function Count({ of }: { of: number }) {
  return of > 0 ? <span class="navigation-count">{countText(of)}</span> : null;
}

/** An audience belongs to its campaign. */
function currentOf(view: View): View {
  return view === 'audience' ? 'campaigns' : view;
}
