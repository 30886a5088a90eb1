import { i18n } from '#i18n';
import { CallLog } from '@/components/calls/CallLog';
import { Countdown } from '@/components/calls/Countdown';
import { useEscape } from '@/components/calls/use-escape';
import { DialField } from '@/components/dial/DialField';
import { Hint } from '@/components/dial/DialHint';
import { Legs } from '@/components/dial/LegSelects';
import { Tabs } from '@/components/ui/Tabs';
import type { PopupModel } from '@/lib/state/popup/popup-model';
import { PageNumbers } from './PageNumbers';
import { Header } from './PopupHeader';
import './popup.css';

/** The popup, and the side panel alike: dial, legs, and beneath them the log or this page. */
export function Popup({ model }: { model: PopupModel }) {
  useEscape(model.countdown);
  const { numbers } = model.page;
  const count = numbers.value.state === 'read' ? numbers.value.numbers.length : undefined;
  return (
    <main class="popup">
      <Header model={model} />
      <section class="dial" aria-label={i18n.t('popup.number_label')}>
        <DialField model={model.dial} />
        <Hint model={model} />
        <Legs model={model} />
        <Countdown model={model} />
      </section>
      <Tabs
        label={i18n.t('popup.tabs')}
        chosen={model.view}
        tabs={[
          { id: 'calls', words: i18n.t('popup.calls') },
          { id: 'page', words: i18n.t('popup.this_page'), count },
        ]}
      >
        {model.view.value === 'calls' ? <CallLog model={model} /> : <PageNumbers model={model} />}
      </Tabs>
    </main>
  );
}
