import type { ReadonlySignal } from '@preact/signals';
import { i18n } from '#i18n';
import type { ConnectionState } from './connection-state';
import './connection-status.css';

const texts = {
  connected: 'popup.connected',
  'not-connected': 'popup.not_connected',
  'token-refused': 'popup.token_refused',
} as const;

/** How the connection to the service stands: a dot with a shape, and words. */
export function ConnectionStatus({ connection }: { connection: ReadonlySignal<ConnectionState> }) {
  const current = connection.value;
  if (!current) return null;
  const host = current.state === 'connected' ? current.host : undefined;
  return (
    <>
      <span class={`connection-dot ${current.state}`} />
      <span class="connection-text" title={host}>
        {i18n.t(texts[current.state])}
        {host && (
          <span class="connection-host">
            {' · '}
            <bdi>{host}</bdi>
          </span>
        )}
      </span>
    </>
  );
}
