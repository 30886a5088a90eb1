import { useEffect, useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import { Icon } from '@/components/shared/icons/Icon';
import { countText } from '@/components/shared/lists/count-text';
import { Remark } from '@/components/shared/notices/Remark';
import { keepReasons, type LogDeletion } from '@/lib/calls/retention/model';
import { requestProblemText } from '@/lib/i18n/request-problem-text';
import type { LogDeletionModel } from './log-deletion-model';
import './delete-log.css';

/** Deletes the call log. Asks first, and says what stays. */
export function DeleteLog({ model }: { model: LogDeletionModel }) {
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
        {typeof result.value === 'number' && i18n.t('retention.deleted', [countText(result.value)])}
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
