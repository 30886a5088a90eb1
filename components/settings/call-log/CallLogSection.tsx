import { useEffect, useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import { Saved, Section } from '@/components/settings/section/Section';
import { Field } from '@/components/shared/controls/Field';
import { Select } from '@/components/shared/controls/Select';
import { Icon } from '@/components/shared/icons/Icon';
import { countText } from '@/components/shared/lists/count-text';
import { Managed } from '@/components/shared/managed/Managed';
import type { SettingsModel } from '@/components/shared/models/settings-model';
import { Remark } from '@/components/shared/notices/Remark';
import { keepReasons, type LogDeletion } from '@/lib/calls/log/model';
import { counted } from '@/lib/i18n/counted';
import { requestProblemText } from '@/lib/i18n/problem-text';
import type { Settings } from '@/lib/settings/table';
import type { LogDeletionModel } from './log-deletion-model';
import './delete-log.css';

/** Times to choose from, days. */
const KEEP_DAYS = [30, 60, 90, 180, 365, 730];

interface CallLogSectionProps {
  model: SettingsModel;
  settings: Settings;
  deletion: LogDeletionModel;
}

/** For how long calls are kept, and deleting them now. */
export function CallLogSection({ model, settings, deletion }: CallLogSectionProps) {
  return (
    <Section id="call-log" title={i18n.t('retention.title')}>
      <Managed policy={model.policy.value} setting="keepCallsDays">
        <Field id="keep-calls" label={i18n.t('retention.keep')} help={i18n.t('retention.help')}>
          {(aria) => (
            <Select
              {...aria}
              value={String(settings.keepCallsDays)}
              choices={choicesWith(settings.keepCallsDays)}
              onChoose={(days) => void model.write('keepCallsDays', Number(days))}
            />
          )}
        </Field>
      </Managed>
      <Saved model={model} keys={['keepCallsDays']} />
      <DeleteLog model={deletion} />
    </Section>
  );
}

/** The choices, with the stored value even if it is not one of them. */
function choicesWith(current: number) {
  const days = [...new Set([...KEEP_DAYS, ...(current ? [current] : [])])].sort((a, b) => a - b);
  const limited = days.map((count) => ({
    value: String(count),
    words: i18n.t('retention.days', [countText(count)]),
  }));
  return [{ value: '0', words: i18n.t('retention.no_limit') }, ...limited];
}

/** Deletes the call log. Asks first, and says what stays. */
function DeleteLog({ model }: { model: LogDeletionModel }) {
  const { asked, busy, result } = model;
  const button = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (wasAsked.current && !asked.value) button.current?.focus();
    wasAsked.current = asked.value !== undefined;
  }, [asked.value]);
  return (
    <div class="delete-log">
      {asked.value ? (
        <Question deletion={asked.value} model={model} />
      ) : (
        <button
          ref={button}
          type="button"
          class="ghost"
          disabled={busy.value}
          onClick={() => void model.ask()}
        >
          <Icon name="ban" />
          {i18n.t('retention.delete_all')}
        </button>
      )}
      <p role="status" class={typeof result.value === 'object' ? 'delete-log-problem' : ''}>
        {typeof result.value === 'number' && counted('retention.deleted', result.value)}
        {typeof result.value === 'object' && requestProblemText(result.value)}
      </p>
    </div>
  );
}

/** Esc keeps the log. */
function Question({ deletion, model }: { deletion: LogDeletion; model: LogDeletionModel }) {
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  return (
    <div
      role="alertdialog"
      aria-labelledby="delete-log-title"
      aria-describedby="delete-log-text"
      onKeyDown={(event) => {
        if (event.key === 'Escape') model.cancel();
      }}
    >
      <Remark tone="warn">
        <DeletionText deletion={deletion} />
        <div class="delete-log-actions">
          <button ref={cancel} type="button" class="ghost" onClick={() => model.cancel()}>
            {i18n.t('options.cancel')}
          </button>
          {deletion.deletes > 0 && (
            <button
              type="button"
              class="ghost delete-log-confirm"
              disabled={model.busy.value}
              onClick={() => void model.confirm()}
            >
              {i18n.t('retention.confirm')}
            </button>
          )}
        </div>
      </Remark>
    </div>
  );
}

/** How many calls would be deleted, and which stay. */
function DeletionText({ deletion: { deletes, keeps } }: { deletion: LogDeletion }) {
  const stays = keepReasons.flatMap((reason) => {
    const count = keeps[reason];
    return count ? [i18n.t(`retention.stays.${reason}`, [countText(count)])] : [];
  });
  return (
    <>
      <p id="delete-log-title">
        <b>
          {deletes > 0
            ? i18n.t('retention.ask', [countText(deletes)])
            : i18n.t('retention.nothing')}
        </b>
      </p>
      <div id="delete-log-text">
        {deletes > 0 && <p>{i18n.t('retention.warning')}</p>}
        <p>{i18n.t('retention.stays_always')}</p>
        {stays.length > 0 && (
          <ul>
            {stays.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
