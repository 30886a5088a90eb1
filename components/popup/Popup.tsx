import { i18n } from '#i18n';
import { callRowsOf } from '@/components/calls/call-rows';
import { Countdown } from '@/components/calls/countdown/Countdown';
import { useEscape } from '@/components/calls/countdown/use-escape';
import { SearchedLog } from '@/components/calls/search/SearchedLog';
import { DIAL_FIELD_ID, DialField, type FieldList } from '@/components/dial/DialField';
import { DialHint } from '@/components/dial/DialHint';
import { LegSelects } from '@/components/dial/LegSelects';
import { FollowUps } from '@/components/follow-ups/FollowUps';
import { ReadyBar } from '@/components/queue/ready/ReadyBar';
import { Tabs } from '@/components/ui/Tabs';
import { CurrentWrapUp } from '@/components/wrap-up/CurrentWrapUp';
import { numberInSentence } from '@/lib/i18n/in-sentence';
import type { PageNumber } from '@/lib/offers/model';
import type { PopupModel } from '@/lib/state/popup/popup-model';
import { ConfirmCall } from './confirm/ConfirmCall';
import { PopupHeader } from './PopupHeader';
import { chosenRowId, MATCHES_ID } from './page-numbers/NumberMatches';
import { PageNumbers } from './page-numbers/PageNumbers';
import { isTypingElsewhere } from './typing-elsewhere';
import './popup.css';

/** The popup and the side panel: the dial field, the legs, and below them the log or this page. */
export function Popup({ model }: { model: PopupModel }) {
  const {
    actions,
    confirmation,
    countdown,
    dial,
    log,
    now,
    page,
    pageQueue,
    recordingNotices: notices,
    search,
    settings,
    texts,
    wrapUp,
  } = model;
  useEscape(countdown);
  const rows = callRowsOf(model);
  const { numbers } = page;
  const count = numbers.value.state === 'read' ? numbers.value.numbers.length : undefined;
  return (
    <main class="popup">
      <PopupHeader {...model} />
      {confirmation.waiting.value ? (
        <ConfirmCall
          waiting={confirmation.waiting.value}
          model={confirmation}
          {...{ notices, now }}
        />
      ) : (
        <section class="dial" aria-label={i18n.t('popup.number_label')}>
          <DialField model={dial} list={listOf(model)} />
          {search.chosen.value ? (
            <ChosenHint number={search.chosen.value} />
          ) : (
            <DialHint dial={dial} now={now} showLog={actions.showLog} />
          )}
          <LegSelects settings={settings} texts={texts} next={dial.preview.value?.legs} />
          <Countdown countdown={countdown} texts={texts} actions={actions} />
        </section>
      )}
      <CurrentWrapUp
        model={wrapUp}
        texts={texts}
        notices={notices}
        settings={settings.value.value}
        isTypingElsewhere={(call) => isTypingElsewhere({ dial, countdown }, call)}
        onDone={toDialField}
      />
      {!confirmation.waiting.value && <ReadyBar ready={model.ready} />}
      {/* A page can open the confirmation under a hand that is clicking, so nothing else here can be pressed. */}
      {!confirmation.waiting.value && (
        <Tabs
          label={i18n.t('popup.tabs')}
          chosen={model.view}
          tabs={[
            { id: 'calls', words: i18n.t('popup.calls') },
            { id: 'page', words: i18n.t('popup.this_page'), count },
            { id: 'followups', words: i18n.t('follow_ups.title'), count: dueCount(model) },
          ]}
        >
          {model.view.value === 'calls' && (
            <SearchedLog
              log={log}
              search={model.logSearch}
              rows={rows}
              foundRows={{ ...rows, wrapUps: model.foundWrapUps }}
              now={now}
              settings={settings.value}
              isCounting={countdown.counting.value !== undefined}
            />
          )}
          {model.view.value === 'page' && (
            <PageNumbers page={page} queue={pageQueue} search={search} fill={dial.fill} />
          )}
          {model.view.value === 'followups' && <FollowUps model={model} />}
        </Tabs>
      )}
    </main>
  );
}

/** Nothing to count is no number. */
function dueCount({ followUps }: PopupModel): number | undefined {
  return followUps.due.value?.length || undefined;
}

/** The next call starts there. */
function toDialField(): void {
  document.getElementById(DIAL_FIELD_ID)?.focus();
}

/** The numbers of this page, as the list that the field's arrow keys move through. */
function listOf({ search, view }: PopupModel): FieldList {
  const isShown = view.value === 'page' && (search.matches.value ?? []).length > 0;
  return {
    id: MATCHES_ID,
    open: isShown,
    chosen: chosenRowId(search),
    onArrow: search.move,
  };
}

/** Says whom Enter calls. */
function ChosenHint({ number }: { number: PageNumber }) {
  const who = [number.calleeName, numberInSentence(number.text)].filter(Boolean).join(' · ');
  return (
    <div class="hint" id="dial-hint" aria-live="polite">
      <p>{i18n.t(number.e164 ? 'page.enter_calls' : 'page.enter_fills', [who])}</p>
    </div>
  );
}
