import { i18n } from '#i18n';
import { CallLog } from '@/components/calls/CallLog';
import { Countdown } from '@/components/calls/Countdown';
import { useEscape } from '@/components/calls/use-escape';
import { DialField } from '@/components/dial/DialField';
import { DialHint } from '@/components/dial/DialHint';
import { LegSelects } from '@/components/dial/LegSelects';
import { Tabs } from '@/components/ui/Tabs';
import type { PopupModel } from '@/lib/state/popup/popup-model';
import { ConfirmCall } from './ConfirmCall';
import { PageNumbers } from './PageNumbers';
import { PopupHeader } from './PopupHeader';
import './popup.css';

/** The popup and the side panel: the dial field, the legs, and below them the log or this page. */
export function Popup({ model }: { model: PopupModel }) {
  const {
    actions,
    confirmation,
    connection,
    countdown,
    dial,
    log,
    now,
    opened,
    page,
    settings,
    texts,
  } = model;
  useEscape(countdown);
  const { numbers } = page;
  const count = numbers.value.state === 'read' ? numbers.value.numbers.length : undefined;
  return (
    <main class="popup">
      <PopupHeader connection={connection} openSidePanel={model.openSidePanel} />
      {confirmation.waiting.value ? (
        <ConfirmCall waiting={confirmation.waiting.value} model={confirmation} now={now} />
      ) : (
        <section class="dial" aria-label={i18n.t('popup.number_label')}>
          <DialField model={dial} />
          <DialHint dial={dial} now={now} showLog={actions.showLog} />
          <LegSelects settings={settings} texts={texts} />
          <Countdown countdown={countdown} texts={texts} actions={actions} />
        </section>
      )}
      <Tabs
        label={i18n.t('popup.tabs')}
        chosen={model.view}
        tabs={[
          { id: 'calls', words: i18n.t('popup.calls') },
          { id: 'page', words: i18n.t('popup.this_page'), count },
        ]}
      >
        {model.view.value === 'calls' ? (
          <CallLog
            log={log}
            rows={{ texts, opened, actions }}
            now={now}
            settings={settings.value}
          />
        ) : (
          <PageNumbers page={page} fill={dial.fill} />
        )}
      </Tabs>
    </main>
  );
}
