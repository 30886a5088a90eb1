import { i18n } from '#i18n';
import { percentText } from '@/components/shared/lists/count-text';
import { type AnsweredCalls, MAX_UNSPOKEN, type NobodySpoke } from './nobody-spoke';

const SOURCE = 'https://www.ecfr.gov/current/title-47/section-64.1200';

/** In how many answered calls nobody spoke, beside what US rules allow. Without such calls, nothing. */
export function NobodySpokeShare({ counts: { today, month } }: { counts: NobodySpoke }) {
  if (month.answered === 0) return null;
  return (
    <p class="nobody-spoke">
      <span class={shareOf(month) > MAX_UNSPOKEN ? 'over' : undefined}>
        {i18n.t('queue.nobody_spoke', [textOf(today), textOf(month)])}
      </span>{' '}
      <span>
        {i18n.t('queue.nobody_spoke_limit', [percentText(MAX_UNSPOKEN)])}{' '}
        <a href={SOURCE} target="_blank" rel="noreferrer">
          47 CFR 64.1200(a)(7)
        </a>
      </span>
    </p>
  );
}

function textOf({ unspoken, answered }: AnsweredCalls): string {
  if (answered === 0) return '–';
  const share = percentText(unspoken / answered);
  return i18n.t('queue.nobody_spoke_of', [share, String(unspoken), String(answered)]);
}

function shareOf({ unspoken, answered }: AnsweredCalls): number {
  return answered === 0 ? 0 : unspoken / answered;
}
