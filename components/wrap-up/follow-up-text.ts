import { i18n } from '#i18n';
import { momentText } from '@/lib/i18n/times';
import type { WrapUpFields } from '@/lib/wrap-up/model';

/** Returns when a follow-up is, or was. */
export function followUpText({ at, doneAt }: NonNullable<WrapUpFields['followUp']>): string {
  const when = momentText(at);
  return doneAt === undefined
    ? i18n.t('wrap_up.follow_up_at', [when])
    : i18n.t('wrap_up.follow_up_done', [when]);
}
