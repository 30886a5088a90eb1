import type { ReadonlySignal } from '@preact/signals';
import { i18n } from '#i18n';
import { ConnectionStatus } from '@/components/connection/ConnectionStatus';
import { Icon, type IconName } from '@/components/ui/Icon';
import type { ConnectionState } from '@/lib/state/calls/connection-state';
import { numberText } from '@/lib/state/list/number-text';
import type { QueueModel } from '@/lib/state/queue/queue-model';
import { hashOf, type View } from '@/lib/state/route/route';

const links: readonly { view: Exclude<View, 'audience'>; icon: IconName }[] = [
  { view: 'campaigns', icon: 'page' },
  { view: 'queue', icon: 'clock' },
  { view: 'agents', icon: 'wave' },
  { view: 'calls', icon: 'phone' },
  { view: 'donotcall', icon: 'ban' },
];

interface NavigationProps {
  view: ReadonlySignal<View>;
  /** The queue, for its count. */
  next: QueueModel['next'];
  connection: ReadonlySignal<ConnectionState>;
  openOptions: () => void;
}

/**
 * The navigation: at the side, or at the top of a narrow window. Views are links. Options, with the
 * state of the connection, open in their own tab.
 */
export function Navigation({ view, next, connection, openOptions }: NavigationProps) {
  const waiting = next.value?.waiting ?? 0;
  return (
    <nav class="navigation" aria-label={i18n.t('dashboard.views')}>
      <p class="navigation-name">Handset</p>
      <ul>
        {links.map((link) => {
          const current = link.view === currentOf(view.value);
          return (
            <li key={link.view}>
              <a
                href={hashOf({ view: link.view, query: {} })}
                {...(current && { 'aria-current': 'page' as const })}
              >
                <Icon name={link.icon} />
                {i18n.t(`dashboard.view_names.${link.view}`)}
                {link.view === 'queue' && waiting > 0 && (
                  <span class="navigation-count">{numberText(waiting)}</span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
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

/** An audience belongs to its campaign. */
function currentOf(view: View): View {
  return view === 'audience' ? 'campaigns' : view;
}
