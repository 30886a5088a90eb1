import type { ComponentProps } from 'preact';
import { i18n } from '#i18n';
import { FollowUps } from '@/components/follow-ups/FollowUps';
import { callRowsOf } from '@/components/log/latest/CallRow';
import { SearchedLog } from '@/components/log/latest/SearchedLog';
import { Tabs } from '@/components/shared/controls/Tabs';
import { PageNumbers } from './page-numbers/PageNumbers';
import type { PopupModel } from './popup-model';

type CallsPanelModel = Parameters<typeof callRowsOf>[0] &
  Pick<PopupModel, 'log' | 'logSearch' | 'foundWrapUps' | 'countdown' | 'now'>;

interface PopupTabsProps {
  model: CallsPanelModel &
    ComponentProps<typeof FollowUps>['model'] &
    Pick<PopupModel, 'dial' | 'page' | 'pageQueue' | 'search' | 'view'>;
}

/** The views below the dial field: the call log, the numbers of this page, and follow-ups. */
export function PopupTabs({ model }: PopupTabsProps) {
  const { dial, page, pageQueue, search, view } = model;
  return (
    <Tabs
      label={i18n.t('popup.tabs')}
      chosen={view}
      tabs={[
        { id: 'calls', words: i18n.t('popup.calls') },
        { id: 'page', words: i18n.t('popup.this_page'), count: numberCount(model) },
        { id: 'followups', words: i18n.t('follow_ups.title'), count: dueCount(model) },
      ]}
    >
      {view.value === 'calls' && <CallsPanel model={model} />}
      {view.value === 'page' && (
        <PageNumbers page={page} queue={pageQueue} search={search} fill={dial.fill} />
      )}
      {view.value === 'followups' && <FollowUps model={model} />}
    </Tabs>
  );
}

function CallsPanel({ model }: { model: CallsPanelModel }) {
  const rows = callRowsOf(model);
  return (
    <SearchedLog
      log={model.log}
      search={model.logSearch}
      rows={rows}
      foundRows={{ ...rows, wrapUps: model.foundWrapUps }}
      now={model.now}
      settings={model.settings.value}
      isCounting={model.countdown.counting.value !== undefined}
    />
  );
}

/** Undefined until the numbers of the page are read. */
function numberCount({ page }: Pick<PopupModel, 'page'>): number | undefined {
  const numbers = page.numbers.value;
  return numbers.state === 'read' ? numbers.numbers.length : undefined;
}

/** Undefined if nothing is due: a tab shows no zero. */
function dueCount({ followUps }: Pick<PopupModel, 'followUps'>): number | undefined {
  return followUps.due.value?.length || undefined;
}
