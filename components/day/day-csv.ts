import { i18n } from '#i18n';
import type { CallShare, DayFigures } from './day-figures';
import { hourText } from './HoursChart';

/** How the keys of the figures read. */
export interface DayTexts {
  did: (e164: string) => string;
  disposition: (id: string) => string;
}

/** Returns the figures as rows of a table: figure, item, calls, and out of how many. */
export function dayRows(figures: DayFigures, { did, disposition }: DayTexts): string[][] {
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
    ...hours.map((calls, at) => item(hour, hourText(at), calls)),
    ...dids.map(({ key, calls }) => item(line, did(key), calls)),
    ...dispositions.map(({ key, calls }) => item(result, disposition(key), calls)),
  ];
}
