import { i18n } from '#i18n';
import { Icon } from '@/components/ui/Icon';
import type { PopupModel } from '@/lib/state/popup/popup-model';
import './popup-header.css';

/** Mark, name, the way to the dashboard, and how the connection stands; that opens the options. */
export function Header({ model }: { model: PopupModel }) {
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
        <ConnectionState model={model} />
        <Icon name="gear" />
        <span class="visually-hidden">{i18n.t('popup.options')}</span>
      </a>
      {model.openSidePanel && (
        <button
          type="button"
          class="header-link"
          title={i18n.t('popup.side_panel')}
          onClick={model.openSidePanel}
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

/** How the connection stands, live: a dot with a shape, and words. */
export function ConnectionState({ model }: { model: PopupModel }) {
  const settings = model.settings.value.value;
  if (!settings) return null;
  if (settings.baseUrl === '' || !settings.hasToken) {
    return <State shape="off" words={i18n.t('popup.not_connected')} />;
  }
  if (model.tokenRefused.value) {
    return <State shape="refused" words={i18n.t('popup.token_refused')} />;
  }
  return <State shape="on" words={i18n.t('popup.connected')} host={hostOf(settings.baseUrl)} />;
}

interface StateProps {
  shape: 'on' | 'off' | 'refused';
  words: string;
  host?: string;
}

function State({ shape, words, host }: StateProps) {
  return (
    <>
      <span class={`header-dot ${shape}`} />
      <span class="header-text" title={host}>
        {words}
        {host && (
          <span class="header-host">
            {' · '}
            <bdi>{host}</bdi>
          </span>
        )}
      </span>
    </>
  );
}

function hostOf(baseUrl: string): string {
  return URL.parse(baseUrl)?.host ?? baseUrl;
}
