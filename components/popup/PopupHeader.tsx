import type { ReadonlySignal } from '@preact/signals';
import { i18n } from '#i18n';
import { ConnectionStatus } from '@/components/connection/ConnectionStatus';
import { Icon } from '@/components/ui/graphics/Icon';
import type { ConnectionState } from '@/lib/state/calls/connection-state';
import './popup-header.css';

interface PopupHeaderProps {
  connection: ReadonlySignal<ConnectionState>;
  /** Absent in the side panel itself. */
  openSidePanel: (() => void) | undefined;
}

/** Logo, name, and links to the options, the side panel and the dashboard. */
export function PopupHeader({ connection, openSidePanel }: PopupHeaderProps) {
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
        <button
          type="button"
          class="header-link"
          title={i18n.t('popup.side_panel')}
          onClick={openSidePanel}
        >
          <Icon name="sidebar" />
          <span class="visually-hidden">{i18n.t('popup.side_panel')}</span>
        </button>
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
