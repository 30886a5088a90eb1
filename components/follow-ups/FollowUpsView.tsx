import { i18n } from '#i18n';
import { ViewHeader } from '@/components/shared/lists/ViewHeader';
import { FollowUps } from './FollowUps';
import type { FollowUpListModel } from './follow-up-list';

/** The follow-ups in the dashboard. */
export function FollowUpsView({ model }: { model: FollowUpListModel }) {
  return (
    <section class="view">
      <ViewHeader title={i18n.t('follow_ups.title')} />
      <FollowUps model={model} />
    </section>
  );
}
