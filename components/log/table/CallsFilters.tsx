import { useId } from 'preact/hooks';
import { i18n } from '#i18n';
import type { CallRowsModel } from '@/components/log/latest/CallRow';
import { campaignIdIn } from '@/components/log/query/campaign-key';
import { type SpeechGroup, speechGroups } from '@/components/log/query/speech-group';
import { SelectFilter, TextFilter } from '@/components/shared/lists/Filters';
import { nameOfWorkspace } from '@/components/workspaces/workspace-name';
import { callStates } from '@/lib/calls/model';
import { dispositionText } from '@/lib/i18n/after-call/call-words';
import { nameInSentence } from '@/lib/i18n/in-sentence';
import type { LoggedCampaign } from './called-campaigns';
import type { CallsTableModel } from './calls-table-model';

interface CallsFiltersProps {
  table: CallsTableModel;
  rows: Pick<CallRowsModel, 'settings' | 'texts'>;
}

/** Search by name, number or note, and filters by day, caller ID, disposition, campaign, recording and state. */
export function CallsFilters({ table, rows }: CallsFiltersProps) {
  const { search, state, did, disposition, campaign, speech, from, to } = table.query.value;
  const stateOf = (text: string) => callStates.find((name) => name === text) ?? '';
  return (
    <search class="filters">
      <TextFilter
        label={i18n.t('log.search')}
        value={search}
        inputMode="search"
        onFocus={table.prepareSearch}
        onType={(text) => table.set({ search: text }, true)}
      />
      <DayFilter
        label={i18n.t('log.from_day')}
        value={from}
        max={to}
        onChange={(day) => table.set({ from: day })}
      />
      <DayFilter
        label={i18n.t('log.to_day')}
        value={to}
        min={from}
        onChange={(day) => table.set({ to: day })}
      />
      <SelectFilter
        label={i18n.t('log.caller_id')}
        value={did}
        choices={didChoices(rows, did)}
        onChange={(value) => table.set({ did: value })}
      />
      <SelectFilter
        label={i18n.t('log.disposition')}
        value={disposition}
        choices={dispositionChoices(rows)}
        onChange={(value) => table.set({ disposition: value })}
      />
      {(table.campaigns.value.length > 0 || campaign) && (
        <SelectFilter
          label={i18n.t('log.campaign')}
          value={campaign}
          choices={campaignChoices(table, campaign)}
          onChange={(value) => table.set({ campaign: value })}
        />
      )}
      <SelectFilter
        label={i18n.t('speech.filter.title')}
        value={speech}
        choices={speechChoices()}
        onChange={(value) => table.set({ speech: speechGroupOf(value) })}
      />
      <SelectFilter
        label={i18n.t('log.state')}
        value={state}
        choices={stateChoices()}
        onChange={(value) => table.set({ state: stateOf(value) })}
      />
    </search>
  );
}

/** The rep's DIDs, and the chosen one even if it is no longer in the settings. */
function didChoices({ settings, texts }: CallsFiltersProps['rows'], chosen: string) {
  const own = settings.value.value?.dids.map(({ e164 }) => e164) ?? [];
  const dids = new Set(chosen ? [...own, chosen] : own);
  const choices = [...dids].map((e164) => ({ value: e164, words: texts.of(e164) }));
  return [{ value: '', words: i18n.t('log.any_caller_id') }, ...choices];
}

function dispositionChoices({ settings }: CallsFiltersProps['rows']) {
  const list = settings.value.value?.dispositions ?? [];
  const choices = list.map(({ id }) => ({ value: id, words: dispositionText(id, list) }));
  return [{ value: '', words: i18n.t('log.any_disposition') }, ...choices];
}

/**
 * The campaigns of the log, and the chosen one even if it is no longer there. Each names its workspace where there are
 * several: two may have a campaign of the same name.
 */
function campaignChoices({ campaigns, workspaces }: CallsTableModel, chosen: string) {
  const list = workspaces.value;
  const ids = new Set([
    ...list.map(({ id }) => id),
    ...campaigns.value.map(({ workspace }) => workspace),
  ]);
  const areSeveral = ids.size > 1;
  const wordsOf = ({ name, workspace }: LoggedCampaign) =>
    areSeveral ? [name, nameOfWorkspace(workspace, list)].map(nameInSentence).join(' · ') : name;
  const choices = campaigns.value.map((each) => ({ value: each.key, words: wordsOf(each) }));
  if (chosen && !choices.some(({ value }) => value === chosen)) {
    choices.push({ value: chosen, words: i18n.t('campaigns.unnamed', [campaignIdIn(chosen)]) });
  }
  return [{ value: '', words: i18n.t('log.any_campaign') }, ...choices];
}

function speechGroupOf(text: string): SpeechGroup | '' {
  return speechGroups.find((group) => group === text) ?? '';
}

function speechChoices() {
  const choices = speechGroups.map((group) => ({
    value: group,
    words: i18n.t(`speech.filter.${group}`),
  }));
  return [{ value: '', words: i18n.t('speech.filter.any') }, ...choices];
}

function stateChoices() {
  const choices = callStates.map((name) => ({ value: name, words: i18n.t(`call.state.${name}`) }));
  return [{ value: '', words: i18n.t('log.any_state') }, ...choices];
}

interface DayFilterProps {
  label: string;
  /** `2026-11-23`; empty for any day. */
  value: string;
  /** The other end of the range. */
  min?: string;
  max?: string;
  onChange: (day: string) => void;
}

/** The first or last day of a range. */
function DayFilter({ label, value, min, max, onChange }: DayFilterProps) {
  const id = useId();
  return (
    <div class="filter day-filter">
      <label for={id}>{label}</label>
      <input
        id={id}
        class="control"
        type="date"
        value={value}
        min={min}
        max={max}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
