import { i18n } from '#i18n';
import { ViewHeader } from '@/components/shared/lists/ViewHeader';
import { Notice } from '@/components/shared/notices/Notice';
import type { Call } from '@/lib/calls/model';
import { whomAndNumber } from '@/lib/i18n/in-sentence';
import { momentText } from '@/lib/i18n/times';
import { type FollowUpListModel, FollowUpRow } from './FollowUpRow';
import type { FollowUp } from './follow-ups-model';
import './follow-ups.css';
import { problemText } from '@/lib/i18n/problem-text';

/** The follow-ups that are not done: those that are due, then those to come. */
export function FollowUps({ model }: { model: FollowUpListModel }) {
  const { due, upcoming, problem } = model.followUps;
  const calls = [...(due.value ?? []), ...upcoming.value].map(({ call }) => call);
  return (
    <div class="follow-ups">
      <p class="follow-ups-status" role="status">
        {changeText(model)}
      </p>
      {problem.value && <p role="alert">{problemText({ code: 'not-saved' })}</p>}
      {due.value?.length === 0 && upcoming.value.length === 0 && (
        <Notice
          icon="clock"
          title={i18n.t('follow_ups.none')}
          next={i18n.t('follow_ups.none_hint')}
        />
      )}
      <Part title={i18n.t('follow_ups.due')} rows={due.value ?? []} {...{ calls, model }} />
      <Part title={i18n.t('follow_ups.upcoming')} rows={upcoming.value} {...{ calls, model }} />
    </div>
  );
}

/** The follow-ups in the dashboard. */
export function FollowUpsView({ model }: { model: FollowUpListModel }) {
  return (
    <section class="view">
      <ViewHeader title={i18n.t('follow_ups.title')} />
      <FollowUps model={model} />
    </section>
  );
}

interface PartProps {
  title: string;
  rows: readonly FollowUp[];
  /** The calls of all rows, of the other part too. */
  calls: readonly Call[];
  model: FollowUpListModel;
}

function Part({ title, rows, calls, model }: PartProps) {
  if (rows.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {rows.map((followUp) => (
          <FollowUpRow key={followUp.call.id} {...{ followUp, calls, model }} />
        ))}
      </ul>
    </section>
  );
}

function changeText({ followUps, texts }: FollowUpListModel): string | undefined {
  const changed = followUps.changed.value;
  if (!changed) return undefined;
  const { call } = changed.followUp;
  const whom = whomAndNumber(call.calleeName, texts.of(call.callee));
  if (changed.at === undefined) return i18n.t('follow_ups.finished', [whom]);
  return i18n.t('follow_ups.snoozed', [whom, momentText(changed.at)]);
}
