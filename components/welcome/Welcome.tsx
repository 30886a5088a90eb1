import { i18n } from '#i18n';
import { Icon } from '@/components/shared/icons/Icon';
import { STEPS, type WelcomeStep } from '@/lib/settings/welcome-progress';
import type { WelcomeModel } from './model/welcome-model';
import { ConnectStep } from './steps/ConnectStep';
import { NumbersStep } from './steps/NumbersStep';
import { ReadyStep } from './steps/ReadyStep';
import { SitesStep } from './steps/SitesStep';
import './welcome.css';

/** The welcome page: one step at a time, and which are done. */
export function Welcome({ model }: { model: WelcomeModel }) {
  const step = model.step.value;
  const isUnreadable = model.settings.failed.value;
  return (
    <main class="welcome">
      <header>
        <Icon name="phone" />
        <h1>{i18n.t('welcome.title')}</h1>
        <p>{i18n.t('description')}</p>
      </header>
      {isUnreadable && <p role="alert">{i18n.t('options.failed')}</p>}
      {step && <StepList model={model} shown={step} />}
      {step && <StepView key={step} step={step} model={model} />}
    </main>
  );
}

function StepList({ model, shown }: { model: WelcomeModel; shown: WelcomeStep }) {
  return (
    <nav aria-label={i18n.t('welcome.steps')}>
      <ol class="welcome-steps">
        {STEPS.map((step, index) => {
          const isDone = model.done.value.has(step);
          return (
            <li key={step}>
              <button
                type="button"
                aria-current={step === shown ? 'step' : undefined}
                onClick={() => model.go(step)}
              >
                <span class="welcome-step-sign">
                  {isDone ? <Icon name="check" /> : String(index + 1)}
                </span>
                <span class="welcome-step-name">{i18n.t(`welcome.step_names.${step}`)}</span>
                {isDone && <span class="visually-hidden">{i18n.t('options.done')}</span>}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

const views = {
  connect: ConnectStep,
  numbers: NumbersStep,
  sites: SitesStep,
  ready: ReadyStep,
} as const;

function StepView({ step, model }: { step: WelcomeStep; model: WelcomeModel }) {
  const View = views[step];
  return <View model={model} />;
}
