import { i18n } from '#i18n';
import { Icon } from '@/components/shared/icons/Icon';
import type { Call } from '@/lib/calls/model';
import { recordLink } from '@/lib/crm/records/record-link';

/** The page that a call was made from, in a list of details; nothing if that is its record's own page. */
export function CallSourcePage({ sourcePage, record }: Pick<Call, 'sourcePage' | 'record'>) {
  if (!sourcePage || (record && recordLink(record) === sourcePage.url)) return null;
  const { url, title } = sourcePage;
  const { host } = new URL(url);
  return (
    <>
      <dt>{i18n.t('call.source_page')}</dt>
      <dd class="source-page">
        {title && <bdi>{title}</bdi>} <bdi>{title ? `(${host})` : host}</bdi>{' '}
        <a class="record-link" href={url} target="_blank" rel="noopener noreferrer">
          {i18n.t('call.open_page')}
          <Icon name="open" />
        </a>
      </dd>
    </>
  );
}
