import { i18n } from '#i18n';
import { Remark } from '@/components/shared/notices/Remark';
import type { ColleaguesInfo } from '@/lib/colleagues/model';
import { momentText } from '@/lib/i18n/times';

const TEXTS = {
  told: 'colleagues.contents.told',
  'no-number': 'colleagues.contents.no_number',
  'no-time': 'colleagues.contents.no_time',
  'no-zone': 'colleagues.contents.no_zone',
  ahead: 'colleagues.contents.ahead',
} as const satisfies Record<NonNullable<ColleaguesInfo['contents']>, string>;

/** Whether the service's history says whom colleagues called, and when it was last read. */
export function ColleaguesNote({ info: { contents, readAt } }: { info: ColleaguesInfo }) {
  const found = i18n.t(contents ? TEXTS[contents] : 'colleagues.contents.unknown');
  const read = readAt !== undefined && i18n.t('colleagues.read_at', [momentText(readAt)]);
  const text = [found, read].filter(Boolean).join(' ');
  const isUseful = contents === undefined || contents === 'told';
  return isUseful ? <p class="section-note">{text}</p> : <Remark tone="warn">{text}</Remark>;
}
