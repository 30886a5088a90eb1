import type { ComponentChildren } from 'preact';
import { i18n } from '#i18n';
import { MAX_UNSPOKEN } from '@/components/queue/nobody-spoke';
import { countText, percentText } from '@/components/shared/lists/count-text';
import { counted } from '@/lib/i18n/counted';
import type { DayFigures } from './day-figures';
import type { DayModel } from './day-model';
import type { CallShare } from './reached/share-interval';

/** The few numbers that a rep looks for first. */
export function DayFacts({ figures }: { figures: DayFigures }) {
  const { reached, recorded, nobodySpoke, silent } = figures;
  const isOver = nobodySpoke.of > 0 && nobodySpoke.count / nobodySpoke.of > MAX_UNSPOKEN;
  return (
    <dl class="day-facts">
      <Fact name={i18n.t('my_day.calls')} value={countText(figures.calls)}>
        {i18n.t('my_day.calls_help')}
      </Fact>
      <ShareFact name={i18n.t('my_day.reached')} share={reached}>
        {i18n.t('my_day.reached_help')}
      </ShareFact>
      <ShareFact name={i18n.t('my_day.recorded')} share={recorded}>
        {i18n.t('my_day.recorded_help')}
      </ShareFact>
      <ShareFact name={i18n.t('my_day.nobody_spoke')} share={nobodySpoke} isOver={isOver}>
        {i18n.t('my_day.nobody_spoke_help', [percentText(MAX_UNSPOKEN)])}
      </ShareFact>
      {silent.of > 0 && (
        <ShareFact name={i18n.t('speech.day')} share={silent}>
          {i18n.t('speech.day_help')}
        </ShareFact>
      )}
    </dl>
  );
}

interface FactProps {
  name: string;
  children: ComponentChildren;
}

function ShareFact({
  share: { count, of },
  isOver = false,
  ...fact
}: FactProps & { share: CallShare; isOver?: boolean }) {
  const value = of === 0 ? '–' : percentText(count / of);
  const detail = i18n.t('my_day.share', [countText(count), countText(of)]);
  return <Fact {...fact} value={value} detail={of === 0 ? '' : detail} isOver={isOver} />;
}

function Fact(props: FactProps & { value: string; detail?: string; isOver?: boolean }) {
  const { name, value, detail, isOver, children } = props;
  return (
    <div class="day-fact">
      <dt>{name}</dt>
      <dd>
        <b class={isOver ? 'over' : undefined}>{value}</b> {detail && <span>{detail}</span>}
        <small>{children}</small>
      </dd>
    </div>
  );
}

/** How far the rep is with the goal of today. Without a goal, where to set one. */
export function DayGoal({ model, openOptions }: { model: DayModel; openOptions: () => void }) {
  const goal = model.goal.value;
  if (goal === 0) {
    return (
      <p class="day-goal">
        {i18n.t('my_day.no_goal')}{' '}
        <button type="button" class="ghost" onClick={openOptions}>
          {i18n.t('dashboard.open_options')}
        </button>
      </p>
    );
  }
  const progress = model.progress.value;
  if (!progress) return <p class="day-goal" />;
  const words = i18n.t('my_day.goal', [countText(progress.today), countText(goal)]);
  return (
    <p class="day-goal">
      <progress value={Math.min(progress.today, goal)} max={goal} aria-label={words} />
      <span>{words}</span>
      {progress.streak > 0 && (
        <span class="day-streak">{counted('my_day.streak', progress.streak)}</span>
      )}
    </p>
  );
}
