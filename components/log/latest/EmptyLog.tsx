import { i18n } from '#i18n';
import { Notice } from '@/components/shared/notices/Notice';
import type { Settings } from '@/lib/settings/table';

/** An empty log: the rep sets Handset up first, or makes a call. */
export function EmptyLog({ settings }: { settings: Settings | undefined }) {
  const ready = settings?.hasToken && settings.ownNumbers.length > 0 && settings.dids.length > 0;
  if (!settings || ready) {
    return (
      <Notice icon="phone" title={i18n.t('popup.no_calls')} next={i18n.t('popup.no_calls_hint')} />
    );
  }
  return (
    <Notice icon="gear" title={i18n.t('popup.set_up_title')} next={i18n.t('popup.set_up_hint')}>
      <a class="primary" href="/options.html" target="_blank" rel="noopener">
        {i18n.t('popup.set_up')}
      </a>
    </Notice>
  );
}
