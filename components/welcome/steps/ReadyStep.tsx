import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { Practice } from '@/components/practice/Practice';
import { Icon, type IconName } from '@/components/shared/icons/Icon';
import type { WelcomeModel } from '@/components/welcome/model/welcome-model';
import { Step } from './Step';

const NEEDED = ['connect', 'numbers', 'sites'] as const;

/** The end: what is still missing, a practice call, and what to do next. */
export function ReadyStep({ model }: { model: WelcomeModel }) {
  const { crm, done, go, keys } = model;
  const missing = NEEDED.filter((step) => !done.value.has(step));
  const isReady = !missing.some((step) => step !== 'sites');
  return (
    <Step
      title={i18n.t(isReady ? 'welcome.ready' : 'welcome.almost_ready')}
      words={i18n.t(isReady ? 'welcome.ready_help' : 'welcome.almost_ready_help')}
    >
      {missing.length > 0 && (
        <ul class="welcome-missing">
          {missing.map((step) => (
            <li key={step}>
              <button type="button" class="ghost" onClick={() => go(step)}>
                {i18n.t(`welcome.missing.${step}`)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <PracticeOffer open={model.openPractice} />
      <ul class="welcome-next">
        <NextThing icon="pin" title={i18n.t('welcome.pin')} words={i18n.t('welcome.pin_help')} />
        <NextThing
          icon="page"
          title={i18n.t('welcome.open_crm')}
          words={i18n.t('welcome.open_crm_help')}
          href={addressOf(crm.value)}
        />
        <NextThing
          icon="gear"
          title={i18n.t('welcome.more')}
          words={i18n.t('welcome.more_help')}
          href="/options.html"
        />
      </ul>
      {keys.value.length > 0 && (
        <>
          <h3>{i18n.t('welcome.keys')}</h3>
          <dl class="welcome-keys">
            {keys.value.map(({ words, keys: pressed }) => (
              <div key={pressed}>
                <dt>
                  <kbd>{pressed}</kbd>
                </dt>
                <dd>{words ?? i18n.t('welcome.open_popup')}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Step>
  );
}

/** A practice call, once the rep wants one. */
function PracticeOffer({ open }: { open: WelcomeModel['openPractice'] }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Practice open={open} />;
  return (
    <div class="welcome-practice">
      <button type="button" class="ghost" onClick={() => setOpen(true)}>
        <Icon name="phone" />
        {i18n.t('practice.start')}
      </button>
      <p>{i18n.t('practice.start_help')}</p>
    </div>
  );
}

/** The CRM's address as a link, if it is one. */
function addressOf(typed: string): string | undefined {
  const url = URL.parse(typed) ?? URL.parse(`https://${typed}`);
  return url && /^https?:$/.test(url.protocol) && typed ? url.href : undefined;
}

interface NextThingProps {
  icon: IconName;
  title: string;
  words: string;
  href?: string | undefined;
}

function NextThing({ icon, title, words, href }: NextThingProps) {
  return (
    <li>
      <Icon name={icon} />
      <div>
        <h3>
          {href ? (
            <a href={href} target="_blank" rel="noopener">
              {title}
            </a>
          ) : (
            title
          )}
        </h3>
        <p>{words}</p>
      </div>
    </li>
  );
}
