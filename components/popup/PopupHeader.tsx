import type { ReadonlySignal } from '@preact/signals';
import { i18n } from '#i18n';
import { ConnectionStatus } from '@/components/connection/ConnectionStatus';
import type { ConnectionState } from '@/components/connection/connection-state';
import { Icon, type IconName } from '@/components/shared/icons/Icon';
import './popup.css';

interface PopupHeaderProps {
  connection: ReadonlySignal<ConnectionState>;
  /** Absent in the side panel itself. */
  openSidePanel?: (() => void) | undefined;
  /** Only in the side panel: the popup closes when it loses the focus. */
  openStrip?: (() => void) | undefined;
}

/** Logo, name, and links to the options, the side panel and the dashboard. */
export function PopupHeader({ connection, openSidePanel, openStrip }: PopupHeaderProps) {
  return (
    <header class="header">
      <span class="header-logo">
        <Icon name="phone" />
      </span>
      <h1>{i18n.t('name')}</h1>
      <a
        class="header-state"
        href="/options.html"
        target="_blank"
        rel="noopener"
        title={i18n.t('popup.options')}
      >
        <ConnectionStatus connection={connection} />
        <Icon name="gear" />
        <span class="visually-hidden">{i18n.t('popup.options')}</span>
      </a>
      {openSidePanel && (
        <IconButton icon="sidebar" name={i18n.t('popup.side_panel')} onPress={openSidePanel} />
      )}
      {openStrip && (
        <IconButton icon="pin" name={i18n.t('strip.keep_on_top')} onPress={openStrip} />
      )}
      <a
        class="header-link"
        href="/dashboard.html"
        target="_blank"
        rel="noopener"
        title={i18n.t('popup.dashboard')}
      >
        <Icon name="panels" />
        <span class="visually-hidden">{i18n.t('popup.dashboard')}</span>
      </a>
    </header>
  );
}

function IconButton({
  icon,
  name,
  onPress,
}: {
  icon: IconName;
  name: string;
  onPress: () => void;
}) {
  return (
    <button type="button" class="header-link" title={name} onClick={onPress}>
      <Icon name={icon} />
      <span class="visually-hidden">{name}</span>
    </button>
  );
}
