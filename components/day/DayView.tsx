import { i18n } from '#i18n';
import { SelectFilter } from '@/components/shared/lists/Filters';
import { Skeleton } from '@/components/shared/lists/ListFrame';
import { ViewHeader } from '@/components/shared/lists/ViewHeader';
import type { NumberTexts } from '@/components/shared/models/number-texts';
import type { SettingsModel } from '@/components/shared/models/settings-model';
import { Notice } from '@/components/shared/notices/Notice';
import { HoursChart, hourText, TallyChart } from './DayCharts';
import { DayFacts, DayGoal } from './DayFacts';
import type { DayFigures } from './day-figures';
import type { DayModel } from './day-model';
import { periodFrom, periods } from './periods';
import { ReachedSection } from './reached/ReachedSection';
import type { CallShare } from './reached/share-interval';
import { REACHED_DAYS } from './read-reached';
import './my-day.css';
import { dispositionText } from '@/lib/i18n/after-call/call-words';

interface DayViewProps {
  day: DayModel;
  settings: SettingsModel;
  texts: NumberTexts;
  openOptions: () => void;
}

/** The rep's own calls of a day, a week or a month, read from the log. */
export function DayView({ day, settings, texts, openOptions }: DayViewProps) {
  const words = textsOf(settings, texts);
  const figures = day.figures.value;
  return (
    <section class="view my-day">
      <ViewHeader title={i18n.t('my_day.title')}>
        <button
          type="button"
          class="ghost"
          disabled={!figures?.calls}
          onClick={() => figures && day.saveCsv(dayRows(figures, words))}
        >
          {i18n.t('log.export')}
        </button>
      </ViewHeader>
      <div class="filters">
        <SelectFilter
          label={i18n.t('my_day.period')}
          value={day.period.value}
          choices={periods.map((value) => ({ value, words: i18n.t(`my_day.periods.${value}`) }))}
          onChange={(value) => day.choose(periodFrom(value))}
        />
        <DayGoal model={day} openOptions={openOptions} />
      </div>
      {day.failed.value ? <Failed day={day} /> : <Figures figures={figures} words={words} />}
      <Reached day={day} didText={words.did} />
    </section>
  );
}

function textsOf(settings: SettingsModel, texts: NumberTexts): DayTexts {
  const { dids = [], dispositions = [] } = settings.value.value ?? {};
  return {
    did: (e164) => dids.find((each) => each.e164 === e164)?.label || texts.of(e164),
    disposition: (id) =>
      id === '' ? i18n.t('my_day.no_disposition') : dispositionText(id, dispositions),
  };
}

function Figures({ figures, words }: { figures: DayFigures | undefined; words: DayTexts }) {
  if (!figures) return <Skeleton />;
  if (figures.calls === 0) {
    return <Notice icon="phone" title={i18n.t('my_day.none')} next={i18n.t('my_day.none_hint')} />;
  }
  return (
    <>
      <DayFacts figures={figures} />
      <div class="day-charts">
        <HoursChart hours={figures.hours} />
        <TallyChart
          title={i18n.t('my_day.by_caller_id')}
          what={i18n.t('log.caller_id')}
          tallies={figures.dids}
          textOf={words.did}
          areNumbers
        />
        <TallyChart
          title={i18n.t('my_day.by_disposition')}
          what={i18n.t('log.disposition')}
          tallies={figures.dispositions}
          textOf={words.disposition}
        />
      </div>
    </>
  );
}

function Reached({ day, didText }: { day: DayModel; didText: DayTexts['did'] }) {
  const figures = day.reached.value;
  if (figures === 'failed') return day.failed.value ? null : <Failed day={day} />;
  return figures && <ReachedSection figures={figures} days={REACHED_DAYS} didText={didText} />;
}

function Failed({ day }: { day: DayModel }) {
  return (
    <Notice icon="alert" title={i18n.t('log.failed')}>
      <button type="button" class="ghost" onClick={() => day.retry()}>
        {i18n.t('dashboard.try_again')}
      </button>
    </Notice>
  );
}

/** How the keys of the figures read. */
interface DayTexts {
  did: (e164: string) => string;
  disposition: (id: string) => string;
}

/** Returns the figures as rows of a table: figure, item, calls, and out of how many. */
function dayRows(figures: DayFigures, { did, disposition }: DayTexts): string[][] {
  const { hours, dids, dispositions } = figures;
  const share = (name: string, { count, of }: CallShare) => [name, '', `${count}`, `${of}`];
  const item = (name: string, text: string, calls: number) => [name, text, `${calls}`, ''];
  const [hour, line, result] = [
    i18n.t('my_day.by_hour'),
    i18n.t('my_day.by_caller_id'),
    i18n.t('my_day.by_disposition'),
  ];
  return [
    ['figure', 'item', 'calls', 'of'].map((name) => i18n.t(`my_day.csv.${name as 'figure'}`)),
    [i18n.t('my_day.calls'), '', `${figures.calls}`, ''],
    share(i18n.t('my_day.reached'), figures.reached),
    share(i18n.t('my_day.recorded'), figures.recorded),
    share(i18n.t('my_day.nobody_spoke'), figures.nobodySpoke),
    share(i18n.t('speech.day'), figures.silent),
    ...hours.map((calls, at) => item(hour, hourText(at), calls)),
    ...dids.map(({ key, calls }) => item(line, did(key), calls)),
    ...dispositions.map(({ key, calls }) => item(result, disposition(key), calls)),
  ];
}
